/** Names of one kind of product. Who asks for one of `asked` means names that hold one of `called` and none of `not`. */
export type KindGroup = {
  asked: readonly string[];
  called: readonly string[];
  not?: readonly string[];
  /** Those of `called` that rank before the others. */
  first?: readonly string[];
};

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
  asks(['lipstick', 'lippy', 'lippie'], ['lipstick']),
  same('self tan', 'self tanner', 'fake tan', 'tanning lotion', 'tanning mousse', 'gradual tan'),
  same('travel size', 'travel set', 'mini size'),
  same('lip gloss', 'lip glaze', 'lip lacquer'),
  same('lip liner', 'lip pencil'),
  asks(
    ['chapstick', 'lip salve', 'lip butter', 'lip treatment'],
    ['lip balm', 'lip butter', 'lip treatment'],
  ),
  asks(
    ['makeup remover', 'make up remover', 'eye makeup remover', 'cleansing wipe', 'micellar water'],
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
  same('false lash', 'fake lash', 'false eyelash', 'fake eyelash', 'strip lash', 'lash extension'),
  same('nail polish', 'nail varnish', 'nail lacquer', 'nail colour', 'nail color'),
  asks(
    ['nail polish remover', 'nail varnish remover', 'nail lacquer remover', 'acetone'],
    ['nail polish remover', 'nail varnish remover', 'lacquer remover', 'polish remover'],
  ),
  asks(
    ['face cream', 'face moisturiser', 'day cream', 'facial moisturiser', 'face moisturizer'],
    ['face cream', 'day cream', 'water cream', 'night cream', 'moisturiser', 'moisturizer', 'face lotion'],
    ['hand', 'foot', 'body', 'eye', 'hair'],
  ),
  asks(['body moisturiser', 'body moisturizer', 'body cream'], ['body cream', 'body lotion', 'body butter']),
  asks(['shower gel', 'body wash', 'shower cream'], ['body wash', 'shower gel', 'shower cream']),
  asks(
    ['bath soak', 'bath salt', 'bath bomb', 'bubble bath'],
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
  asks(['leave in conditioner', 'leave in'], ['leave in conditioner', 'leave in']),
  same('setting spray', 'setting mist', 'fixing spray'),
  asks(['concealer', 'concealor'], ['concealer']),
  asks(
    ['tinted moisturiser', 'tinted moisturizer', 'bb cream', 'cc cream', 'skin tint'],
    ['skin tint', 'tinted moisturiser', 'tinted moisturizer', 'bb cream', 'cc cream', 'bb tinted'],
  ),
  same('highlighter', 'illuminator', 'luminizer', 'luminiser', 'strobe cream'),
  same('blusher', 'blush'),
  asks(['eyeshadow', 'eye shadow', 'eyeshadow palette'], ['eyeshadow', 'eye shadow', 'liquid shadow']),
  asks(
    ['eyeliner', 'eye liner', 'eye pencil', 'kohl', 'liquid liner'],
    ['eyeliner', 'eye liner', 'liquid liner', 'eye pencil', 'kohl'],
  ),
  asks(
    ['brow gel', 'eyebrow gel', 'eyebrow', 'brow pencil', 'eyebrow pencil'],
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
    asked: ['perfume', 'fragrance', 'scent'],
    called: ['parfum', 'perfume', 'toilette', 'cologne', 'fragrance'],
    first: ['parfum', 'toilette', 'cologne', 'perfume spray'],
  },
  asks(['edp', 'eau de parfum'], ['eau de parfum', 'extrait de parfum']),
  asks(['edt', 'eau de toilette'], ['eau de toilette']),
  asks(['edc', 'cologne', 'eau de cologne'], ['cologne']),
  asks(['aftershave', 'after shave'], ['aftershave', 'after shave', 'cologne', 'toilette']),
  asks(['hand soap', 'hand wash', 'handwash'], ['hand wash', 'hand soap']),
  asks(
    ['face scrub', 'exfoliator', 'face exfoliator', 'facial scrub'],
    ['face scrub', 'facial scrub', 'exfoliator', 'exfoliating', 'enzyme powder wash', 'peel'],
    ['body', 'scalp', 'foot'],
  ),
  asks(['toner', 'facial toner', 'face toner'], ['toner', 'tea essence', 'tonic', 'toning']),
  asks(['face mist', 'facial mist', 'facial spray'], ['facial mist', 'face mist', 'facial spray']),
  asks(
    ['face mask', 'facial mask', 'mud mask', 'face pack'],
    ['face mask', 'mud mask', 'sheet mask', 'overnight mask', 'clay mask', 'facial mask', 'sleeping mask'],
    ['hair', 'hand', 'foot'],
  ),
  asks(['face oil', 'facial oil'], ['face oil', 'facial oil']),
  asks(['face serum', 'facial serum', 'serum'], ['serum', 'vitamin c drop', 'concentrate'], ['hair', 'lash']),
  asks(['eye mask', 'sleep mask'], ['sleep mask', 'eye mask', 'eye pillow']),
  asks(['deodorant', 'antiperspirant', 'deo'], ['deodorant', 'antiperspirant']),
];

/** Each name of the kind asks for all of them. */
function same(...names: string[]): KindGroup {
  return { asked: names, called: names };
}

function asks(asked: readonly string[], called: readonly string[], not?: readonly string[]): KindGroup {
  return not ? { asked, called, not } : { asked, called };
}
