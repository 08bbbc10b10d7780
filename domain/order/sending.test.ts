import { expect, test } from 'vitest';
import { sendsRefunded, whyNotSent } from './sending.ts';

test.each([
  ['card', 'awaiting payment', 'It cannot be packed or sent. The shopper has not paid yet.'],
  ['card', 'failed', 'It cannot be packed or sent. The payment has ended without money.'],
  ['card', 'paid', null],
  ['card', 'refunded', null],
  ['cod', 'cash due', null],
  // A cancelled cash order is due again as soon as it stands again.
  ['cod', 'failed', null],
] as const)('an order by %s whose payment is %s: %s', (paymentMethod, paymentState, why) => {
  expect(whyNotSent({ paymentMethod, paymentState })).toBe(why);
});

test('goods whose money was all given back are asked about until they have left', () => {
  expect(sendsRefunded('confirmed', 'processing', 'refunded')).toBe(true);
  expect(sendsRefunded('processing', 'shipped', 'refunded')).toBe(true);
  expect(sendsRefunded('cancelled', 'delivered', 'refunded')).toBe(true);
  expect(sendsRefunded('shipped', 'delivered', 'refunded')).toBe(false);
  expect(sendsRefunded('confirmed', 'cancelled', 'refunded')).toBe(false);
  expect(sendsRefunded('confirmed', 'processing', 'partly refunded')).toBe(false);
});
