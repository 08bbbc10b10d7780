import type { ShelfValue } from './shelf.ts';
import { sizeValue } from './size-value.ts';

/** What is entered of a variant and filtered by. */
export type FilteredVariant = {
  shadeFamily: string | null;
  shadeDepth: string | null;
  shadeUndertone: string | null;
  amount: number | null;
};

/**
 * Returns the values by which listings filter a variant: its size and the family of its shade; of a complexion product the depth
 * and undertone entered instead, because 'nude' or 'brown' says of a foundation what paint it is and not whom it suits.
 */
export function variantValues(
  { shadeFamily, shadeDepth, shadeUndertone, amount }: FilteredVariant,
  { isComplexion, unit }: { isComplexion: boolean; unit: string | null },
): ShelfValue[] {
  const values: ShelfValue[] = [];
  if (isComplexion) {
    if (shadeDepth) values.push({ group: 'depth', value: slugOfWord(shadeDepth) });
    if (shadeUndertone) values.push({ group: 'undertone', value: slugOfWord(shadeUndertone) });
  } else if (shadeFamily) values.push({ group: 'shade', value: shadeFamily });
  const size = sizeValue(amount, unit);
  if (size) values.push({ group: 'size', value: size });
  return values;
}

/** Returns a depth or undertone as addresses name it: 'very-deep'. */
export function slugOfWord(word: string): string {
  return word.replace(' ', '-');
}
