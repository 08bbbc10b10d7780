import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFigures, MONEY_KINDS, type MoneyEntry, moneyFigures } from './money-figures.ts';

const SOURCES = [...MONEY_KINDS, 'discount', 'vat-invoiced', 'vat-credited', 'cash-due'] as const;

const entries = fc.array(
  fc.record<MoneyEntry>({ source: fc.constantFrom(...SOURCES), amountPence: fc.nat(1_000_000) }),
);

test('what was received, given back, held by banks, left off and owed stand apart', () => {
  const figures = moneyFigures([
    { source: 'captured', amountPence: 10_000 },
    { source: 'cash-received', amountPence: 2_000 },
    { source: 'discount', amountPence: 500 },
    { source: 'refunded', amountPence: 1_500 },
    { source: 'refund-failed', amountPence: 300 },
    { source: 'disputed', amountPence: 700 },
    { source: 'dispute-returned', amountPence: 200 },
    { source: 'vat-invoiced', amountPence: 2_000 },
    { source: 'vat-credited', amountPence: 200 },
    { source: 'cash-due', amountPence: 3_900 },
  ]);
  expect(figures).toEqual({
    grossPence: 12_500,
    discountsPence: 500,
    refundsPence: 1_200,
    disputedPence: 500,
    vatPence: 1_800,
    netPence: 8_500,
    cashDuePence: 3_900,
  });
});

test('the net is the gross less each figure that is taken off, and never moved by cash that is due', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const { grossPence, discountsPence, refundsPence, disputedPence, vatPence, netPence } =
        moneyFigures(all);
      expect(netPence).toBe(grossPence - discountsPence - refundsPence - disputedPence - vatPence);
      const uncollected = all.filter(({ source }) => source !== 'cash-due');
      expect(moneyFigures(uncollected).netPence).toBe(netPence);
    }),
  );
});

test('the figures of two periods add up to those of both', () => {
  fc.assert(
    fc.property(entries, entries, (first, second) => {
      expect(addFigures([moneyFigures(first), moneyFigures(second)])).toEqual(
        moneyFigures([...first, ...second]),
      );
    }),
  );
});
