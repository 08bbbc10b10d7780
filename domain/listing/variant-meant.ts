import { foldText } from '#domain/search/search-text.ts';

/**
 * Returns the place of the variant a search means: the one it names ('sonnet lipstick'), or the first of the family of shades it
 * asks for, one in stock first; -1 where it means none.
 */
export function variantMeant(
  variants: readonly { name: string; stock: number; shadeFamily: string | null }[],
  { text, shade }: { text: string; shade: string | null },
): number {
  const named = variantNamed(variants, text);
  if (named >= 0 || shade === null) return named;
  const ofShade = variants.map(({ shadeFamily }) => shadeFamily === shade);
  const inStock = variants.findIndex(({ stock }, place) => ofShade[place] && stock > 0);
  return inStock >= 0 ? inStock : ofShade.indexOf(true);
}

/** Returns the place of the variant whose name stands in a search; -1 for none. */
export function variantNamed(variants: readonly { name: string }[], text: string): number {
  const folded = ` ${foldText(text)} `;
  return variants.findIndex(({ name }) => variants.length > 1 && folded.includes(` ${foldText(name)} `));
}
