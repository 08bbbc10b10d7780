import type { ProductFeature } from '#domain/catalogue/product.ts';
import { DEFAULT_RATING } from '#domain/catalogue/rating.ts';
import { contradictsPrices } from '#domain/money/discount.ts';
import { formatPounds, percentOff } from '#domain/money/money.ts';
import type { Unit } from '#domain/money/unit-price.ts';
import { ownPicture } from '#domain/pictures/picture.ts';
import type { ImportRow } from './import-cells.ts';
import { type Finding, finding } from './import-finding.ts';
import { type CatalogueVariant, mergeVariants } from './import-variants.ts';

/** A product in the importer's words: brand and category by name (decision 26), money in pence. */
export type CatalogueProduct = {
  name: string;
  brand: string;
  category: string;
  description: string;
  pricePence: number;
  originalPricePence: number | null;
  discountPercent: number | null;
  imageUrl: string | null;
  featured: boolean;
  rating: number;
  reviewCount: number;
  amount: number | null;
  unit: Unit | null;
  features: ProductFeature[];
  howToUse: string;
  ingredients: string;
  warnings: string;
  periodAfterOpeningMonths: number | null;
  variants: CatalogueVariant[];
};

export const UNKNOWN_BRAND = 'Unbranded';
const UNKNOWN_CATEGORY = 'Other';

/**
 * The product that a row makes of what the shop has (null: nothing yet), and what is odd about it. A missing column leaves an
 * existing product as it is. A blank cell empties what may be empty (a description, a former price) and leaves what may not
 * (brand, category, stock, rating). Defaults are for new products only: an order may have changed what they said.
 */
export function mergeProduct(
  existing: CatalogueProduct | null,
  row: ImportRow,
  defaults: Partial<ImportRow>,
): { product: CatalogueProduct; findings: Finding[] } {
  const findings: Finding[] = [];
  const said = existing ? row : withDefaults(row, defaults);
  const { variants, findings: ofVariants } = mergeVariants(existing?.variants ?? null, {
    ...said,
    variants: said.variants ?? null,
    stock: said.stock ?? null,
  });
  const product: CatalogueProduct = {
    name: row.name,
    brand: said.brand ?? existing?.brand ?? fallbackName('brand', UNKNOWN_BRAND, findings),
    category: said.category ?? existing?.category ?? fallbackName('category', UNKNOWN_CATEGORY, findings),
    description: text(said.description, existing?.description),
    pricePence: row.price,
    originalPricePence: formerPrice(said, existing, findings),
    discountPercent: optional(said.discount, existing?.discountPercent),
    // A picture of the shop's own was chosen by the owner: a file does not take it away.
    imageUrl: ownPicture(existing?.imageUrl ?? null)
      ? (existing?.imageUrl ?? null)
      : optional(said.imageUrl, existing?.imageUrl),
    featured: said.featured ?? existing?.featured ?? false,
    ...ratingAndReviews(said, existing, findings),
    ...sizeOf(said, existing),
    features: said.features === undefined ? (existing?.features ?? []) : (said.features ?? []),
    howToUse: text(said.howToUse, existing?.howToUse),
    ingredients: text(said.ingredients, existing?.ingredients),
    warnings: text(said.warnings, existing?.warnings),
    periodAfterOpeningMonths: optional(said.periodAfterOpeningMonths, existing?.periodAfterOpeningMonths),
    variants,
  };
  if (said.discount && contradictsPrices(product)) findings.push(discountContradiction(product));
  return { product, findings: [...findings, ...ofVariants] };
}

function withDefaults(row: ImportRow, defaults: Partial<ImportRow>): ImportRow {
  const said = Object.entries(row).filter(([, value]) => value !== undefined && value !== null);
  return { ...row, ...defaults, ...Object.fromEntries(said) };
}

function fallbackName(column: string, name: string, findings: Finding[]): string {
  findings.push(finding('note', column, '', `is missing: filed under ${name}`));
  return name;
}

function text(said: string | null | undefined, before = ''): string {
  return said === undefined ? before : (said ?? '');
}

function optional<T>(said: T | null | undefined, before: T | null = null): T | null {
  return said === undefined ? before : said;
}

/** A price before reduction only where it is above the price; the same price again says nothing and is no oddity. */
function formerPrice(
  { price, originalPrice }: ImportRow,
  existing: CatalogueProduct | null,
  findings: Finding[],
) {
  if (originalPrice === undefined) return existing?.originalPricePence ?? null;
  if (originalPrice === null || originalPrice === price) return null;
  if (originalPrice > price) return originalPrice;
  const reason = 'is below the price, so it is no former price: left out';
  const detail = `price ${formatPounds(price)}`;
  findings.push(finding('contradiction', 'originalPrice', formatPounds(originalPrice), reason, detail));
  return null;
}

/** Reviews without a rating would show stars that nobody gave (decision 11): both are left out then. */
function ratingAndReviews(said: ImportRow, existing: CatalogueProduct | null, findings: Finding[]) {
  const known = existing && existing.reviewCount > 0 ? existing.rating : null;
  const rating = said.rating ?? known;
  const reviewCount = said.reviewCount ?? existing?.reviewCount ?? 0;
  if (rating === null && reviewCount > 0) {
    const reason = 'are reviews without a rating: left out';
    findings.push(finding('contradiction', 'reviewCount', String(reviewCount), reason));
    return { rating: existing?.rating ?? DEFAULT_RATING, reviewCount: 0 };
  }
  if (said.rating === 0 && reviewCount > 0) {
    const reason = 'is a rating of 0 with reviews, and a rating begins at 1: taken as it is';
    findings.push(finding('contradiction', 'rating', '0', reason, `${reviewCount} reviews`));
  }
  return { rating: rating ?? existing?.rating ?? DEFAULT_RATING, reviewCount };
}

function sizeOf({ size }: ImportRow, existing: CatalogueProduct | null) {
  if (size === undefined) return { amount: existing?.amount ?? null, unit: existing?.unit ?? null };
  return { amount: size?.amount ?? null, unit: size?.unit ?? null };
}

function discountContradiction(product: CatalogueProduct): Finding {
  const priced = percentOff(product.originalPricePence ?? 0, product.pricePence);
  return finding(
    'contradiction',
    'discount',
    String(product.discountPercent),
    'is a discount that the prices do not bear out, so no badge shows it',
    `the prices give ${priced} percent`,
  );
}
