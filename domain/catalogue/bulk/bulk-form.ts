import { parsePounds } from '#domain/money/parse-pounds.ts';
import { type BulkChange, MOST_STOCK, STOCK_CHANGES } from './bulk-change.ts';
import { PRICE_CHANGES, PRICE_ENDINGS, type PriceHow } from './bulk-price.ts';

export const BULK_KINDS = ['price', 'stock', 'brand', 'category'] as const;

export type BulkKind = (typeof BULK_KINDS)[number];

/** Errors are keyed by field: 'amount' or 'groupId'. */
export type ParsedBulkForm = { ok: true; change: BulkChange } | { ok: false; errors: Record<string, string> };

const LARGEST_PERCENT = 1000;

/** Parses the form that changes many products: `how` and `amount` for prices and stock, `groupId` for brands and categories. */
export function parseBulkForm(kind: BulkKind, submitted: Record<string, unknown>): ParsedBulkForm {
  if (kind === 'price') return parsePrice(submitted);
  if (kind === 'stock') return parseStock(submitted);
  const groupId = textOf(submitted.groupId);
  if (groupId) return { ok: true, change: { kind, groupId } };
  return { ok: false, errors: { groupId: kind === 'brand' ? 'Brand is required' : 'Category is required' } };
}

export const isPercent = (how: PriceHow) => how === 'raise-percent' || how === 'lower-percent';

function parsePrice(submitted: Record<string, unknown>): ParsedBulkForm {
  const how = PRICE_CHANGES.find((known) => known === submitted.how) ?? 'set';
  const ending = PRICE_ENDINGS.find((known) => String(known) === submitted.ending) ?? null;
  if (how === 'original') return { ok: true, change: { kind: 'price', how, amount: 0, ending: null } };
  const text = textOf(submitted.amount).replace(/\s*%$/, '');
  if (text === '') return refused('Amount is required');
  if (isPercent(how)) {
    const percent = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
    if (!(percent > 0 && percent <= LARGEST_PERCENT))
      return refused(`Percentage must be above 0 and at most ${LARGEST_PERCENT}, such as 12.5`);
    return { ok: true, change: { kind: 'price', how, amount: Math.round(percent * 100), ending } };
  }
  const pounds = parsePounds(text);
  if (!pounds.ok) return refused('Amount must be pounds such as 24.99');
  return { ok: true, change: { kind: 'price', how, amount: pounds.pence, ending } };
}

function parseStock(submitted: Record<string, unknown>): ParsedBulkForm {
  const how = STOCK_CHANGES.find((known) => known === submitted.how) ?? 'set';
  const text = textOf(submitted.amount);
  if (text === '') return refused('Number is required');
  const count = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(count <= MOST_STOCK)) return refused(`Number must be a whole number from 0 to ${MOST_STOCK}`);
  return { ok: true, change: { kind: 'stock', how, count } };
}

function refused(amount: string): ParsedBulkForm {
  return { ok: false, errors: { amount } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
