import * as v from 'valibot';
import {
  changedPerson,
  type OrderPerson,
  PARTICULARS,
  type Particular,
  particularsOf,
} from './changed-person.ts';
import type { Correction } from './correct-order.ts';
import { type CorrectableOrder, paidFor } from './correctable-order.ts';

const pence = v.pipe(v.number(), v.integer());
const pieces = v.nullable(v.object({ quantity: v.number(), unitPricePence: pence, paidPence: pence }));
const delivery = v.object({ id: v.string(), name: v.string(), pence });
const sums = v.object({ totalPence: pence, vatPence: v.nullable(pence) });

/** What a correction changed of goods, delivery and sums. Stored with it and never changed. */
export const correctionFactsSchema = v.object({
  /** Those that changed; null: there was no such line before, or is none any more. */
  lines: v.array(
    v.object({
      lineId: v.string(),
      variantId: v.string(),
      name: v.string(),
      variant: v.string(),
      before: pieces,
      after: pieces,
    }),
  ),
  /** Null where it stayed. */
  delivery: v.nullable(v.object({ before: delivery, after: delivery })),
  sums: v.object({ before: sums, after: sums }),
  owedPence: pence,
  backPence: pence,
});

export type CorrectionFacts = v.InferOutput<typeof correctionFactsSchema>;

const person = v.partial(v.object(v.entriesFromList([...PARTICULARS], v.string())));

/** The particulars that a correction changed. */
export const personChangeSchema = v.object({ before: person, after: person });

export type PersonChange = v.InferOutput<typeof personChangeSchema>;

/** Returns what a correction changes; ids of new lines in their order. */
export function correctionFacts(
  order: Pick<CorrectableOrder, 'delivery' | 'totalPence'> & { vatPence: number | null },
  { lines, additions, delivery: after, totals, vatPence, owedPence, backPence }: Correction,
  newIds: readonly string[],
): CorrectionFacts {
  const before = order.delivery;
  const isSameDelivery = before.id === after.id && before.pence === after.pence;
  return {
    lines: [
      ...lines.flatMap((line) => {
        const was = {
          quantity: line.line.quantity,
          unitPricePence: line.line.unitPricePence,
          paidPence: paidFor(line.line),
        };
        const is = {
          quantity: line.quantity,
          unitPricePence: line.unitPricePence,
          paidPence: line.paidPence,
        };
        if (was.quantity === is.quantity && was.paidPence === is.paidPence) return [];
        const { lineId, variantId, name, variant } = line.line;
        return [{ lineId, variantId, name, variant, before: was, after: is.quantity > 0 ? is : null }];
      }),
      ...additions.map(
        ({ variant: { variantId, name, variant }, quantity, unitPricePence, paidPence }, place) => ({
          lineId: newIds[place] ?? '',
          variantId,
          name,
          variant,
          before: null,
          after: { quantity, unitPricePence, paidPence },
        }),
      ),
    ],
    delivery: isSameDelivery
      ? null
      : {
          before: { id: before.id, name: before.name, pence: before.pence },
          after: { id: after.id, name: after.name, pence: after.pence },
        },
    sums: {
      before: { totalPence: order.totalPence, vatPence: order.vatPence },
      after: { totalPence: totals.totalPence, vatPence },
    },
    owedPence,
    backPence,
  };
}

/** Returns the particulars that change; null where all stay. */
export function personChange(before: OrderPerson, after: OrderPerson): PersonChange | null {
  const fields = changedPerson(before, after);
  if (fields.length === 0) return null;
  return { before: only(before, fields), after: only(after, fields) };
}

function only(person: OrderPerson, fields: readonly Particular[]): Partial<Record<Particular, string>> {
  const particulars = particularsOf(person);
  return Object.fromEntries(fields.map((field) => [field, particulars[field]]));
}
