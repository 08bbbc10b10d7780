/**
 * Words by which names tell an attribute that nobody entered, folded: a catalogue without attributes is searched by them.
 * They prove no claim such as vegan or free from something.
 */
const SAID: Readonly<Record<string, string>> = {
  'concern:blemishes':
    'acne, blemish, spot treatment, pimple, breakout, blackhead, zit, anti blemish, clarifying, salicylic acid',
  'concern:fine-lines':
    'anti aging, anti ageing, wrinkle, anti wrinkle, fine line, retinol, firming, age defying, lifting serum, lifting cream, peptide, smoothing serum',
  'concern:dryness': 'hydrating, moisturizing, moisturising, hydration, nourishing, hydra, dry skin',
  'concern:dullness': 'brightening, glow, radiance, illuminating, radiant, vitamin c, glowing, energizing',
  'concern:uneven-tone':
    'dark spot, brightening, even tone, spot corrector, discoloration, tone correcting, pigmentation, vitamin c',
  'concern:rough-texture': 'exfoliating, resurfacing, smoothing, peel, glycolic',
  'concern:visible-pores': 'pore, poreless, pore minimizing, pore refining, blackhead, clay mask',
  'concern:shine':
    'mattifying, oil control, shine control, oil free, matte, blotting, anti shine, oil absorbing',
  'concern:sensitivity':
    'calming, soothing, redness, sensitive, sensitive skin, cica, gentle, barrier, aloe, relief',
  'concern:tired-eyes':
    'eye cream, under eye, undereye, dark circle, puffiness, eye gel, eye treatment, eye serum, eye balm, eye mask, de puffing',
  'concern:dry-lips': 'lip balm, lip treatment, lip butter, lip mask, lip conditioner, lip oil, lip repair',
  'concern:rough-hands-and-feet':
    'hand cream, foot cream, hand balm, foot balm, heel, hand treatment, hand salve',
  'concern:tangles': 'detangling, detangler, leave in conditioner',
  'concern:frizz': 'frizz, anti frizz, smoothing, no frizz, frizz control',
  'concern:damage':
    'repair, repairing, damage, damaged hair, strengthening, bond, reconstructing, split end, restorative',
  'concern:flat-hair':
    'volume, volumizing, volumising, thickening, body building, root lift, fullness, volumizer',
  'concern:heat': 'heat protect, heat protectant, thermal, heat protection, blow dry',
  'concern:dry-scalp': 'dandruff, anti dandruff, scalp, flaky',
  'concern:build-up': 'clarifying, detox, scalp scrub, purifying',
  'concern:sleep': 'sleep, pillow, melatonin, sleepy, slumber, night time',
  'hair-type:curly': 'curl, curly, coil, coily, wave, curls',
  'hair-type:coloured': 'color care, colour care, color safe, color protect, color treated, color, colour',
  'hair-type:oily': 'oily hair, clarifying, oil control, balancing, dry shampoo',
  'hair-type:fine': 'fine hair, volumizing, volumising, volume, thickening, lightweight',
  'hair-type:thick': 'thick hair, smoothing',
  'hair-type:dry': 'dry hair, moisture, hydrating, nourishing, repair',
  'skin-type:dry': 'dry skin, hydrating, moisturizing, nourishing, rich',
  'skin-type:oily': 'oily skin, oil free, mattifying, oil control, shine control, matte, combination',
  'skin-type:combination': 'combination, oil free, balancing',
  'skin-type:sensitive': 'sensitive, sensitive skin, calming, soothing, gentle',
  'suits:gift':
    'gift, gift set, gift box, discovery set, advent calendar, value set, starter set, travel set, miniature set',
  'suits:men': 'men, mens, for men, pour homme, homme, for him, aftershave, beard, shave, shaving',
  'finish:matt': 'matte, matt, mattifying, velvet',
  'finish:dewy': 'dewy, glow, radiant, luminous, hydrating',
  'finish:glossy': 'gloss, glossy, high shine, lacquer, vinyl',
  'finish:shimmer': 'shimmer, glitter, sparkle, metallic, shimmering',
};

const LISTS = new Map(Object.entries(SAID).map(([trait, words]) => [trait, words.split(', ')]));

/** Returns all words and phrases by which names tell attributes. */
export function saidWords(): string[] {
  return [...LISTS.values()].flat();
}

/** Returns the words that names have instead of this attribute; none for most claims. */
export function saidOfAttribute(attribute: string, value: string): readonly string[] {
  if (attribute === 'spf') return [`spf ${value}`, `spf${value}`];
  return LISTS.get(`${attribute}:${value}`) ?? [];
}

/** Attributes that are nearly the same: products with one follow those with the other. */
const ALIKE: Readonly<Record<string, string>> = {
  'concern:sensitivity': 'skin-type:sensitive',
  'skin-type:sensitive': 'concern:sensitivity',
  'concern:dry-scalp': 'concern:build-up',
  'concern:shine': 'skin-type:oily',
  'concern:flat-hair': 'hair-type:fine',
};

/** Returns the attribute that is nearly the same; null for most. */
export function alikeAttribute(
  attribute: string,
  value: string,
): { attribute: string; value: string } | null {
  const [slug = '', alike = ''] = ALIKE[`${attribute}:${value}`]?.split(':') ?? [];
  return slug === '' ? null : { attribute: slug, value: alike };
}
