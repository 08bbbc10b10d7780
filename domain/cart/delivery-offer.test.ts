import { expect, test } from 'vitest';
import { deliveryOffer, freeDeliveryCondition, slideButtonText, slideCondition } from './delivery-offer.ts';

const USUAL = { pricePence: 599, isFrom: false, freeFromPence: 5000 };

test('the offer says what is true, whatever the terms', () => {
  expect(deliveryOffer(USUAL)).toBe('Free UK delivery on orders of £50 or more');
  expect(freeDeliveryCondition(USUAL)).toBe('on orders of £50 or more');
  expect(deliveryOffer({ isFrom: false, pricePence: 399, freeFromPence: 2950 })).toBe(
    'Free UK delivery on orders of £29.50 or more',
  );
  expect(deliveryOffer({ isFrom: false, pricePence: 399, freeFromPence: null })).toBe('UK delivery £3.99');
  expect(freeDeliveryCondition({ isFrom: false, pricePence: 399, freeFromPence: null })).toBe(
    'UK delivery £3.99',
  );
  expect(deliveryOffer({ isFrom: true, pricePence: 399, freeFromPence: null })).toBe(
    'UK delivery from £3.99',
  );
  expect(deliveryOffer({ isFrom: false, pricePence: 0, freeFromPence: 5000 })).toBe(
    'Free UK delivery on every order',
  );
  expect(freeDeliveryCondition({ isFrom: false, pricePence: 399, freeFromPence: 0 })).toBe('on every order');
});

test('a slide promises free delivery only where it can be free', () => {
  const never = { isFrom: false, pricePence: 399, freeFromPence: null };
  expect(slideButtonText('Shop Now - Free Shipping', USUAL)).toBe('Shop Now - Free Shipping');
  expect(slideButtonText('Shop Now - Free Shipping', never)).toBe('Shop Now');
  expect(slideButtonText('Free UK delivery', never)).toBe('Shop now');
  expect(slideButtonText('See the sets', never)).toBe('See the sets');
  expect(slideCondition(['See the sets', 'Shop Now - Free Shipping'], USUAL)).toBe('on orders over £50');
  expect(slideCondition(['Free UK delivery'], never)).toBe('UK delivery £3.99');
  for (const terms of [USUAL, never, { isFrom: false, pricePence: 0, freeFromPence: null }])
    expect(slideCondition(['', 'Shop Now'], terms)).toBe('');
});

test('delivery that costs nothing is free on every order, whatever the threshold', () => {
  for (const terms of [
    { isFrom: false, pricePence: 0, freeFromPence: null },
    { isFrom: false, pricePence: 0, freeFromPence: 5000 },
    { isFrom: false, pricePence: 399, freeFromPence: 0 },
  ]) {
    expect(deliveryOffer(terms)).toBe('Free UK delivery on every order');
    expect(slideCondition(['Free Shipping'], terms)).toBe('on every order');
  }
  expect(
    slideButtonText('Shop Now - Free Shipping', { isFrom: false, pricePence: 0, freeFromPence: null }),
  ).toBe('Shop Now - Free Shipping');
});

test('a promise is taken out of a button with the words that lead to it, and nothing else', () => {
  const never = { isFrom: false, pricePence: 399, freeFromPence: null };
  expect(slideButtonText('Shop now with  free   UK  delivery', never)).toBe('Shop now');
  expect(slideButtonText('Shop now · Free delivery', never)).toBe('Shop now');
  expect(slideButtonText('Free shipping on gifts ', never)).toBe('on gifts');
});
