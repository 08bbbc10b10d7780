import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  firstEntries,
  isUnpaid,
  LEDGER_KINDS,
  type LedgerEntry,
  ledgerSums,
  PAYMENT_STATES,
  paymentState,
} from './payment-state.ts';

const entry = (kind: LedgerEntry['kind'], amountPence = 1000): LedgerEntry => ({ kind, amountPence });

test.each([
  [[], 'awaiting payment'],
  [[entry('declined')], 'awaiting payment'],
  [[entry('authorised')], 'authorised'],
  [[entry('authorised'), entry('captured')], 'paid'],
  [[entry('captured'), entry('refunded', 400)], 'partly refunded'],
  [[entry('captured'), entry('refunded', 400), entry('refunded', 600)], 'refunded'],
  [[entry('declined'), entry('ended')], 'failed'],
  [[entry('ended'), entry('captured')], 'paid'],
  [[entry('captured', 0)], 'paid'],
] as const)('the ledger %j of a card order is %s', (entries, state) => {
  expect(paymentState('provider', entries)).toBe(state);
});

test.each([
  [[], 'cash due'],
  [[entry('cash-received')], 'cash received'],
  [[entry('captured', 0)], 'paid'],
  [[entry('cash-received'), entry('refunded')], 'refunded'],
  [[entry('ended')], 'failed'],
  [[entry('ended'), entry('reopened')], 'cash due'],
  [[entry('ended'), entry('reopened'), entry('ended')], 'failed'],
] as const)('the ledger %j of a cash order is %s', (entries, state) => {
  expect(paymentState('cash', entries)).toBe(state);
});

test('the order in which events arrive changes nothing', () => {
  const ledger = fc.array(fc.record({ kind: fc.constantFrom(...LEDGER_KINDS), amountPence: fc.nat(5000) }));
  fc.assert(
    fc.property(ledger, fc.constantFrom('cash' as const, 'provider' as const), (entries, paidBy) => {
      const reversed = entries.toReversed();
      expect(paymentState(paidBy, reversed)).toBe(paymentState(paidBy, entries));
      const { receivedPence, refundedPence, disputedPence, keptPence } = ledgerSums(entries);
      expect(keptPence).toBe(receivedPence - refundedPence - disputedPence);
    }),
  );
});

test('an order of nothing is paid as soon as it is asked for, and no other', () => {
  expect(firstEntries(0)).toEqual([{ kind: 'captured', amountPence: 0 }]);
  expect(firstEntries(1)).toEqual([]);
});

test('an order waits for money until it is there, unless the courier brings it', () => {
  expect(PAYMENT_STATES.filter(isUnpaid)).toEqual(['awaiting payment', 'authorised', 'failed']);
});
