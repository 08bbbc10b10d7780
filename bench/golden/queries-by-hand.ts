import type { Found, FoundProduct, GoldenQuery } from './golden-query.ts';

/** What shoppers call things, and the words of the catalogue that are meant. */
const KINDS: readonly [texts: string, meant: RegExp][] = [
  ['lip stick, lipstick, lipstik, lipsticks', /lipstick|lip stain/],
  ['lip gloss, lipgloss, lip glosses, gloss', /lip (glaze|gloss)|gloss lip|lipgloss/],
  ['lip balm, lipbalm, chapstick', /lip balm/],
  ['lip liner, lipliner, lip pencil', /lip (pencil|liner)/],
  ['lip oil', /lip oil/],
  ['lip scrub', /lip (scrub|exfoliator|balm|oil)/],
  ['lip stain', /lip (stain|oil|tint)/],
  [
    'sun cream, suncream, sun screen, sunscreen, sunblock, sun block, sun protection',
    /spf|sunscreen|\bsun\b/,
  ],
  ['spf, spf 30, spf30', /spf|sunscreen/],
  [
    'makeup remover, make up remover, eye makeup remover',
    /cleansing (balm|milk)|makeup remov|cleanser|micellar|remover wipe/,
  ],
  ['face wash, facewash, face cleanser, cleanser', /cleans|face wash|powder wash|facial wash/],
  ['false lashes, fake eyelashes, false eyelashes', /lash/],
  ['nail varnish, nail polish, nailpolish, nailspolish', /nail (lacquer|polish|varnish|colou?r)|laque/],
  ['nail varnish remover, nail polish remover', /remover/],
  ['moisturiser, moisturizer, face cream, facecream', /cream|moistur|lotion|hydrat/],
  ['mens moisturiser, moisturiser for men', /(water|night|day|face) cream|moistur/],
  ['night cream, nightcream', /night|sleep|overnight/],
  ['eye cream, eyecream', /eye/],
  ['hand cream, handcream', /hand/],
  ['foot cream', /foot|feet/],
  ['body lotion, body moisturiser', /body/],
  ['body wash, shower gel, bodywash', /body wash|shower|bath/],
  ['body scrub', /scrub|exfoli|polish/],
  ['bath salts, bath soak', /bath/],
  ['hair dryer, hairdryer, blow dryer', /dryer/],
  ['hair straightener, hair straighteners, straighteners', /styler|straighten|flat iron|styling iron/],
  ['curling tongs, curling iron, curling wand', /curling/],
  ['hair brush, hairbrush', /brush/],
  ['hair mask, hairmask', /hair mask|masque|hair/],
  ['dry shampoo, dryshampoo', /dry shampoo/],
  ['shampoo', /shampoo/],
  ['conditioner', /conditioner/],
  ['hair oil', /oil/],
  ['leave in conditioner, leave-in', /leave in/],
  ['face mask, facemask, face masks', /mask/],
  ['sheet mask', /sheet mask|mask/],
  ['face oil', /oil/],
  ['serum, face serum', /serum|drops|essence|concentrate|treatment/],
  ['vitamin c, vit c', /vitamin c|c e|vit/],
  ['retinol', /retinol/],
  ['niacinamide', /niacinamide/],
  ['toner, facial toner', /toner|essence|mist|tonic/],
  ['primer, face primer', /primer/],
  ['setting spray', /setting (mist|spray)|fix|mist|spray/],
  ['concealer, conceiler', /conceal/],
  ['foundation, foundtion', /foundation|skin tint/],
  ['tinted moisturiser, bb cream', /tint|bb|cc|tinted/],
  ['bronzer', /bronz/],
  ['highlighter, illuminator', /highlight|luminiz|illuminat|luminous/],
  ['blusher, blush, cream blush', /blush|cheek/],
  ['eye shadow, eyeshadow, eyeshadow palette', /shadow|palette/],
  ['eye liner, eyeliner', /liner|eyeliner/],
  ['mascara, maskara', /mascara/],
  ['brow gel, eyebrow gel, eye brow gel', /brow/],
  ['loose powder, face powder, setting powder', /powder/],
  ['nail file', /file/],
  ['cuticle oil', /cuticle/],
  ['candle, scented candle', /candle/],
  ['soap', /soap/],
  ['deodorant, deodrant', /deodorant/],
  ['tweezers', /tweezer/],
  ['makeup brushes, make up brushes, makeup brush set', /brush/],
  ['makeup sponge, beauty blender, make up sponge', /sponge|blender/],
  ['gua sha', /gua sha/],
  ['pillow spray', /pillow/],
  ['scrunchie, hair ties', /scrunchie|hair tie|elastic/],
  ['perfume, fragrance', /parfum|toilette|perfume|cologne|fragrance/],
  ['edp, eau de parfum', /parfum/],
  ['edt, eau de toilette', /toilette/],
  ['aftershave, after shave, cologne', /cologne|toilette|shave/],
  ['body mist, hair mist, face mist', /mist|spray/],
  ['hand wash, handwash', /hand|wash|soap/],
  ['hand soap', /hand wash|soap/],
  ['exfoliator, face scrub', /scrub|exfoli|enzyme|peel|powder wash|polish/],
];

