import { expect, test } from 'vitest';
import { deliveryOffer, freeDeliveryCondition } from './delivery-offer.ts';
import { SHIPPING_TERMS } from './shipping.ts';

test('the offer says what is true, whatever the terms', () => {
  expect(deliveryOffer(SHIPPING_TERMS)).toBe('Free UK delivery on orders over £50');
  expect(freeDeliveryCondition(SHIPPING_TERMS)).toBe('on orders over £50');
  expect(deliveryOffer({ shippingPence: 399, freeFromPence: 2950 })).toBe(
    'Free UK delivery on orders over £29.50',
  );
  expect(deliveryOffer({ shippingPence: 399, freeFromPence: null })).toBe('UK delivery £3.99');
  expect(freeDeliveryCondition({ shippingPence: 399, freeFromPence: null })).toBe('UK delivery £3.99');
  expect(deliveryOffer({ shippingPence: 0, freeFromPence: 5000 })).toBe('Free UK delivery on every order');
  expect(freeDeliveryCondition({ shippingPence: 399, freeFromPence: 0 })).toBe('on every order');
});
