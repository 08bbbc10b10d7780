export type Packaging =
  | 'dropper'
  | 'pump'
  | 'jar'
  | 'tube'
  | 'lipstick'
  | 'compact'
  | 'palette'
  | 'mascara'
  | 'nail'
  | 'flacon'
  | 'bottle'
  | 'mist'
  | 'candle'
  | 'brushes'
  | 'dryer'
  | 'iron'
  | 'paddle'
  | 'soap'
  | 'sachet'
  | 'box'
  | 'pencil'
  | 'stick'
  | 'tub'
  | 'roller'
  | 'set'
  | 'scissors'
  | 'comb'
  | 'tweezers'
  | 'sponge'
  | 'cloth'
  | 'stone';

/**
 * Which packaging a product without a photograph is drawn in: by a word of its name (the later word wins, for English
 * puts the noun last: 'Lip Oil Gloss' is a gloss), else by its category.
 */
export function choosePackaging(name: string, categorySlug: string): Packaging {
  const words = plainWords(name.split(/\s(?:with|for|in|by)\s|[,(–:]/)[0] ?? name);
  let best: { packaging: Packaging; rank: number } | null = null;
  for (const { packaging, pattern } of PATTERNS) {
    const rank = lastIndex(words, pattern);
    if (rank > (best?.rank ?? 0)) best = { packaging, rank };
  }
  return best?.packaging ?? BY_CATEGORY[categorySlug] ?? 'box';
}

/** The longest match that ends last wins, so 'lip oil' beats 'oil' and 'shampoo bar' is a bar. */
const WORDS: [Packaging, string][] = [
  ['set', 'set, kit, collection, duo, trio, gift, ritual, sampler, bundle'],
  ['dropper', 'serum, drop, ampoule, booster, elixir, tincture, peel, oil'],
  [
    'pump',
    'cleanser, lotion, hand wash, body wash, powder wash, face wash, shower oil, shower gel, cleansing oil, bath milk, cleansing milk, pump, foundation, skin tint, tint, body oil',
  ],
  [
    'jar',
    'jar, cream, creme, balm, butter, mask, masque, scrub, moisturiser, moisturizer, souffle, pomade, paste, clay, wax, pads, jelly, solid perfume, cleansing balm',
  ],
  [
    'tube',
    'tube, hand cream, foot cream, eye cream, cc cream, bb cream, curl cream, sunscreen, spf, primer, exfoliant, fluid, gel',
  ],
  ['lipstick', 'lipstick, lip colour, lip color, lip balm, lip tint, rouge, bullet, lip'],
  ['compact', 'blush, bronzer, powder, highlighter, compact, contour, cushion'],
  ['palette', 'palette, quad, eyeshadow, eye shadow, shadow'],
  [
    'mascara',
    'mascara, gloss, glaze, lip oil, lip lacquer, lip stain, liquid lipstick, liquid shadow, brow gel, concealer, lash',
  ],
  ['nail', 'nail, polish, varnish, lacquer, top coat, base coat, cuticle'],
  ['flacon', 'parfum, perfume, cologne, eau, toilette, fragrance, extrait, edp, edt'],
  [
    'bottle',
    'shampoo, conditioner, rinse, bath, bubble, tonic, toner, essence, micellar, water, foam, milk, lift, bottle, bubble bath',
  ],
  ['mist', 'mist, spray, hairspray, setting, dry shampoo, mousse, heat protectant'],
  ['candle', 'candle, diffuser, tealight'],
  [
    'brushes',
    'brushes, brush set, makeup brush, powder brush, blending brush, foundation brush, kabuki, applicator',
  ],
  ['dryer', 'dryer, hairdryer'],
  ['iron', 'straightener, iron, curler, curling, wand, tong, styler, crimper, waver, clipper, trimmer'],
  ['scissors', 'scissors, shears'],
  ['comb', 'comb, clip, slide, barrette'],
  ['tweezers', 'tweezer, nail file, file'],
  ['sponge', 'sponge, blender, puff, konjac'],
  [
    'cloth',
    'scrunchie, pillow, pillowcase, sleep mask, eye mask, towel, cloth, mitt, headband, robe, scrunchie trio, turban',
  ],
  ['stone', 'gua sha, stone, pumice, jade roller, face roller'],
  ['paddle', 'paddle, brush, hairbrush, detangler'],
  ['soap', 'soap, bar, soap trio, bath bomb, shampoo bar'],
  ['sachet', 'sachet, salt, sheet mask, bath salts, bath tablets, wipes, patches, pouch, tea, soak'],
  ['pencil', 'pencil, liner, eyeliner, kohl, kajal, crayon, pen'],
  ['stick', 'stick, deodorant'],
  ['tub', 'capsule, tablet, supplement, vitamins, gummies, collagen, magnesium, probiotic'],
  ['roller', 'roll on, rollerball, roller, pulse point, travel spray, perfume oil'],
];

const PATTERNS = WORDS.map(([packaging, words]) => ({
  packaging,
  pattern: new RegExp(`\\b(?:${longestFirst(words).join('|')})(?:e?s)?\\b`, 'g'),
}));

function longestFirst(words: string): string[] {
  return words.split(', ').sort((a, b) => b.length - a.length);
}

const BY_CATEGORY: Record<string, Packaging> = {
  skincare: 'jar',
  makeup: 'compact',
  haircare: 'bottle',
  'hair-care': 'bottle',
  fragrances: 'flacon',
  'body-care': 'pump',
  'salon-tools': 'brushes',
  wellness: 'candle',
};

/** Where the match that ends last ends, 0 without one; of two that end there the longer ranks higher. */
function lastIndex(words: string, pattern: RegExp): number {
  const last = [...words.matchAll(pattern)].at(-1);
  return last ? last.index + last[0].length + last[0].length / 100 : 0;
}

function plainWords(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('-', ' ');
}
