import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { PAYMENT_STATES } from '#domain/payment/payment-state.ts';
import { type ShopperAction, shopperMay, whyNotCancelled } from './shopper-actions.ts';

const TERMS = { returnDays: 14 };

const STATES = ORDER_STATUSES.flatMap((orderStatus) =>
  PAYMENT_STATES.map((paymentState) => ({ orderStatus, paymentState })),
);
const statesOf = (action: ShopperAction) =>
  STATES.filter((state) => shopperMay(action, state)).map(
    ({ orderStatus, paymentState }) => `${orderStatus}, ${paymentState}`,
  );

test('an order is paid while it awaits its payment and stands', () => {
  expect(statesOf('pay')).toEqual(['confirmed, awaiting payment']);
});

test('an order is cancelled until it is packed, unless money has moved by hand', () => {
  expect(statesOf('cancel')).toEqual([
    'confirmed, awaiting payment',
    'confirmed, authorised',
    'confirmed, paid',
    'confirmed, refunded',
    'confirmed, failed',
    'confirmed, cash due',
  ]);
});

test('goods are sent back once they have left', () => {
  expect(new Set(STATES.filter((state) => shopperMay('send-back', state)).map((s) => s.orderStatus))).toEqual(
    new Set(['shipped', 'delivered']),
  );
});

test('goods handed over at the counter are not spoken of as bought at a distance', () => {
  const handed = {
    orderStatus: 'delivered',
    paymentState: 'cash received',
    delivery: { id: 'handed-over' },
  } as const;
  expect(shopperMay('send-back', handed)).toBe(false);
  expect(whyNotCancelled(handed, TERMS)).toContain('from the counter');
  expect(whyNotCancelled(handed, TERMS)).not.toContain('14 days');
  expect(shopperMay('send-back', { ...handed, delivery: { id: 'standard' } })).toBe(true);
});

test('every state either allows cancelling or says why not', () => {
  for (const state of STATES)
    expect(whyNotCancelled(state, TERMS) === null).toBe(shopperMay('cancel', state));
});

test('after a partial refund the shopper is asked to contact the shop', () => {
  expect(whyNotCancelled({ orderStatus: 'confirmed', paymentState: 'partly refunded' }, TERMS)).toBe(
    'Part of this order has been refunded, so please contact us to cancel the rest.',
  );
});

test('the time to send goods back begins when the shopper has changed their mind', () => {
  for (const orderStatus of ['processing', 'shipped', 'delivered'] as const)
    expect(whyNotCancelled({ orderStatus, paymentState: 'paid' }, { returnDays: 30 })).toContain(
      '30 days after you receive it to tell us that you have changed your mind, and 14 days from then to send it back',
    );
});
