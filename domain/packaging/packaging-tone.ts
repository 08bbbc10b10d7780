const TONES: Record<string, string> = {
  skincare: 'tone-sage',
  makeup: 'tone-rose',
  haircare: 'tone-honey',
  'hair-care': 'tone-honey',
  fragrances: 'tone-lilac',
  'body-care': 'tone-sky',
  'salon-tools': 'tone-clay',
  wellness: 'tone-apricot',
  'nail-care': 'tone-lilac',
  'barber-supplies': 'tone-sky',
  'makeup-artist': 'tone-rose',
};

const SPARE_TONES = [
  'tone-blush',
  'tone-sage',
  'tone-sky',
  'tone-honey',
  'tone-lilac',
  'tone-apricot',
  'tone-clay',
];
const MATERIALS = ['pack-white', 'pack-tint', 'pack-deep', 'pack-white', 'pack-blush'];

/** The colour class of a category's seamless background; the same slug always gets the same. */
export function categoryTone(slug: string): string {
  return TONES[slug] ?? pick(SPARE_TONES, slug);
}

/** A brand keeps to one material, so that its products look like a family. */
export function brandMaterial(brand: string): string {
  return pick(MATERIALS, brand);
}

function pick(choices: readonly string[], text: string): string {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return choices[sum % choices.length] ?? '';
}
