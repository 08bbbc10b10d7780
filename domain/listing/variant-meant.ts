import { SHADE_FAMILIES } from '#domain/catalogue/shade-words.ts';
import type { ListingQuery } from '#domain/listing/listing.ts';
import { nearestShade } from '#domain/recommended/nearest-shade.ts';
import { withSplitSizes } from '#domain/search/amounts/size-phrase.ts';
import { productCodes } from '#domain/search/codes/product-code.ts';
import { foldText } from '#domain/search/search-text.ts';
import { isWithin, parsePriceRange } from './price-range.ts';
import { type ShelfValue, VARIANT_GROUPS } from './shelf.ts';

/** Depths and undertones of skin that a search asks for; where either is empty, any is meant. */
export type MeantTone = { depths: readonly string[]; undertones: readonly string[] };

export type MeantVariant = {
  text: string;
  /** Families of shades, the one wanted most first. */
  shades: readonly string[];
  tone: MeantTone | null;
  /** What one variant has to meet. */
  chosen: ChosenOfVariant;
};

type ChosenOfVariant = Pick<ListingQuery, 'filters' | 'inStock' | 'onOffer'>;

/** What a listing says of the variant to show: the words of its search, its filters, and what is searched for beside them. */
export function meantByListing(
  { search, filters, inStock, onOffer }: Pick<ListingQuery, 'search' | 'filters' | 'inStock' | 'onOffer'>,
  searched: { shade: string | null; tone: MeantTone | null },
): MeantVariant {
  const { shade: chosen = [] } = filters;
  return {
    text: search,
    shades: chosen.length > 0 || searched.shade === null ? chosen : [searched.shade],
    tone: searched.tone,
    chosen: { filters, inStock, onOffer },
  };
}

/** True where a variant other than a card's own may be meant without being named. */
export function meansVariant({ shades, tone, chosen }: MeantVariant): boolean {
  return shades.length > 0 || tone !== null || narrows(chosen);
}

type MayBeMeant = {
  name: string;
  sku?: string | null;
  barcode?: string | null;
  stock: number;
  pricePence: number;
  originalPricePence: number | null;
  shade: string | null;
  shadeFamily: string | null;
  shadeDepth: string | null;
  shadeUndertone: string | null;
  values: readonly ShelfValue[];
};

/**
 * Returns the place of the variant a listing means: the one its search names ('sonnet lipstick'), else of those that meet its
 * filters one with the tone of skin asked for, of the first family of shades the one in stock nearest to the family's typical
 * colour, or the cheapest in stock; -1 where it means none but the one that a card shows anyway.
 */
export function variantMeant(variants: readonly MayBeMeant[], meant: MeantVariant): number {
  const meeting = variants.filter((variant) => meets(variant, meant.chosen));
  const named = variantNamed(variants, meant.text);
  if (meeting.some((variant) => variant === variants[named])) return named;
  const { tone } = meant;
  const toned = tone ? meeting.filter((variant) => hasTone(variant, tone)) : [];
  if (tone && toned[0]) return variants.indexOf(firstDepth(inStockOrAll(toned), tone) ?? toned[0]);
  const shade = meant.shades.find((family) => meeting.some(({ shadeFamily }) => shadeFamily === family));
  if (shade !== undefined) {
    const ofFamily = meeting.filter(({ shadeFamily }) => shadeFamily === shade);
    const typical = SHADE_FAMILIES.find(({ slug }) => slug === shade)?.typical ?? '';
    const nearest = nearestShade(ofFamily, typical) ?? inStockOrAll(ofFamily)[0];
    return nearest ? variants.indexOf(nearest) : -1;
  }
  if (!narrows(meant.chosen)) return -1;
  const cheapest = cheapestOf(meeting);
  const isShownAnyway = !asksForValues(meant.chosen) && cheapest === cheapestOf(variants);
  return cheapest && !isShownAnyway ? variants.indexOf(cheapest) : -1;
}

/** True for a variant that by itself meets every filter of variants. */
export function meets(
  {
    values,
    pricePence,
    originalPricePence,
    stock,
  }: Pick<MayBeMeant, 'values' | 'pricePence' | 'originalPricePence' | 'stock'>,
  { filters, inStock, onOffer }: ChosenOfVariant,
): boolean {
  const hasChosen = VARIANT_GROUPS.every((group) => {
    const chosen = filters[group];
    return !chosen || values.some((value) => value.group === group && chosen.includes(value.value));
  });
  const ranges = filters.price?.flatMap((text) => parsePriceRange(text) ?? []);
  return (
    hasChosen &&
    (!ranges || ranges.some((range) => isWithin(pricePence, range))) &&
    (!inStock || stock > 0) &&
    (!onOffer || (originalPricePence ?? 0) > pricePence)
  );
}

function narrows({ filters, inStock, onOffer }: ChosenOfVariant): boolean {
  return inStock || onOffer || filters.price !== undefined || asksForValues({ filters });
}

function asksForValues({ filters }: Pick<ChosenOfVariant, 'filters'>): boolean {
  return VARIANT_GROUPS.some((group) => filters[group] !== undefined);
}

function hasTone({ shadeDepth, shadeUndertone }: MayBeMeant, { depths, undertones }: MeantTone): boolean {
  return (
    (depths.length === 0 || (shadeDepth !== null && depths.includes(shadeDepth))) &&
    (undertones.length === 0 || (shadeUndertone !== null && undertones.includes(shadeUndertone)))
  );
}

/** The one of the depth wanted most. */
function firstDepth(variants: readonly MayBeMeant[], { depths }: MeantTone): MayBeMeant | undefined {
  const depth = depths.find((wanted) => variants.some(({ shadeDepth }) => shadeDepth === wanted));
  return depth === undefined ? variants[0] : variants.find(({ shadeDepth }) => shadeDepth === depth);
}

function inStockOrAll(variants: readonly MayBeMeant[]): readonly MayBeMeant[] {
  const inStock = variants.filter(({ stock }) => stock > 0);
  return inStock.length > 0 ? inStock : variants;
}

function cheapestOf(variants: readonly MayBeMeant[]): MayBeMeant | undefined {
  return inStockOrAll(variants).reduce<MayBeMeant | undefined>(
    (least, variant) => (least && least.pricePence <= variant.pricePence ? least : variant),
    undefined,
  );
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
