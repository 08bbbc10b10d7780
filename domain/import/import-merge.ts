import type { AttributeValue } from '#domain/catalogue/attributes.ts';
import type { ProductFeature } from '#domain/catalogue/product.ts';
import { DEFAULT_RATING } from '#domain/catalogue/rating.ts';
import type { GoodsKind } from '#domain/delivery/goods-kind.ts';
import { contradictsPrices } from '#domain/money/discount.ts';
import { formatPounds, percentOff } from '#domain/money/money.ts';
import type { Unit } from '#domain/money/unit-price.ts';
import type { VatRate } from '#domain/money/vat-rate.ts';
import { ownPicture } from '#domain/pictures/picture.ts';
import { countText } from '#domain/text/count-text.ts';
import type { NamedAttributeValue } from './attribute-cells.ts';
import { mergeAttributes, namedValues } from './import-attributes.ts';
import type { ImportRow } from './import-cells.ts';
import { type Finding, finding } from './import-finding.ts';
import { type CatalogueVariant, mergeVariants, type StockDifference } from './import-variants.ts';

/** A product for the import: brand and category by name, money in pence. */
export type CatalogueProduct = {
  name: string;
  brand: string;
  category: string;
  /** By name; null for none. */
  type: string | null;
  attributes: AttributeValue[];
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
  responsiblePerson: string;
  optionName: string;
  periodAfterOpeningMonths: number | null;
  sealedForHygiene: boolean;
  originCountry: string | null;
  commodityCode: string | null;
  /** By name; null for that of the brand or the shop. */
  gbPerson: string | null;
  euPerson: string | null;
  goodsKind: GoodsKind | null;
  vatRate: VatRate;
  variants: CatalogueVariant[];
};

export const UNKNOWN_BRAND = 'Unbranded';
const UNKNOWN_CATEGORY = 'Other';

/**
 * Merges a row into the existing product (null: a new one) and returns it with its findings and the attribute values the row names. A missing column leaves the
 * product as it is. A blank cell clears optional fields (a description, a former price) and leaves required ones (brand,
 * category, stock, rating). Defaults apply to new products only: orders may have changed a default stock. `applied`: what
 * earlier imports of the row's export have changed of its stock, by variant.
 */
export function mergeProduct(
  existing: CatalogueProduct | null,
  row: ImportRow,
  defaults: Partial<ImportRow>,
  applied?: ReadonlyMap<string, number>,
): {
  product: CatalogueProduct;
  values: NamedAttributeValue[];
  stockDifferences: StockDifference[];
  findings: Finding[];
} {
  const findings: Finding[] = [];
  const values = existing ? row : withDefaults(row, defaults);
  const merged = mergeVariants(existing?.variants ?? null, {
    ...values,
    costPence: values.cost,
    applied,
    variants: values.variants ?? null,
    stock: values.stock ?? null,
  });
  const brand = values.brand ?? existing?.brand ?? fallbackName('brand', UNKNOWN_BRAND, findings);
  const category =
    values.category ?? existing?.category ?? fallbackName('category', UNKNOWN_CATEGORY, findings);
  const product: CatalogueProduct = {
    name: row.name,
    brand,
    category,
    type: typeOf(values, existing, category),
    attributes: mergeAttributes(existing?.attributes ?? null, values),
    description: text(values.description, existing?.description),
    pricePence: row.price,
    originalPricePence: formerPrice(values, existing, findings),
    discountPercent: optional(values.discount, existing?.discountPercent),
    // The owner chose a picture of the shop's own: a file does not replace it.
    imageUrl: ownPicture(existing?.imageUrl ?? null)
      ? (existing?.imageUrl ?? null)
      : optional(values.imageUrl, existing?.imageUrl),
    featured: values.featured ?? existing?.featured ?? false,
    ...ratingAndReviews(values, existing, findings),
    ...sizeOf(values, existing),
    features: values.features === undefined ? (existing?.features ?? []) : (values.features ?? []),
    howToUse: text(values.howToUse, existing?.howToUse),
    ingredients: text(values.ingredients, existing?.ingredients),
    warnings: text(values.warnings, existing?.warnings),
    responsiblePerson: text(values.responsiblePerson, existing?.responsiblePerson),
    optionName: text(values.optionName, existing?.optionName).replace(/\s+/g, ' '),
    periodAfterOpeningMonths: optional(values.periodAfterOpeningMonths, existing?.periodAfterOpeningMonths),
    sealedForHygiene: values.sealedForHygiene ?? existing?.sealedForHygiene ?? false,
    originCountry: optional(values.originCountry, existing?.originCountry),
    commodityCode: optional(values.commodityCode, existing?.commodityCode),
    gbPerson: optional(values.gbPerson, existing?.gbPerson),
    euPerson: optional(values.euPerson, existing?.euPerson),
    goodsKind: optional(values.goodsKind, existing?.goodsKind),
    vatRate: values.vat ?? existing?.vatRate ?? 'standard',
    variants: merged.variants,
  };
  if (values.discount && contradictsPrices(product)) findings.push(discountContradiction(product));
  const named = namedValues(values, existing === null);
  return {
    product,
    values: named,
    stockDifferences: merged.differences,
    findings: [...findings, ...merged.findings],
  };
}

