import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { NO_SHADE_WORDS } from '#domain/catalogue/shade-words.ts';
import { countText } from '#domain/text/count-text.ts';
import { type Finding, finding } from './import-finding.ts';
import type { ImportVariant } from './import-lists.ts';
import { importedStock, spreadDifference } from './import-stock.ts';

/** A variant of the shop: what a file can say of it, so that the two have one list of fields. */
export type CatalogueVariant = Omit<ImportVariant, 'stock' | 'stockWas'> & { stock: number };

export type VariantColumns = {
  variants: readonly ImportVariant[] | null;
  /** Stock of the product as a whole; null: not in the file. */
  stock: number | null;
  /** That stock in the export the file was made from; null: not in the file. */
  stockWas?: number | null | undefined;
  /** What earlier imports of the same export have changed already, by variant as the file names it. */
  applied?: ReadonlyMap<string, number> | undefined;
  /** Undefined: no such column; null: blank. */
  sku?: string | null | undefined;
  barcode?: string | null | undefined;
  shade?: string | null | undefined;
  grams?: number | null | undefined;
  costPence?: number | null | undefined;
  /** The product's own prices, pence: a variant that says the same has none of its own. */
  price?: number | undefined;
  originalPrice?: number | null | undefined;
};

/**
 * Merges the variants of a row into the existing ones. Variants of the same name keep every field the file has no value for; a
 * product without any gets 'Standard'. A stock for the product as a whole is shared out evenly over several variants, unless
 * the existing stock adds up to it already. `differences`: what the file's export has changed of stock by now, to be remembered.
 */
