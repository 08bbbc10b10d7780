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
  | 'set';

/**
 * Which packaging a product without a photograph is drawn in: by a word of its name (the later word wins, for English
 * puts the noun last: 'Lip Oil Gloss' is a gloss), else by its category.
 */
export function choosePackaging(name: string, categorySlug: string): Packaging {
  const words = plainWords(name.split(/\s(?:with|for|in|by)\s|[,(–]/)[0] ?? name);
  const found = WORDS.map(([pattern, packaging]) => ({ packaging, at: lastIndex(words, pattern) }))
    .filter((match) => match.at >= 0)
    .sort((a, b) => b.at - a.at)[0];
  return found?.packaging ?? BY_CATEGORY[categorySlug] ?? 'box';
}

const WORDS: [RegExp, Packaging][] = [
  [/\b(?:set|kit|collection|duo|trio|gift)\b/g, 'set'],
  [/\b(?:serum|drops?|ampoule|booster|elixir|tincture|peel|facial oil|face oil|beard oil|oil)\b/g, 'dropper'],
  [/\b(?:cleanser|lotion|hand wash|body wash|shower oil|shower gel|cleansing oil|bath milk|pump)\b/g, 'pump'],
  [
    /\b(?:jar|cream|creme|balm|butter|mask|masque|scrub|moisturi[sz]er|souffle|pomade|paste|clay|wax|pads|jelly)\b/g,
    'jar',
  ],
  [
    /\b(?:tube|hand cream|foot cream|eye cream|sunscreen|spf|primer|exfoliant|face wash|concealer cream|bb cream|cc cream)\b/g,
    'tube',
  ],
  [/\b(?:lipstick|lip colou?r|lip balm|lip rouge|rouge|bullet|lip)\b/g, 'lipstick'],
  [/\b(?:blush|bronzer|powder|highlighter|compact|contour|cushion)\b/g, 'compact'],
  [/\b(?:palette|quad|eyeshadow|eye shadow|shadow)\b/g, 'palette'],
  [
    /\b(?:mascara|gloss|lip oil|lip lacquer|lip stain|liquid lip\w*|brow gel|concealer|lash\w*)\b/g,
    'mascara',
  ],
  [/\b(?:nail\w*|polish|varnish|lacquer|top coat|base coat|cuticle)\b/g, 'nail'],
  [/\b(?:parfum|perfume|cologne|eau|toilette|fragrance|extrait|edp|edt)\b/g, 'flacon'],
  [
    /\b(?:shampoo|conditioner|rinse|bath|bubble|tonic|toner|essence|micellar|water|foam|milk|bottle)\b/g,
    'bottle',
  ],
  [/\b(?:mist|spray|hairspray|setting|deodorant spray|dry shampoo|mousse|heat protectant)\b/g, 'mist'],
  [/\b(?:candle|diffuser|tealight)\b/g, 'candle'],
  [
    /\b(?:brush set|makeup brush|powder brush|blending brush|foundation brush|kabuki|brushes|sponge|applicator)\b/g,
    'brushes',
  ],
  [/\b(?:dryer|hairdryer|hair dryer|blow dryer)\b/g, 'dryer'],
  [
    /\b(?:straighteners?|iron|curler|curling|wand|tongs?|styler|crimper|waver|clippers?|trimmer|shears|scissors)\b/g,
    'iron',
  ],
  [/\b(?:paddle|hairbrush|hair brush|round brush|detangl\w*|comb|body brush|dry brush)\b/g, 'paddle'],
  [/\b(?:soap|bar|solid|bath bomb)\b/g, 'soap'],
  [/\b(?:sachets?|salts?|sheet mask|sheet masks|wipes|patches|pouch|tea|powder sachets?)\b/g, 'sachet'],
  [/\b(?:pencil|liner|eyeliner|kohl|kajal|crayon|brow pencil|pen)\b/g, 'pencil'],
  [/\b(?:stick|deodorant|roll-on stick)\b/g, 'stick'],
  [/\b(?:capsules?|tablets?|supplements?|vitamins?|gummies|collagen|magnesium|probiotic)\b/g, 'tub'],
  [/\b(?:roll-on|rollerball|roller|pulse point|travel spray)\b/g, 'roller'],
  [/\b(?:foundation|skin tint|tint)\b/g, 'pump'],
];

const BY_CATEGORY: Record<string, Packaging> = {
  skincare: 'jar',
  makeup: 'compact',
  haircare: 'bottle',
  'hair-care': 'bottle',
  fragrances: 'flacon',
  'body-care': 'pump',
  'salon-tools': 'paddle',
  wellness: 'tub',
};

/** Where the match that ends last ends; -1 without one. Ties go to the longer match, which is the more exact word. */
function lastIndex(words: string, pattern: RegExp): number {
  const last = [...words.matchAll(pattern)].at(-1);
  return last ? last.index + last[0].length + last[0].length / 100 : -1;
}

function plainWords(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
