import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalPounds, requiredPounds } from '#domain/fields/pounds-field.ts';
import { requiredLine } from '#domain/fields/text-field.ts';
import type { Pence } from '#domain/money/money.ts';
import { TENDERS, type Tender } from '#domain/payment/tender.ts';
import type { SumRate } from './refund-asked.ts';

export type RefundFormLine = { lineId: string; quantity: number; restock: number };

/** `sumRate` is null where the form does not state one. */
export type RefundForm = {
  lines: RefundFormLine[];
  deliveryPence: Pence;
  amountPence: Pence;
  sumRate: { rate: SumRate } | null;
  tender: Tender | undefined;
  leftPence: Pence;
  reason: string;
  key: string;
};

export type ParsedRefund = { ok: true; refund: RefundForm } | { ok: false; errors: Record<string, string> };

/** The names of the fields of a line: the line's id follows. */
export const REFUND_PIECES = 'refund.';
export const RESTOCK_PIECES = 'restock.';

const schema = v.object({
  amount: optionalPounds('Refund'),
  delivery: optionalPounds('Delivery'),
  reason: requiredLine('Reason', 300),
  /** What could be refunded when the form was opened. */
  left: requiredPounds('Rest'),
  key: requiredLine('Form', 60),
});

/** Reads the form of a refund: pieces of each line, delivery and a sum in pounds, and pieces that come back to the shelf. */
export function parseRefund(form: Record<string, unknown>): ParsedRefund {
  const parsed = v.safeParse(schema, form);
  const lines = readLines(form);
  const errors = { ...lines.errors, ...(parsed.success ? {} : fieldErrors(parsed.issues)) };
  if (!parsed.success || Object.keys(errors).length > 0) return { ok: false, errors };
  const { amount, delivery, reason, left, key } = parsed.output;
  const asksPieces = lines.lines.some(({ quantity, restock }) => quantity + restock > 0);
  if (!asksPieces && !delivery && !amount)
    return { ok: false, errors: { amount: amount === 0 ? AT_LEAST_A_PENNY : 'Refund is required' } };
  return {
    ok: true,
    refund: {
      lines: lines.lines,
      deliveryPence: delivery ?? 0,
      amountPence: amount ?? 0,
      sumRate: readRate(form.rate),
      tender: TENDERS.find((tender) => tender === form.tender),
      leftPence: left,
      reason,
      key,
    },
  };
}

const AT_LEAST_A_PENNY = 'Refund must be at least £0.01';

function readLines(form: Record<string, unknown>): {
  lines: RefundFormLine[];
  errors: Record<string, string>;
} {
  const lines = new Map<string, RefundFormLine>();
  const errors: Record<string, string> = {};
  for (const [name, value] of Object.entries(form)) {
    const prefix = [REFUND_PIECES, RESTOCK_PIECES].find((each) => name.startsWith(each));
    if (!prefix) continue;
    const lineId = name.slice(prefix.length);
    const line = lines.get(lineId) ?? { lineId, quantity: 0, restock: 0 };
    const pieces = readPieces(value);
    if (pieces === null) errors[name] = 'Pieces must be a whole number such as 1';
    else if (prefix === REFUND_PIECES) line.quantity = pieces;
    else line.restock = pieces;
    lines.set(lineId, line);
  }
  return { lines: [...lines.values()], errors };
}

/** Blank is none; null where it is no number of pieces. */
function readPieces(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text === '') return 0;
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function readRate(value: unknown): { rate: SumRate } | null {
  if (value === 'all') return { rate: 'all' };
  if (value === 'none') return { rate: null };
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? { rate: Number(value) } : null;
}

/** The value of a rate in the form. */
export function rateValue(ratePercent: number | null): string {
  return ratePercent === null ? 'none' : String(ratePercent);
}
