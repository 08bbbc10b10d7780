import { SHADE_FAMILIES } from '#domain/catalogue/shade-words.ts';
import type { ListingQuery } from '#domain/listing/listing.ts';
import { nearestShade } from '#domain/recommended/nearest-shade.ts';
import { withSplitSizes } from '#domain/search/amounts/size-phrase.ts';
import { foldText } from '#domain/search/search-text.ts';

export type MeantVariant = { text: string; shade: string | null };

/** What a listing says of the variant to show: the words of its search, and the family of shades searched for or chosen alone. */
export function meantByListing(
  { search, filters }: Pick<ListingQuery, 'search' | 'filters'>,
  searchedShade: string | null,
): MeantVariant {
  const [chosen = null, ...others] = filters.shade ?? [];
  return { text: search, shade: others.length === 0 ? (chosen ?? searchedShade) : searchedShade };
}

/**
 * Returns the place of the variant a search means: the one it names ('sonnet lipstick'), or of the family of shades it asks for
 * the one in stock nearest to the family's typical colour; -1 where it means none.
 */
export function variantMeant(
  variants: readonly { name: string; stock: number; shade: string | null; shadeFamily: string | null }[],
  { text, shade }: MeantVariant,
): number {
  const named = variantNamed(variants, text);
  if (named >= 0 || shade === null) return named;
  const ofFamily = variants.filter(({ shadeFamily }) => shadeFamily === shade);
  const typical = SHADE_FAMILIES.find(({ slug }) => slug === shade)?.typical ?? '';
  const inStock = nearestShade(ofFamily, typical) ?? ofFamily.find(({ stock }) => stock > 0);
  const meant = inStock ?? ofFamily[0];
  return meant ? variants.indexOf(meant) : -1;
}

/** Returns the place of the variant whose name stands in a search; -1 for none. */
export function variantNamed(variants: readonly { name: string }[], text: string): number {
  const folded = ` ${foldText(withSplitSizes(text))} `;
  return variants.findIndex(({ name }) => variants.length > 1 && folded.includes(` ${foldText(name)} `));
}
