import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceRefund } from './refund-asked.ts';
import { grossOf, type RefundPart } from './refund-part.ts';
import { splitParts } from './split-parts.ts';

const standing = (grossPence: number, quantity: number) => ({
  shares: [{ about: 'line', quantity, ratePercent: 20, grossPence, vatPence: Math.round(grossPence / 6) }],
  rates: [
    {
      ratePercent: 20,
      grossPence,
      vatPence: Math.round(grossPence / 6),
      netPence: grossPence - Math.round(grossPence / 6),
    },
  ],
});

test('what is taken off a piece never goes to those that are left', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.array(fc.nat(6000), { maxLength: 9 }),
      (quantity, paidPence, takenOff) => {
        const before: RefundPart[] = [];
        for (let left = quantity; left > 0; left -= 1) {
          const lessPence = takenOff[quantity - left] ?? 0;
          const priced = priceRefund(
            {
              lines: [{ lineId: 'line', quantity: 1, lessPence }],
              deliveryPence: 0,
              sumPence: 0,
              sumRate: undefined,
            },
            standing(paidPence - grossOf(before), left),
            new Map([['line', left]]),
            before,
          );
          const worth = Math.ceil(paidPence / quantity);
          if (!priced.ok) {
            expect(priced).toEqual({ ok: false, problem: 'more-than-worth', lineId: 'line' });
            expect(lessPence).toBeGreaterThan(Math.floor(paidPence / quantity) - 1);
            return;
          }
          expect(priced.amountPence).toBeLessThanOrEqual(worth);
          expect(priced.amountPence).toBeGreaterThanOrEqual(Math.floor(paidPence / quantity) - lessPence);
          before.push(...priced.parts);
        }
      },
    ),
  );
});

test('a reduced part that two payments give back is reduced once', () => {
  const part = { about: 'line', quantity: 1, ratePercent: 20, grossPence: 700, reducedPence: 300 };
  const parts = splitParts([part], [500, 200]).flat();
  expect(parts.map(({ reducedPence = 0 }) => reducedPence)).toEqual([300, 0]);
});
