import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { type ChosenShadeWords, WORDS_FROM_COLOUR } from '#domain/catalogue/shade-words.ts';
import { type Finding, finding } from './import-finding.ts';
import type { ImportVariant } from './import-lists.ts';

export type CatalogueVariant = ChosenShadeWords & {
  name: string;
  sku: string | null;
  barcode: string | null;
  pricePence: number | null;
  originalPricePence: number | null;
  amount: number | null;
  stock: number;
  imageUrl: string | null;
  shade: string | null;
};

export type VariantColumns = {
  variants: readonly ImportVariant[] | null;
  /** Stock of the product as a whole; null: not in the file. */
  stock: number | null;
  /** Undefined: no such column; null: blank. */
  sku?: string | null | undefined;
  barcode?: string | null | undefined;
  shade?: string | null | undefined;
  /** The product's own prices, pence: a variant that says the same has none of its own. */
  price?: number | undefined;
  originalPrice?: number | null | undefined;
};

/**
 * Merges the variants of a row into the existing ones. Variants of the same name keep every field the file has no value for; a
 * product without any gets 'Standard'. A stock for the product as a whole is shared out evenly over several variants, unless
 * the existing stock adds up to it already.
 */
export function mergeVariants(
  existing: readonly CatalogueVariant[] | null,
  columns: VariantColumns,
): { variants: CatalogueVariant[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const named = namedVariants(existing, columns);
  const isSingle = named.length === 1;
  if (!isSingle && (columns.sku || columns.barcode || columns.shade))
    findings.push(finding('note', '', '', SINGLE_ONLY, `${named.length} variants`));
  const stocks = shareStock(named, columns, findings);
  const variants = named.map(({ variant, counted }, place) => ({
    ...variant,
    ...(isSingle && singleColumns(columns)),
    ...(counted && namedValues(counted, variant, columns)),
    stock: stocks[place] ?? 0,
  }));
  return { variants, findings };
}

const SINGLE_ONLY = 'sku, barcode and shade belong to one variant, and the product has several: left out';

type NamedVariant = { variant: CatalogueVariant; counted: ImportVariant | null; isNew: boolean };

function namedVariants(
  existing: readonly CatalogueVariant[] | null,
  columns: VariantColumns,
): NamedVariant[] {
  if (columns.variants && columns.variants.length > 0)
    return columns.variants.map((counted) => {
      const found = existing?.find(({ name }) => name === counted.name);
      return { variant: found ?? emptyVariant(counted.name), counted, isNew: !found };
    });
  if (existing && existing.length > 0)
    return existing.map((variant) => ({ variant, counted: null, isNew: false }));
  return [{ variant: emptyVariant(STANDARD_VARIANT), counted: null, isNew: true }];
}

function emptyVariant(name: string): CatalogueVariant {
  return {
    name,
    sku: null,
    barcode: null,
    pricePence: null,
    originalPricePence: null,
    amount: null,
    stock: 0,
    imageUrl: null,
    shade: null,
    ...WORDS_FROM_COLOUR,
  };
}

function singleColumns({ sku, barcode, shade }: VariantColumns) {
  return {
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(shade !== undefined && { shade }),
  };
}

/** Values the file has for this variant; the others stay as they are. */
function namedValues(
  { name: _, stock: __, pricePence, originalPricePence, ...values }: ImportVariant,
  existing: CatalogueVariant,
  product: VariantColumns,
): Partial<CatalogueVariant> {
  const written = Object.entries(values).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(written),
    ...(pricePence !== null && ownPrices(pricePence, originalPricePence, existing, product)),
  };
}

/** A former price at or below the price is none. A variant whose own price is that of the product keeps it. */
function ownPrices(
  price: number,
  originalPrice: number | null,
  existing: CatalogueVariant,
  product: VariantColumns,
) {
  const former = originalPrice !== null && originalPrice > price ? originalPrice : null;
  const ofProduct = (product.originalPrice ?? 0) > price ? product.originalPrice : null;
  return existing.pricePence !== price && price === product.price && former === ofProduct
    ? { pricePence: null, originalPricePence: null }
    : { pricePence: price, originalPricePence: former };
}

function shareStock(named: readonly NamedVariant[], columns: VariantColumns, findings: Finding[]): number[] {
  const counts = named.map(({ counted }) => counted?.stock ?? null);
  const uncounted = counts.filter((count) => count === null).length;
  const counted = sum(counts.map((count) => count ?? 0));
  const existingStocks = named.map(({ variant }) => variant.stock);
  if (columns.stock === null) return existingStocks.map((stock, place) => counts[place] ?? stock);
  if (uncounted === 0) {
    if (counted !== columns.stock) findings.push(contradiction(columns.stock, counted));
    return counts.map((count) => count ?? 0);
  }
  if (uncounted === named.length && sum(existingStocks) === columns.stock) return existingStocks;
  const left = Math.max(0, columns.stock - counted);
  if (columns.stock < counted) findings.push(contradiction(columns.stock, counted));
  if (uncounted > 1)
    findings.push(finding('note', 'stock', String(columns.stock), 'is shared out over the variants'));
  let place = -1;
  return counts.map((count) => {
    if (count !== null) return count;
    place += 1;
    return Math.floor(left / uncounted) + (place < left % uncounted ? 1 : 0);
  });
}

function contradiction(stock: number, counted: number): Finding {
  return finding(
    'contradiction',
    'stock',
    String(stock),
    'is not what the variants add up to, which count',
    `${counted} in the variants`,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