export function mergeVariants(
  existing: readonly CatalogueVariant[] | null,
  columns: VariantColumns,
): { variants: CatalogueVariant[]; differences: StockDifference[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const differences: StockDifference[] = [];
  const named = namedVariants(existing, columns);
  const isSingle = named.length === 1;
  if (!isSingle && SINGLE_FIELDS.some((field) => columns[field] != null && columns[field] !== ''))
    findings.push(finding('note', '', '', SINGLE_ONLY, countText(named.length, 'variant')));
  const stocks = stocksOf(named, columns, { findings, differences });
  const variants = named.map(({ variant, counted }, place) => ({
    ...variant,
    ...(isSingle && singleColumns(columns)),
    ...(counted && namedValues(counted, variant, columns)),
    stock: stocks[place] ?? 0,
  }));
  return { variants, differences, findings };
}

/** Columns of a product sold as one thing: several variants have them in their list. */
const SINGLE_FIELDS = ['sku', 'barcode', 'shade', 'grams', 'costPence'] as const;

const SINGLE_ONLY =
  'sku, barcode, shade, grams and cost belong to one variant, and the product has several: left out';

export type StockDifference = { variant: string; difference: number };

type NamedVariant = {
  variant: CatalogueVariant;
  counted: ImportVariant | null;
  /** The existing one whose stock it has; null for a new one. */
  former: CatalogueVariant | null;
};

function namedVariants(
  existing: readonly CatalogueVariant[] | null,
  columns: VariantColumns,
): NamedVariant[] {
  if (columns.variants && columns.variants.length > 0)
    return columns.variants.map((counted, place, all) => {
      const found = existing?.find(({ name }) => name === counted.name);
      const former = found ?? renamedFrom(existing ?? [], all, place);
      return { variant: found ?? emptyVariant(counted.name), counted, former };
    });
  if (existing && existing.length > 0)
    return existing.map((variant) => ({ variant, counted: null, former: variant }));
  return [{ variant: emptyVariant(STANDARD_VARIANT), counted: null, former: null }];
}

/** The variant that an edited export names otherwise: the one of its SKU, else the one in its place. */
function renamedFrom(
  existing: readonly CatalogueVariant[],
  counted: readonly ImportVariant[],
  place: number,
): CatalogueVariant | null {
  const one = counted[place];
  if (one?.stockWas === undefined) return null;
  const left = existing.filter(({ name }) => !counted.some((other) => other.name === name));
  const bySku = one.sku === null ? undefined : left.find(({ sku }) => sku === one.sku);
  const inPlace = existing.length === counted.length ? existing[place] : undefined;
  return bySku ?? left.find((variant) => variant === inPlace) ?? null;
}

function emptyVariant(name: string): CatalogueVariant {
  return {
    name,
    sku: null,
    barcode: null,
    pricePence: null,
    originalPricePence: null,
    amount: null,
    grams: null,
    costPence: null,
    stock: 0,
    imageUrl: null,
    shade: null,
    ...NO_SHADE_WORDS,
  };
}

function singleColumns(columns: VariantColumns): Partial<CatalogueVariant> {
  return Object.fromEntries(
    SINGLE_FIELDS.flatMap((field) => (columns[field] === undefined ? [] : [[field, columns[field]]])),
  );
}

/** Values the file has for this variant; the others stay as they are. */
function namedValues(
  { name: _, stock: __, stockWas: ___, pricePence, originalPricePence, ...values }: ImportVariant,
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

type Reported = { findings: Finding[]; differences: StockDifference[] };

function stocksOf(named: readonly NamedVariant[], columns: VariantColumns, reported: Reported): number[] {
  const [only] = named;
  if (named.length === 1 && only && columns.stock !== null && (only.counted?.stock ?? null) === null)
    return [movedStock(only, columns.stock, columns.stockWas ?? null, 'stock', columns, reported)];
  const counts = named.map((one) =>
    one.counted?.stock == null
      ? null
      : movedStock(one, one.counted.stock, one.counted.stockWas ?? null, 'variants', columns, reported),
  );
  return shareStock(named, counts, columns, reported);
}

/** A variant the shop does not have yet is new: it gets the stock of the file. */
function movedStock(
  { variant: { name }, former }: NamedVariant,
  stock: number,
  stockWas: number | null,
  column: 'stock' | 'variants',
  { applied }: VariantColumns,
  { findings, differences }: Reported,
): number {
  if (!former) return stock;
  const cells = { stock, stockWas, applied: applied?.get(name) ?? 0 };
  const moved = importedStock(former.stock, cells, column, column === 'stock' ? '' : name);
  findings.push(...moved.findings);
  if (moved.difference !== null) differences.push({ variant: name, difference: moved.difference });
  return moved.stock;
}

function shareStock(
  named: readonly NamedVariant[],
  counts: readonly (number | null)[],
  columns: VariantColumns,
  { findings, differences }: Reported,
): number[] {
  const uncounted = counts.filter((count) => count === null).length;
  const existingStocks = named.map(({ variant }) => variant.stock);
  if (columns.stock === null) return existingStocks.map((stock, place) => counts[place] ?? stock);
  const inFile = sum(named.map(({ counted }) => counted?.stock ?? 0));
  if (uncounted === 0) {
    if (inFile !== columns.stock) findings.push(contradiction(columns.stock, inFile));
    return counts.map((count) => count ?? 0);
  }
  const current = sum(existingStocks);
  const isWhole = uncounted === named.length;
  if (isWhole && columns.stockWas != null && named.every(({ former }) => former !== null)) {
    const cells = {
      stock: columns.stock,
      stockWas: columns.stockWas,
      applied: columns.applied?.get(WHOLE_PRODUCT) ?? 0,
    };
    const moved = importedStock(current, cells, 'stock', '');
    findings.push(...moved.findings);
    if (moved.difference !== null) differences.push({ variant: WHOLE_PRODUCT, difference: moved.difference });
    return spreadDifference(existingStocks, moved.stock - current);
  }
  if (isWhole && current === columns.stock) return existingStocks;
  const left = Math.max(0, columns.stock - inFile);
  if (columns.stock < inFile) findings.push(contradiction(columns.stock, inFile));
  if (uncounted > 1)
    findings.push(finding('note', 'stock', String(columns.stock), 'is shared out over the variants'));
  let place = -1;
  return counts.map((count) => {
    if (count !== null) return count;
    place += 1;
    return Math.floor(left / uncounted) + (place < left % uncounted ? 1 : 0);
  });
}

/** Stands for all variants where the file has one stock for them together. */
const WHOLE_PRODUCT = '';

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
