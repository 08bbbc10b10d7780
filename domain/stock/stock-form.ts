import { MOST_STOCK } from '#domain/catalogue/bulk/bulk-change.ts';
import { MOST_STOCK_LINES, type WrittenLine } from './stock-lines.ts';
import { STOCK_KINDS, type StockKind } from './stock-movement.ts';

/** The kinds of movements that are entered by hand. */
export const ENTERED_KINDS = ['delivered', 'counted', 'damaged', 'tester', 'sample', 'corrected'] as const;

export type EnteredKind = (typeof ENTERED_KINDS)[number] & StockKind;

/** A variant that a code may mean. A set has no stock of its own. */
export type CodedVariant = {
  variantId: string;
  productId: string;
  product: string;
  variant: string;
  sku: string | null;
  barcode: string | null;
  stock: number;
  isSet: boolean;
  /** Without VAT; null: not known. */
  costPence: number | null;
};

export type EnteredLine = Omit<CodedVariant, 'stock' | 'isSet' | 'barcode' | 'costPence'> & {
  /** Pieces that came, were counted or go. */
  entered: number;
  before: number;
  after: number;
  /** What one cost without VAT, where a delivery said so, and what was known before. */
  costPence?: number;
  costWas?: number | null;
};

export type LeftLine = { text: string; why: string };

/** What a form would write, and the lines that it would leave out. */
export type StockPlan = { lines: EnteredLine[]; left: LeftLine[] };

/**
 * Plans what the lines of a form do to the stock of the variants they name. Lines of one variant add up. A line that is not
 * understood is left out with its reason.
 */
export function planStock(
  kind: EnteredKind,
  written: readonly WrittenLine[],
  variants: readonly CodedVariant[],
): StockPlan {
  const left: LeftLine[] = [];
  const entered = new Map<
    string,
    { of: CodedVariant; pieces: number; costs: Set<number>; texts: string[] }
  >();
  const ofCode = (code: string) =>
    variants.filter(
      ({ sku, barcode }) =>
        sku?.toLowerCase() === code.toLowerCase() || (barcode !== null && barcode === code),
    );
  for (const [place, line] of written.entries()) {
    const asWhole = line.asWhole.code === line.code ? [] : ofCode(line.asWhole.code);
    const { code, quantity, costPence } = asWhole.length > 0 ? line.asWhole : line;
    const found = asWhole.length > 0 ? asWhole : ofCode(code);
    const [of] = found;
    const why =
      place >= MOST_STOCK_LINES
        ? `more than ${MOST_STOCK_LINES} lines`
        : (whyUnknown(code, found) ?? whyNoQuantity(kind, quantity) ?? whyNoCost(kind, costPence));
    if (why !== null || !of) left.push({ text: line.text, why: why ?? 'unknown' });
    else {
      const known = entered.get(of.variantId) ?? { of, pieces: 0, costs: new Set(), texts: [] };
      known.pieces += quantity;
      known.texts.push(line.text);
      if (costPence !== undefined) known.costs.add(costPence);
      entered.set(of.variantId, known);
    }
  }
  const lines: EnteredLine[] = [];
  for (const { of, pieces, costs, texts } of entered.values()) {
    const { stock: before, isSet, barcode, costPence: costWas, ...named } = of;
    const [costPence] = costs;
    const after = stockAfter(kind, before, pieces);
    const text = texts.join(' · ');
    if (costs.size > 1) left.push({ text, why: 'two costs of one variant' });
    else if (after < 0) left.push({ text, why: `only ${before} in stock` });
    else if (after > MOST_STOCK)
      left.push({ text, why: `more than ${MOST_STOCK.toLocaleString('en-GB')} in stock` });
    else
      lines.push({
        ...named,
        entered: pieces,
        before,
        after,
        ...(costPence !== undefined && { costPence, costWas }),
      });
  }
  return { lines, left };
}

function stockAfter(kind: EnteredKind, before: number, pieces: number): number {
  if (kind === 'counted') return pieces;
  return kind === 'delivered' || kind === 'corrected' ? before + pieces : before - pieces;
}

function whyUnknown(code: string, found: readonly CodedVariant[]): string | null {
  if (found.length === 0) return `no variant has the SKU or barcode ‘${code}’`;
  if (found.length > 1) return `${found.length} variants have ‘${code}’`;
  return found[0]?.isSet ? 'a set: its parts are in stock, not the set' : null;
}

function whyNoQuantity(kind: EnteredKind, quantity: number): string | null {
  if (!Number.isSafeInteger(quantity)) return 'the quantity is no whole number';
  if (Math.abs(quantity) > MOST_STOCK) return 'the quantity is too great';
  if (kind === 'counted') return quantity < 0 ? 'a count is never below 0' : null;
  if (kind === 'corrected') return quantity === 0 ? 'no piece is moved' : null;
  return quantity < 1 ? 'the quantity is below 1' : null;
}

function whyNoCost(kind: EnteredKind, costPence: number | undefined): string | null {
  return costPence !== undefined && kind !== 'delivered' ? 'a cost belongs to a delivery' : null;
}

/** True where a form of this kind says why. */
export function needsReason(kind: EnteredKind): boolean {
  return kind !== 'delivered' && kind !== 'counted';
}

export function isEnteredKind(kind: string): kind is EnteredKind {
  return (ENTERED_KINDS as readonly string[]).includes(kind);
}

/** What a form of this kind did or would do, with its numbers: 'Delivered in: 37 pieces of 5 variants'. */
export function stockFormTitle(
  kind: EnteredKind,
  lines: readonly Pick<EnteredLine, 'before' | 'after'>[],
): string {
  const moved = lines.filter(({ before, after }) => before !== after);
  const pieces = moved.reduce((sum, { before, after }) => sum + Math.abs(after - before), 0);
  const of = (count: number, noun: string) =>
    `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
  if (kind === 'counted')
    return `Counted: ${of(lines.length, 'variant')}, ${moved.length.toLocaleString('en-GB')} differed`;
  return `${STOCK_KINDS[kind]}: ${of(pieces, 'piece')} of ${of(moved.length, 'variant')}`;
}
