import type { VariantChoice } from '#domain/catalogue/product.ts';
import { shadeFamily } from '#domain/catalogue/shade-words.ts';
import { foldText } from '#domain/search/search-text.ts';

/**
 * Returns the place of the variant a search means: the one it names ('sonnet lipstick'), or the first of the family of shades it
 * asks for, one in stock first; -1 where it means none.
 */
export function variantMeant(
  variants: readonly VariantChoice[],
  { text, shade }: { text: string; shade: string | null },
): number {
  const folded = ` ${foldText(text)} `;
  const named = variants.findIndex(
    ({ name }) => variants.length > 1 && folded.includes(` ${foldText(name)} `),
  );
  if (named >= 0 || shade === null) return named;
  const ofShade = variants.map((variant) => shadeFamily(variant.shade) === shade);
  const inStock = variants.findIndex(({ stock }, place) => ofShade[place] && stock > 0);
  return inStock >= 0 ? inStock : ofShade.indexOf(true);
}
