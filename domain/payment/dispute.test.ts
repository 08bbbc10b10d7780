import { expect, test } from 'vitest';
import { DISPUTE_STATES, disputeLabel, disputeReason, disputeText, isOpenDispute } from './dispute.ts';
import { ledgerSums, paymentState } from './payment-state.ts';

test('every state has a sentence and a label, and an open dispute outweighs one that has ended', () => {
  for (const state of DISPUTE_STATES) {
    expect(disputeText({ state, amountPence: 3960 })).toMatch(/^[A-Z].+\.$/);
    expect(disputeLabel([state])).not.toBeNull();
  }
  expect(disputeLabel([])).toBeNull();
  expect(disputeLabel(['won', 'needs response'])).toBe('Disputed');
  expect(isOpenDispute('needs response')).toBe(true);
  expect(isOpenDispute('lost')).toBe(false);
  expect(disputeReason('product_not_received')).toBe('Product not received');
  expect(disputeText({ state: 'lost', amountPence: 3960 })).toBe('Lost: £39.60 stays with the customer.');
});

test('money that a bank has taken back cannot be refunded, and can again once it is returned', () => {
  const paid = { kind: 'captured' as const, amountPence: 3960 };
  const taken = { kind: 'disputed' as const, amountPence: 3960 };
  const returned = { kind: 'dispute-returned' as const, amountPence: 3960 };
  expect(ledgerSums([paid, taken]).keptPence).toBe(0);
  expect(ledgerSums([paid, taken, returned]).keptPence).toBe(3960);
  expect(paymentState('provider', [paid, taken])).toBe('paid');
});
