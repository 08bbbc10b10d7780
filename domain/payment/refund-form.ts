import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { requiredPounds } from '#domain/fields/pounds-field.ts';
import { requiredLine } from '#domain/fields/text-field.ts';
import type { Pence } from '#domain/money/money.ts';

export type ParsedRefund =
  | { ok: true; amountPence: Pence; leftPence: Pence; reason: string; key: string }
  | { ok: false; errors: Record<string, string> };

const schema = v.object({
  amount: v.pipe(requiredPounds('Refund'), v.minValue(1, 'Refund must be at least £0.01')),
  reason: requiredLine('Reason', 300),
  /** What could be refunded when the form was opened. */
  left: requiredPounds('Rest'),
  key: requiredLine('Form', 60),
});

/** Reads the form of a refund; the amount in pounds. */
export function parseRefund(form: Record<string, unknown>): ParsedRefund {
  const parsed = v.safeParse(schema, form);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.issues) };
  const { amount, left, reason, key } = parsed.output;
  return { ok: true, amountPence: amount, leftPence: left, reason, key };
}