function withDefaults(row: ImportRow, defaults: Partial<ImportRow>): ImportRow {
  const present = Object.entries(row).filter(([, value]) => value !== undefined && value !== null);
  return { ...row, ...defaults, ...Object.fromEntries(present) };
}

/** A type belongs to one category: a product filed under another loses it, unless the row names one. */
function typeOf({ type }: ImportRow, existing: CatalogueProduct | null, category: string): string | null {
  if (type) return type;
  return existing?.category === category ? existing.type : null;
}

function fallbackName(column: string, name: string, findings: Finding[]): string {
  findings.push(finding('note', column, '', `is missing: filed under ${name}`));
  return name;
}

function text(cell: string | null | undefined, before = ''): string {
  return cell === undefined ? before : (cell ?? '');
}

function optional<T>(cell: T | null | undefined, before: T | null = null): T | null {
  return cell === undefined ? before : cell;
}

/** Returns the former price if it is above the price; an equal one, or 0 for none, is dropped without a finding. */
function formerPrice(
  { price, originalPrice }: ImportRow,
  existing: CatalogueProduct | null,
  findings: Finding[],
) {
  if (originalPrice === undefined) return existing?.originalPricePence ?? null;
  if (originalPrice === null || originalPrice === 0 || originalPrice === price) return null;
  if (originalPrice > price) return originalPrice;
  const reason = 'is below the price, so it is no former price: left out';
  const detail = `price ${formatPounds(price)}`;
  findings.push(finding('contradiction', 'originalPrice', formatPounds(originalPrice), reason, detail));
  return null;
}

/** Drops reviews without a rating: they would show stars that nobody gave. */
function ratingAndReviews(row: ImportRow, existing: CatalogueProduct | null, findings: Finding[]) {
  const known = existing && existing.reviewCount > 0 ? existing.rating : null;
  const rating = row.rating ?? known;
  const reviewCount = row.reviewCount ?? existing?.reviewCount ?? 0;
  if (rating === null && reviewCount > 0) {
    const reason = 'are reviews without a rating: left out';
    findings.push(finding('contradiction', 'reviewCount', String(reviewCount), reason));
    return { rating: existing?.rating ?? DEFAULT_RATING, reviewCount: 0 };
  }
  if (row.rating === 0 && reviewCount > 0) {
    const reason = 'is a rating of 0 with reviews, and a rating begins at 1: taken as it is';
    findings.push(finding('contradiction', 'rating', '0', reason, countText(reviewCount, 'review')));
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