/** Words that tell of what products are: attributes of the catalogue as `attribute:value`. */
const INTENTS: readonly [texts: string, meant: (product: FoundProduct) => boolean][] = [
  ['gift, gifts, gift for mum, gift ideas, presents, gift for her', has('suits:gift')],
  ['men, mens, for men, for him, perfume for men, mens skincare', has('suits:men')],
  ['vegan, vegan mascara, vegan skincare', has('standard:vegan')],
  ['refillable, refill', has('standard:refillable')],
  ['acne, spots, blemishes, spot treatment', has('concern:blemishes')],
  ['wrinkles, anti ageing, anti-aging, antiageing, fine lines', has('concern:fine-lines')],
  [
    'dandruff, itchy scalp, flaky scalp',
    // A scrub lifts flakes off.
    (product) => has('concern:dry-scalp')(product) || has('concern:build-up')(product),
  ],
  ['dry skin, moisturiser for dry skin', has('skin-type:dry')],
  ['oily skin', has('skin-type:oily')],
  ['sensitive skin, cleanser for sensitive skin', has('skin-type:sensitive')],
  ['curly hair, shampoo for curly hair', has('hair-type:curly')],
  ['frizzy hair, frizz', has('concern:frizz')],
  ['fragrance free, unscented', has('free-from:fragrance')],
  ['sulphate free shampoo, sulfate free', has('free-from:sulphates')],
  ['silicone free', has('free-from:silicones')],
  ['dewy, dewy foundation', has('finish:dewy')],
  ['woody perfume', has('scent:woody')],
  ['sale, on sale, offers, special offers, reduced, discount, sale skincare', ({ isReduced }) => isReduced],
  ['under £20, less than £20, below 20 pounds, gift under £20', ({ pricePence }) => pricePence <= 2000],
  ['skincare under £25, perfume under £60', ({ pricePence }) => pricePence <= 6000],
  ['over £50, perfume over £50', ({ pricePence }) => pricePence >= 5000],
];

const HELP: readonly [texts: string, path: string][] = [
  ['delivery, shipping, postage, next day delivery, delivery cost, how long does delivery take', '/shipping'],
  [
    'returns, refund, how do i return something, exchange, cancel my order, damaged item, arrived broken',
    '/returns',
  ],
  ['contact, phone number, customer services, opening hours, opening times, email address', '/contact'],
  ['track order, track my order, where is my order, order status, my order', '/orders'],
  ['gift card, gift voucher', '/gift-cards'],
  ['faq, klarna, payment methods', '/faq'],
  ['privacy policy, gdpr', '/privacy'],
  ['wholesale, trade account', '/wholesale'],
  ['loyalty points, rewards', '/rewards'],
];

