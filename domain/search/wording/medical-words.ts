import { foldText } from '../search-text.ts';

/** What a pharmacist or doctor treats and no cosmetic may claim to (Human Medicines Regulations 2012), folded, with how it is written. */
const CONDITIONS: readonly (readonly [folded: string, written: string])[] = [
  ['eczema', 'eczema'],
  ['psoriasis', 'psoriasis'],
  ['rosacea', 'rosacea'],
  ['dermatitis', 'dermatitis'],
  ['acne', 'acne'],
  ['melasma', 'melasma'],
  ['keratosis pilaris', 'keratosis pilaris'],
  ['cold sore', 'cold sores'],
  ['athletes foot', 'athlete’s foot'],
  ['alopecia', 'alopecia'],
  ['hair loss', 'hair loss'],
  ['hair growth', 'hair loss'],
  ['impetigo', 'impetigo'],
  ['ringworm', 'ringworm'],
  ['sunburn', 'sunburn'],
  ['insomnia', 'insomnia'],
  ['fungal', 'a fungal infection'],
];

/** Returns the condition that a search names, as it is written; null where it names none. */
export function conditionIn(search: string): string | null {
  const text = ` ${foldText(search)} `;
  const named = CONDITIONS.find(([folded]) => text.includes(` ${folded} `) || text.includes(` ${folded}s `));
  return named?.[1] ?? null;
}
