import { expect, test } from 'vitest';
import { orderOffers, paidLine } from './order-offers.ts';

const kept = (lineId: string | null, promotionId: string, pence: number, isGift = false) => ({
  lineId,
  promotionId,
  words: `Words of ${promotionId}`,
  code: '',
  pence,
  isGift,
});
const ADJUSTMENTS = [
  kept('a', 'three-for-two', 300),
  kept('b', 'three-for-two', 200),
  kept('b', 'spring', 100),
  kept('gift', 'balm', 650, true),
  kept(null, 'post', 599),
];

test('an order has one discount for each offer, its delivery apart, and what was given is none', () => {
  expect(orderOffers(ADJUSTMENTS)).toEqual({
    discounts: [
      { offer: 'three-for-two', reason: 'Words of three-for-two', pence: 500 },
      { offer: 'spring', reason: 'Words of spring', pence: 100 },
    ],
    deliveryAdjustments: [{ offer: 'post', reason: 'Words of post', pence: 599 }],
    givenPence: 650,
  });
  expect(orderOffers()).toEqual({ discounts: [], deliveryAdjustments: [], givenPence: 0 });
});

test('a line says what each offer took off it, and whether it was given', () => {
  const line = (lineId: string) => paidLine({ lineId, linePence: 1000 }, ADJUSTMENTS);
  expect(line('b')).toMatchObject({ grossPence: 1000, linePence: 700, isGiven: false });
  expect(line('gift')).toMatchObject({ linePence: 350, isGiven: true });
  expect(line('c')).toEqual({ grossPence: 1000, linePence: 1000, adjustments: [], isGiven: false });
});

test('an offer that a correction took back wholly is not shown', () => {
  expect(orderOffers([kept('a', 'spring', 0)]).discounts).toEqual([]);
});