/** Colours of a part of the body: the first product is of the kind that shows them most, in the demo also in such a shade. */
const COLOURS: readonly [texts: string, meant: RegExp, shade: string][] = [
  ['red lip, red lips, red for lips, dark red lips', /lipstick/, 'red'],
  ['pink lip, pink lips', /lipstick/, 'pink'],
  ['nude lip, nude lips', /lipstick/, 'nude'],
  ['berry lips', /lipstick/, 'berry'],
  ['red nails, red nail', /nail/, 'red'],
  ['pink nails', /nail/, 'pink'],
  ['brown eyes, brown eye', /shadow|liner|mascara/, 'brown'],
  ['pink cheeks', /blush/, 'pink'],
];

/** Brands of the demo as they sound. */
const BRANDS: readonly [texts: string, brand: string][] = [
  ['maison pearl, mason perle, maisonperle, maison perl', 'maison perle'],
  ['orla & ren, orla and wren, orla ren, orlawren', 'orla wren'],
  ['loom n lull, loom & lul, loom and lull', 'loom lull'],
  ['aldus row, aldous roe', 'aldous row'],
  ['fern and fel, fern n fell', 'fern fell'],
  ['saltwel, salt well', 'saltwell'],
  ['moon and celedon, moon & seladon', 'moon celadon'],
  ['pigmant and prose, pigment n prose', 'pigment prose'],
  ['tidemarck, tide mark', 'tidemark'],
  ['noctern house, nocturnehouse', 'nocturne house'],
  ['hinoki our, hinokihour, hinokiour', 'hinoki hour'],
  ['casa alfasema', 'casa alfazema'],
  ['halden, haldon', 'halden'],
  ['tilt n tang, tilt and tang', 'tilt tang'],
];

/** Signs and lone letters that mean nothing. */
const MEANINGLESS = '2>&1, a b, 1 2 3';

/** Searches written by hand. One that nothing in the catalogue could answer is left out. */
export function queriesByHand(products: readonly FoundProduct[]): GoldenQuery[] {
  const among = (fits: (product: FoundProduct) => boolean, { firstOnly = false } = {}) =>
    products.some(fits)
      ? ({ products: found }: Found) => (firstOnly ? found.slice(0, 1) : found).some(fits)
      : null;
  const all = (fits: (product: FoundProduct) => boolean) =>
    products.some(fits) ? ({ products: found }: Found) => found.length > 0 && found.every(fits) : null;
  return [
    ...KINDS.flatMap(([texts, meant]) =>
      group(
        'what shoppers call it',
        texts,
        among(({ name, category }) => meant.test(`${name} ${category}`)),
      ),
    ),
    ...INTENTS.flatMap(([texts, meant]) => group('intent (all three)', texts, all(meant))),
    ...COLOURS.flatMap(([texts, meant, shade]) =>
      group('colour of a part (first)', texts, among(inColour(products, meant, shade), { firstOnly: true })),
    ),
    ...BRANDS.flatMap(([texts, wanted]) =>
      group(
        'brand by sound',
        texts,
        all(({ brand }) => brand === wanted),
      ),
    ),
    ...group('meaningless', MEANINGLESS, ({ products: found }) => found.length === 0),
  ];
}

export function helpQueries(): GoldenQuery[] {
  return HELP.flatMap(([texts, path]) => group('help', texts, ({ pages }) => pages.includes(path)));
}

function group(name: string, texts: string, isRight: GoldenQuery['isRight'] | null): GoldenQuery[] {
  if (isRight === null) return [];
  return texts.split(', ').map((text) => ({ group: name, text, isRight }));
}

/** Shades are read where the catalogue tells any. */
function inColour(products: readonly FoundProduct[], meant: RegExp, shade: string) {
  const tellsShades = products.some(({ words }) => words.includes('shade:'));
  return ({ words }: FoundProduct) => meant.test(words) && (!tellsShades || words.includes(`shade:${shade}`));
}

function has(trait: string) {
  return ({ attributes }: FoundProduct) => attributes.has(trait);
}
