import { BODY_AND_GIFT_KINDS } from './body-and-gift-kinds.ts';
import { FACE_AND_HAIR_KINDS } from './face-and-hair-kinds.ts';
import { asks, type KindGroup, nearest, same } from './kind-group.ts';

const FACE_MASKS = [
  ...['face mask', 'mud mask', 'sheet mask', 'overnight mask', 'clay mask', 'charcoal mask', 'facial mask'],
  'sleeping mask',
];

/** What shoppers in Britain call things, and what shops call them. Folded; joined, split and plural forms need no entry. */
export const KIND_GROUPS: readonly KindGroup[] = [
  same(
    'sun cream',
    'sunscreen',
    'sunblock',
    'sun protection',
    'sun lotion',
    'suntan lotion',
    'spf',
    'sun care',
  ),
  asks(['lipstick', 'lippy', 'lippie', 'rouge a levres'], ['lipstick']),
  nearest(
    ['self tan', 'self tanner', 'fake tan', 'tanning lotion', 'tanning mousse', 'gradual tan'],
    ['self tan', 'self tanner', 'fake tan', 'tanning lotion', 'tanning mousse', 'gradual tan'],
    ['bronzer', 'bronzing'],
  ),
  asks(
    [
      ...['travel size', 'travel set', 'mini size', 'mini', 'miniature', 'travel miniature', 'travel'],
      ...['travel kit', 'travel friendly', 'travel essential', 'holiday size', 'hand luggage'],
    ],
    ['travel size', 'travel set', 'mini size', 'mini', 'miniature', 'discovery set'],
  ),
  asks(
    ['lip gloss', 'lip glaze', 'lip lacquer', 'clear gloss', 'tinted gloss', 'shiny gloss'],
    ['lip gloss', 'lip glaze', 'lip lacquer'],
  ),
  same('lip liner', 'lip pencil'),
  asks(
    [
      'lip balm',
      'chapstick',
      'lip salve',
      'lip butter',
      'lip treatment',
      'lip care',
      'lipsalve',
      'vaseline',
      'baume a levres',
    ],
    ['lip balm', 'lip butter', 'lip treatment', 'lip salve', 'lip conditioner'],
  ),
  asks(
    ['makeup remover', 'make up remover', 'demaquillant', 'eye makeup remover'],
    [
      'makeup remover',
      'make up remover',
      'cleansing balm',
      'cleansing milk',
      'cleansing oil',
      'micellar',
      'cleansing wipe',
    ],
    ['nail'],
  ),
  nearest(
    ['micellar water', 'micellar', 'micellar cleanser'],
    ['micellar'],
    ['cleansing milk', 'cleansing balm', 'cleansing oil', 'makeup remover'],
  ),
  nearest(
    [
      ...[
        'spf moisturiser',
        'moisturiser with spf',
        'moisturiser spf',
        'spf day cream',
        'day cream with spf',
      ],
      ...[
        'spf moisturizer',
        'moisturizer with spf',
        'spf face cream',
        'face cream with spf',
        'day cream spf',
      ],
    ],
    ['spf moisturiser', 'moisturiser spf', 'spf day cream', 'day cream spf', 'spf moisturizer'],
    ['spf', 'sunscreen', 'sun cream', 'day cream', 'face cream', 'water cream', 'moisturiser'],
    ['spf', 'sunscreen', 'sun cream'],
  ),
  asks(
    ['face wash', 'face cleanser', 'facial cleanser', 'facial wash', 'cleanser'],
    [
      'cleanser',
      'face wash',
      'facial wash',
      'powder wash',
      'cleansing milk',
      'cleansing balm',
      'cleansing gel',
      'cleansing oil',
    ],
    ['brush'],
  ),
  nearest(
    ['false lash', 'fake lash', 'false eyelash', 'fake eyelash', 'strip lash', 'lash extension'],
    ['false lash', 'fake lash', 'false eyelash', 'fake eyelash', 'strip lash', 'lash extension'],
    ['mascara'],
  ),
  asks(
    ['nail polish', 'nail varnish', 'nail lacquer', 'nail colour', 'nail color', 'vernis', 'vernis a ongles'],
    ['nail polish', 'nail varnish', 'nail lacquer', 'nail colour', 'nail color'],
    ['remover'],
  ),
  nearest(
    ['gel nail', 'gel polish', 'gel nail polish', 'gel varnish', 'uv nail', 'shellac', 'nail gel'],
    ['gel nail', 'gel polish', 'gel lacquer', 'gel varnish'],
    ['nail polish', 'nail varnish', 'nail lacquer', 'nail colour', 'nail color', 'top coat'],
    ['nail polish', 'nail varnish', 'nail lacquer', 'nail colour', 'nail color'],
  ),
  asks(
    ['nail polish remover', 'nail varnish remover', 'nail lacquer remover', 'acetone'],
    ['nail polish remover', 'nail varnish remover', 'lacquer remover', 'polish remover'],
  ),
  asks(
    [
      ...[
        'face cream',
        'face moisturiser',
        'day cream',
        'facial moisturiser',
        'face moisturizer',
        'moisturiser',
      ],
      ...['moisturizer', 'facial cream', 'face lotion', 'moisturising cream', 'moisturizing cream'],
    ],
    ['face cream', 'day cream', 'water cream', 'night cream', 'moisturiser', 'moisturizer', 'face lotion'],
    ['hand', 'foot', 'body', 'eye', 'hair'],
  ),
  asks(['body moisturiser', 'body moisturizer', 'body cream'], ['body cream', 'body lotion', 'body butter']),
  asks(['shower gel', 'body wash', 'shower cream', 'shower'], ['body wash', 'shower gel', 'shower cream']),
  asks(
    ['bath soak', 'bath salt', 'bath bomb', 'bubble bath', 'soak'],
    ['bath salt', 'bath soak', 'bath tablet', 'bubble bath', 'bath bomb'],
  ),
  same('hair dryer', 'hair drier', 'blow dryer'),
  asks(
    ['hair straightener', 'straightener', 'hair iron', 'flat iron', 'straightening iron', 'ghd'],
    ['straightener', 'ceramic styler', 'hair styler', 'flat iron', 'straightening iron', 'styling iron'],
  ),
  same('curling wand', 'curling tong', 'curling iron', 'hair curler', 'hair tong', 'curler'),
  asks(
    ['hair brush', 'paddle brush', 'detangling brush', 'hairbrush'],
    ['hair brush', 'paddle brush', 'detangling brush', 'round brush'],
  ),
  asks(
    ['hair mask', 'hair masque', 'hair treatment', 'deep conditioner'],
    ['hair mask', 'hair masque', 'hair treatment', 'deep conditioner'],
  ),
  asks(['hair oil', 'scalp oil'], ['hair oil', 'scalp oil', 'shine oil']),
  asks(
    ['hair spray', 'hairspray'],
    ['hair spray', 'hairspray', 'protect spray', 'wave spray', 'finishing spray'],
  ),
  asks(
    ['heat protection', 'heat protectant', 'heat spray'],
    ['protect spray', 'heat protectant', 'heat protection'],
  ),
  asks(['apres shampooing'], ['conditioner']),
  asks(['leave in conditioner', 'leave in'], ['leave in conditioner', 'leave in']),
  same('setting spray', 'setting mist', 'fixing spray'),
  asks(['concealer', 'concealor'], ['concealer']),
  asks(
    ['tinted moisturiser', 'tinted moisturizer', 'bb cream', 'cc cream', 'skin tint'],
    ['skin tint', 'tinted moisturiser', 'tinted moisturizer', 'bb cream', 'cc cream', 'bb tinted'],
  ),
  same('highlighter', 'illuminator', 'luminizer', 'luminiser', 'strobe cream'),
  same('blusher', 'blush'),
  asks(
    ['eyeshadow', 'eye shadow', 'eyeshadow palette', 'smoky eye', 'smokey eye', 'smoky eye palette'],
    ['eyeshadow', 'eye shadow', 'liquid shadow'],
  ),
  asks(
    ['eyeliner', 'eye liner', 'eye pencil', 'kohl', 'liquid liner'],
    ['eyeliner', 'eye liner', 'liquid liner', 'eye pencil', 'kohl'],
  ),
  asks(
    ['brow gel', 'eyebrow gel', 'eyebrow', 'eyebrow brush gel'],
    ['brow gel', 'eyebrow gel', 'brow pencil', 'eyebrow pencil', 'brow'],
  ),
  asks(
    ['face powder', 'setting powder', 'loose powder', 'translucent powder', 'pressed powder'],
    ['loose powder', 'setting powder', 'face powder', 'pressed powder', 'translucent powder'],
  ),
  asks(
    ['makeup brush', 'make up brush', 'makeup brush set', 'cosmetic brush', 'foundation brush'],
    [
      'makeup brush',
      'brush set',
      'face brush',
      'foundation brush',
      'powder brush',
      'eye brush',
      'eyeshadow brush',
    ],
    ['hair', 'nail', 'body'],
  ),
  asks(
    ['makeup sponge', 'make up sponge', 'beauty blender', 'blending sponge'],
    ['sponge', 'beautyblender', 'beauty blender'],
    ['bath'],
  ),
  same('pillow mist', 'pillow spray', 'sleep spray'),
  asks(
    ['scrunchie', 'hair tie', 'hair band', 'bobble', 'hair elastic'],
    ['scrunchie', 'hair tie', 'hair elastic'],
  ),
  asks(['hair clip', 'hair grip', 'sectioning clip'], ['hair clip', 'sectioning clip', 'claw clip']),
  {
    asked: [
      ...['perfume', 'fragrance', 'scent', 'parfum', 'parfume', 'perfume for women', 'womens perfume'],
      ...['ladies perfume', 'womens fragrance', 'fragrance for women', 'parfum femme', 'parfum pour femme'],
    ],
    called: ['parfum', 'perfume', 'toilette', 'cologne', 'fragrance'],
    not: ['fragrance free'],
    first: ['parfum', 'toilette', 'cologne', 'perfume spray'],
  },
  {
    asked: [
      'unisex perfume',
      'unisex fragrance',
      'unisex scent',
      'gender neutral perfume',
      'genderless perfume',
    ],
    called: ['parfum', 'perfume', 'toilette', 'cologne', 'fragrance'],
    not: ['fragrance free'],
    first: ['cologne', 'toilette'],
  },
  {
    asked: ['edp', 'eau de parfum'],
    called: ['eau de parfum', 'extrait de parfum'],
    first: ['eau de parfum'],
  },
  asks(['edt', 'eau de toilette'], ['eau de toilette']),
  asks(['edc', 'cologne', 'eau de cologne'], ['cologne']),
  asks(['aftershave', 'after shave'], ['aftershave', 'after shave', 'cologne', 'toilette']),
  asks(['hand soap', 'hand wash', 'handwash'], ['hand wash', 'hand soap']),
  asks(
    ['face scrub', 'exfoliator', 'face exfoliator', 'facial scrub'],
    ['face scrub', 'facial scrub', 'exfoliator', 'exfoliating', 'enzyme powder wash', 'peel'],
    ['body', 'scalp', 'foot'],
  ),
  asks(
    ['toner', 'facial toner', 'face toner', 'toning water', 'toning lotion'],
    ['toner', 'tea essence', 'tonic', 'toning'],
  ),
  asks(['face mist', 'facial mist', 'facial spray'], ['facial mist', 'face mist', 'facial spray']),
  asks(['face mask', 'facial mask', 'face pack'], FACE_MASKS, ['hair', 'hand', 'foot', 'silk']),
  {
    asked: ['clay mask', 'mud mask', 'charcoal mask'],
    called: FACE_MASKS,
    not: ['hair', 'hand', 'foot', 'silk'],
    first: ['clay mask', 'mud mask', 'charcoal mask'],
  },
  asks(['face oil', 'facial oil'], ['face oil', 'facial oil']),
  asks(['face serum', 'facial serum', 'serum'], ['serum', 'vitamin c drop', 'concentrate'], ['hair', 'lash']),
  asks(['eye mask', 'sleep mask', 'eye shade', 'blindfold'], ['sleep mask', 'eye mask', 'eye pillow']),
  asks(
    ['deodorant', 'antiperspirant', 'deo', 'sweat', 'sweaty', 'sweating', 'sweaty armpit'],
    ['deodorant', 'antiperspirant'],
  ),
  ...BODY_AND_GIFT_KINDS,
  ...FACE_AND_HAIR_KINDS,
];
