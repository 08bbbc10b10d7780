import { SHADE_FAMILIES } from '#domain/catalogue/shade-words.ts';
import type { ListingQuery } from '#domain/listing/listing.ts';
import { nearestShade } from '#domain/recommended/nearest-shade.ts';
import { withSplitSizes } from '#domain/search/amounts/size-phrase.ts';
import { productCodes } from '#domain/search/codes/product-code.ts';
import { foldText } from '#domain/search/search-text.ts';

export type MeantVariant = {
  text: string /** Families of shades, the one wanted most first. */;
  shades: readonly string[];
};

/** What a listing says of the variant to show: the words of its search, and the families of shades chosen, or else searched for. */
export function meantByListing(
  { search, filters }: Pick<ListingQuery, 'search' | 'filters'>,
  searchedShade: string | null,
): MeantVariant {
  const { shade: chosen = [] } = filters;
  return { text: search, shades: chosen.length > 0 || searchedShade === null ? chosen : [searchedShade] };
}

/**
 * Returns the place of the variant a search means: the one it names ('sonnet lipstick'), or of the first family of shades
 * it asks for that the product has the one in stock nearest to the family's typical colour; -1 where it means none.
 */
export function variantMeant(
  variants: readonly {
    name: string;
    sku?: string | null;
    barcode?: string | null;
    stock: number;
    shade: string | null;
    shadeFamily: string | null;
  }[],
  { text, shades }: MeantVariant,
): number {
  const named = variantNamed(variants, text);
  const shade = shades.find((family) => variants.some(({ shadeFamily }) => shadeFamily === family));
  if (named >= 0 || shade === undefined) return named;
  const ofFamily = variants.filter(({ shadeFamily }) => shadeFamily === shade);
  const typical = SHADE_FAMILIES.find(({ slug }) => slug === shade)?.typical ?? '';
  const inStock = nearestShade(ofFamily, typical) ?? ofFamily.find(({ stock }) => stock > 0);
  const meant = inStock ?? ofFamily[0];
  return meant ? variants.indexOf(meant) : -1;
}

/** Returns the place of the variant whose name stands in a search; -1 for none. */
export function variantNamed(
  variants: readonly { name: string; sku?: string | null; barcode?: string | null }[],
  text: string,
): number {
  const coded = variantCoded(variants, text);
  if (coded >= 0) return coded;
  const folded = ` ${foldText(withSplitSizes(text))} `;
  return variants.findIndex(({ name }) => variants.length > 1 && folded.includes(` ${foldText(name)} `));
}

/** Returns the place of the variant of which a search is the SKU or barcode, first as entered, then in any case; -1 for none. */
function variantCoded(
  variants: readonly { sku?: string | null; barcode?: string | null }[],
  text: string,
): number {
  const codes = productCodes(text);
  if (variants.length < 2 || codes.length === 0) return -1;
  const exact = variants.findIndex(({ sku, barcode }) =>
    codes.some((code) => code === sku || code === barcode),
  );
  const lower = codes.map((code) => code.toLowerCase());
  return exact >= 0 ? exact : variants.findIndex(({ sku }) => !!sku && lower.includes(sku.toLowerCase()));
}
