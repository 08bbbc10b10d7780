import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentState } from './payment-state.ts';
import { refundableByTender, refundablePence } from './refundable.ts';
import { TENDERS } from './tender.ts';

const tender = fc.constantFrom(...TENDERS);
const entries = fc.array(
  fc.record({
    kind: fc.constantFrom('captured', 'cash-received', 'refunded', 'refund-failed', 'disputed' as const),
    amountPence: fc.integer({ min: 1, max: 5000 }),
    tender,
  }),
  { maxLength: 12 },
);
const refunds = fc.array(
  fc.record({
    state: fc.constantFrom('requested', 'pending', 'done', 'failed'),
    amountPence: fc.integer({ min: 1, max: 5000 }),
    tender,
  }),
  { maxLength: 6 },
);

test('each tender gives back what it holds itself, the largest first', () => {
  fc.assert(
    fc.property(entries, refunds, (ledger, asked) => {
      const held = refundableByTender(ledger, asked);
      for (const each of held) {
        expect(each.leftPence).toBeGreaterThan(0);
        const own = ledger.filter((entry) => entry.tender === each.tender);
        const ownRefunds = asked.filter((refund) => refund.tender === each.tender);
        expect(each.leftPence).toBe(refundablePence(own, ownRefunds));
      }
      const sums = held.map(({ leftPence }) => leftPence);
      expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    }),
  );
});

test('an order is paid once its tenders add up, and a part of it can be given back once the order has ended', () => {
  const transfer = { kind: 'captured', amountPence: 1000, tender: 'transfer' } as const;
  const cash = { kind: 'cash-received', amountPence: 2000, tender: 'cash' } as const;
  expect(paymentState('cash', [transfer], 3000)).toBe('cash due');
  expect(paymentState('provider', [transfer], 3000)).toBe('awaiting payment');
  expect(paymentState('cash', [transfer, cash], 3000)).toBe('cash received');
  expect(paymentState('cash', [transfer, { kind: 'ended', amountPence: 0 }], 3000)).toBe('paid');
  const back = { kind: 'refunded', amountPence: 1000, tender: 'transfer' } as const;
  expect(paymentState('cash', [transfer, cash, back], 3000)).toBe('partly refunded');
  const card = { kind: 'captured', amountPence: 2500, tender: 'card' } as const;
  expect(paymentState('provider', [card], 3000)).toBe('paid');
});

test('what a tender took and nobody was promised is left, and a tender without it is left out', () => {
  const ledger = [
    { kind: 'captured', amountPence: 1000, tender: 'card' },
    { kind: 'cash-received', amountPence: 3000, tender: 'cash' },
    { kind: 'refunded', amountPence: 400, tender: 'card' },
  ] as const;
  expect(refundableByTender(ledger, [])).toEqual([
    { tender: 'cash', leftPence: 3000 },
    { tender: 'card', leftPence: 600 },
  ]);
  expect(refundableByTender(ledger, [{ state: 'pending', amountPence: 600, tender: 'card' }])).toEqual([
    { tender: 'cash', leftPence: 3000 },
  ]);
});
