import { expect, test } from 'vitest';
import { rewardsSteps } from './rewards-steps.ts';

const delivery = {
  pricePence: 399,
  isFrom: false,
  days: '3-5',
  freeFromPence: 5000,
  returnAddress: '',
  returnDays: 14,
  freeReturns: false,
  maxLineQuantity: 50,
  maxOrderQuantity: 150,
};
const shop = { delivery, deliveryOffer: 'Free UK delivery on orders of £50 or more', sendsMail: true };
const titlesOf = (...all: Parameters<typeof rewardsSteps>) => rewardsSteps(...all).map(({ title }) => title);

test('offers and the newsletter are named only where there are any', () => {
  expect(titlesOf(shop, true)).toEqual(['Offers', 'Delivery', 'Our newsletter']);
  expect(titlesOf(shop, false)).toEqual(['Delivery', 'Our newsletter']);
  expect(titlesOf({ ...shop, sendsMail: false }, true)).toEqual(['Offers', 'Delivery']);
});

test('the cart shows how much more is needed only where an order can reach free delivery', () => {
  const more = /how much more/;
  const textOf = (terms: Partial<typeof delivery> | { freeFromPence: null }) =>
    rewardsSteps({ ...shop, delivery: { ...delivery, ...terms } }, false)[0]?.text;
  expect(textOf({})).toMatch(more);
  for (const terms of [{ freeFromPence: null }, { freeFromPence: 0 }, { pricePence: 0 }])
    expect(textOf(terms)).not.toMatch(more);
});
