import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { type Finding, finding } from './import-finding.ts';
import type { ImportVariant } from './import-lists.ts';

export type CatalogueVariant = {
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

export type SaidOfVariants = {
  variants: readonly ImportVariant[] | null;
  /** Of the product as a whole; null: the file does not say. */
  stock: number | null;
  /** Undefined: not said; null: empty. */
  sku?: string | null | undefined;
  barcode?: string | null | undefined;
  shade?: string | null | undefined;
};

/**
 * The variants a product is to have. Those of the same name keep what the file says nothing about; a product without any has
 * 'Standard' (decision 18). A stock that the file gives for the product as a whole is shared out evenly over several
 * variants, unless what the shop has adds up to it already.
 */
export function mergeVariants(
  existing: readonly CatalogueVariant[] | null,
  said: SaidOfVariants,
): { variants: CatalogueVariant[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const named = namedVariants(existing, said);
  const isSingle = named.length === 1;
  if (!isSingle && (said.sku || said.barcode || said.shade))
    findings.push(finding('note', '', '', SINGLE_ONLY, `${named.length} variants`));
  const stocks = shareStock(named, said, findings);
  const variants = named.map(({ variant, counted }, place) => ({
    ...variant,
    ...(isSingle && singleColumns(said)),
    ...(counted?.shade && { shade: counted.shade }),
    stock: stocks[place] ?? 0,
  }));
  return { variants, findings };
}

const SINGLE_ONLY = 'sku, barcode and shade belong to one variant, and the product has several: left out';

type NamedVariant = { variant: CatalogueVariant; counted: ImportVariant | null; isNew: boolean };

function namedVariants(existing: readonly CatalogueVariant[] | null, said: SaidOfVariants): NamedVariant[] {
  if (said.variants && said.variants.length > 0)
    return said.variants.map((counted) => {
      const kept = existing?.find(({ name }) => name === counted.name);
      return { variant: kept ?? emptyVariant(counted.name), counted, isNew: !kept };
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
  };
}

function singleColumns({ sku, barcode, shade }: SaidOfVariants) {
  return {
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(shade !== undefined && { shade }),
  };
}

function shareStock(named: readonly NamedVariant[], said: SaidOfVariants, findings: Finding[]): number[] {
  const counts = named.map(({ counted }) => counted?.stock ?? null);
  const uncounted = counts.filter((count) => count === null).length;
  const counted = sum(counts.map((count) => count ?? 0));
  const kept = named.map(({ variant }) => variant.stock);
  if (said.stock === null) return kept.map((stock, place) => counts[place] ?? stock);
  if (uncounted === 0) {
    if (counted !== said.stock) findings.push(contradiction(said.stock, counted));
    return counts.map((count) => count ?? 0);
  }
  if (uncounted === named.length && sum(kept) === said.stock) return kept;
  const left = Math.max(0, said.stock - counted);
  if (said.stock < counted) findings.push(contradiction(said.stock, counted));
  if (uncounted > 1)
    findings.push(finding('note', 'stock', String(said.stock), 'is shared out over the variants'));
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
