import { expect, test } from 'vitest';
import { seeOrderWords } from './see-order-words.ts';

test('an invoice is named only where there is one', () => {
  expect(seeOrderWords({ paymentState: 'paid', orderStatus: 'confirmed' })).toBe('View order and invoice');
  expect(seeOrderWords({ paymentState: 'cash due', orderStatus: 'shipped' })).toBe('View order and invoice');
  for (const paymentState of ['cash due', 'awaiting payment', 'authorised', 'failed'] as const)
    expect(seeOrderWords({ paymentState, orderStatus: 'confirmed' }), paymentState).toBe('View order');
});
