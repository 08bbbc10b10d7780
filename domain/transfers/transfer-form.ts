import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { requiredPounds } from '#domain/fields/pounds-field.ts';
import { optionalLine, requiredLine } from '#domain/fields/text-field.ts';
import type { Pence } from '#domain/money/money.ts';
import { isDay } from '#domain/text/london-day.ts';

export const LATE_CHOICES = ['reopen', 'pay-back'] as const;
/** What becomes of an order that had ended when its money came. */
export type LateChoice = (typeof LATE_CHOICES)[number];

export type TransferForm = {
  amountPence: Pence;
  /** The day at the bank. */
  day: string;
  /** What the bank statement says. */
  reference: string;
  note: string;
  late: LateChoice | null;
  /** What the bank had for the order when the form was opened. */
  seenPence: Pence;
  key: string;
};

export type ParsedTransfer =
  | { ok: true; transfer: TransferForm }
  | { ok: false; errors: Record<string, string> };

/** Reads the form of money that came, or was paid back, on a day in London from the order's to today. */
export function parseTransfer(
  form: Record<string, unknown>,
  { orderDay, today }: { orderDay: string; today: string },
): ParsedTransfer {
  const schema = v.object({
    amount: v.pipe(
      requiredPounds('Amount'),
      v.check((pence) => pence > 0, 'Amount must be at least £0.01'),
    ),
    day: v.pipe(
      requiredLine('Day', 10),
      v.check((day) => day === '' || isDay(day), 'Day must be a day, such as 2026-04-01'),
      v.check((day) => !isDay(day) || day <= today, 'Day must not be after today'),
      v.check((day) => !isDay(day) || day >= orderDay, 'Day must not be before the day of the order'),
    ),
    reference: optionalLine('Reference', 140),
    note: optionalLine('Note', 300),
    seen: requiredPounds('Seen'),
    key: requiredLine('Form', 60),
  });
  const parsed = v.safeParse(schema, form);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.issues) };
  const { amount, seen, ...rest } = parsed.output;
  const late = LATE_CHOICES.find((choice) => choice === form.late) ?? null;
  return { ok: true, transfer: { amountPence: amount, late, seenPence: seen, ...rest } };
}
