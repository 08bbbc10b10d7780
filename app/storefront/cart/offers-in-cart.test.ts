import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { penceToPounds } from '#domain/money/money.ts';
import { type LineToQuote, quote } from '#domain/pricing/quote.ts';
import type { PromotionAtHand } from '#domain/promotions/apply-promotions.ts';
import { conditionsSchema, effectSchema, LAYERS } from '#domain/promotions/promotion.ts';
import { pricedCartBody } from '../../../tests/support/api-messages.ts';
import { flatZones } from '../../../tests/support/flat-plan.ts';
import { type CartAsked, readCartCheck } from './cart-check.ts';
import { viewCart as viewCartThen } from './checked-cart.ts';

const TERMS = { limits: { maxLineQuantity: 50, maxOrderQuantity: 150 }, served: flatZones() };
const nowMs = Date.parse('2026-11-26T10:00:00.000Z');
const NOBODY: CartAsked = { place: null, service: null, codes: [], givenVariants: [], email: null };

const promotionOf = (id: string, effect: object, more: Partial<PromotionAtHand> = {}): PromotionAtHand => ({
  id,
  words: `Words of ${id}`,
  effect: v.parse(effectSchema, effect),
  conditions: v.parse(conditionsSchema, {}),
  combines: [...LAYERS],
  code: null,
  barred: null,
  ...more,
});
const overFifty = { conditions: v.parse(conditionsSchema, { spendPence: 5000 }) };
const PROMOTIONS = [
  promotionOf('tenth', { kind: 'percent', percent: 10 }),
  promotionOf('three', { kind: 'multi-buy', take: 3, reduced: 1, percent: 100 }),
  promotionOf('pair', { kind: 'buy-get', buy: 2, get: 1, percent: 50, goods: {} }),
  promotionOf('duo', {
    kind: 'bundle',
    pence: 1500,
    parts: [
      { pieces: 1, goods: {} },
      { pieces: 1, goods: {} },
    ],
  }),
  promotionOf('five', { kind: 'cart-sum', pence: 500 }, overFifty),
  promotionOf('spring', { kind: 'cart-percent', percent: 15 }, { code: 'SPRING' }),
  promotionOf('post', { kind: 'delivery-percent', percent: 100 }, overFifty),
];
const GROUPS = ['tenth', 'three', 'pair', 'pair get', 'duo part 0', 'duo part 1', 'five', 'spring', 'post'];

type Goods = { pricePence: number; groups: string[]; before: number; after: number };
const item = (at: number, { pricePence }: Pick<Goods, 'pricePence'>, quantity: number) => ({
  id: `goods-${at}`,
  name: `Goods ${at}`,
  brand: '',
  price: penceToPounds(pricePence),
  variant: 'Standard',
  image: '',
  quantity,
});

const told = (goods: readonly Goods[], promotions: readonly PromotionAtHand[], more: object = {}) =>
  pricedCartBody(
    goods.map(({ pricePence, groups, before }, at) => ({
      ...item(at, { pricePence }, before),
      category: 'skincare',
      variantId: `variant-${at}`,
      stock: 99,
      groups,
    })),
    { atHand: JSON.stringify(promotions), ...more },
  );

test('a changed cart shows at once what the shop will say of it', () => {
  const goods = fc.record({
    pricePence: fc.integer({ min: 1, max: 9_999 }),
    groups: fc.subarray(GROUPS),
    before: fc.integer({ min: 1, max: 9 }),
    after: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(
      fc.array(goods, { minLength: 1, maxLength: 5 }),
      fc.subarray(PROMOTIONS),
      (cart, promotions) => {
        const check = readCartCheck(told(cart, promotions), { ...NOBODY, codes: ['SPRING'] });
        const shown = viewCartThen(
          cart.map((one, at) => item(at, one, one.after)),
          { ...check, sums: null },
          TERMS,
          { ...NOBODY, codes: ['SPRING'], nowMs },
        );
        const ofShop = quote({
          ...TERMS,
          place: null,
          promotions,
          lines: cart.map(
            ({ pricePence, groups, after }, at): LineToQuote => ({
              variantId: JSON.stringify([`goods-${at}`, 'Standard']),
              quantity: after,
              stock: 99,
              unitPricePence: pricePence,
              vatRatePercent: null,
              groups,
              parts: [],
            }),
          ),
        });
        expect(shown.isEstimate).toBe(true);
        expect(shown.totals).toEqual(ofShop.totals);
        expect(shown.lines.map(({ linePence }) => linePence)).toEqual(ofShop.lines.map(({ pence }) => pence));
        const off = [...shown.discounts, ...shown.deliveryAdjustments].reduce(
          (sum, { pence }) => sum + pence,
          0,
        );
        const deliveryOff = ofShop.delivery.grossPence - ofShop.delivery.pence;
        expect(off).toBe(ofShop.discountPence + deliveryOff);
      },
    ),
    { numRuns: 300 },
  );
});

const BALM = {
  offer: 'balm',
  reason: 'A balm over £50',
  id: 'balm',
  variant: 'Standard',
  variantId: 'balm-standard',
  name: 'Balm',
  brand: 'Orla & Wren',
  image: '',
  category: 'skincare',
  grams: 40,
  value: 6.5,
  price: 0,
};
const giftOf = (variants: string[]) => [
  promotionOf('balm', { kind: 'gift', variants, pick: 1 }, { words: 'A balm over £50', ...overFifty }),
];
const serum: Goods = { pricePence: 3000, groups: ['balm'], before: 2, after: 2 };

test('a gift stands beside the cart at no price, and goes at once where the cart falls below its sum', () => {
  const body = told([serum], giftOf(['balm-standard']), {
    given: [BALM],
    subtotal: 66.5,
    discount: 6.5,
    shipping: 0,
    total: 60,
  });
  const check = readCartCheck(body, NOBODY);
  const cart = (quantity: number) =>
    viewCartThen([item(0, serum, quantity)], check, TERMS, { ...NOBODY, nowMs });
  expect(cart(2)).toMatchObject({
    isEstimate: false,
    totals: { subtotalPence: 6000, totalPence: 6000 },
    discounts: [],
    offers: { given: [{ name: 'Balm' }], progress: [], toOrder: { givenVariants: [] } },
  });
  expect(cart(1)).toMatchObject({
    isEstimate: true,
    totals: { subtotalPence: 3000, totalPence: 3599 },
    offers: {
      given: [],
      progress: [{ promotionId: 'balm', words: 'A balm over £50', missingPence: 2000, ofPence: 5000 }],
    },
  });
  expect(cart(3)).toMatchObject({ totals: { subtotalPence: 9000 }, offers: { given: [{ name: 'Balm' }] } });
});

test('of several gifts those that were chosen and are given are ordered, and an unticked one goes at once', () => {
  const choice = (variantId: string) => ({
    variantId,
    name: variantId,
    variant: 'Standard',
    brand: '',
    image: '',
    chosen: variantId === 'balm-standard',
  });
  const body = told([serum], giftOf(['balm-standard', 'oil-standard']), {
    given: [BALM],
    giftChoices: [
      {
        offer: 'balm',
        reason: 'A balm over £50',
        pick: 1,
        choices: ['balm-standard', 'oil-standard'].map(choice),
      },
    ],
    subtotal: 66.5,
    shipping: 0,
    total: 60,
  });
  const cart = (givenVariants: string[]) =>
    viewCartThen(
      [item(0, serum, 2)],
      readCartCheck(body, { ...NOBODY, givenVariants: ['balm-standard'] }),
      TERMS,
      { ...NOBODY, givenVariants, nowMs },
    );
  expect(cart(['balm-standard']).offers).toMatchObject({
    given: [{ name: 'Balm' }],
    toOrder: { givenVariants: ['balm-standard'] },
  });
  expect(cart([])).toMatchObject({
    totals: { subtotalPence: 6000, totalPence: 6000 },
    offers: { given: [], giftChoices: [{ pick: 1 }], toOrder: { givenVariants: [] } },
  });
  // The shop has not said that it gives the other one yet.
  expect(cart(['oil-standard']).offers.toOrder.givenVariants).toEqual([]);
});

test('each code says what it does or why it does nothing, and an order takes those that work', () => {
  const promotions = [
    promotionOf('spring', { kind: 'cart-percent', percent: 15 }, { code: 'SPRING' }),
    promotionOf(
      'large',
      { kind: 'cart-sum', pence: 500 },
      { code: 'LARGE', conditions: v.parse(conditionsSchema, { spendPence: 10_000 }) },
    ),
  ];
  const goods = { ...serum, groups: ['spring', 'large'] };
  const codes = ['SPRING', 'LARGE', 'TRADE1', 'NONSENSE', 'LATER'];
  const body = told([goods], promotions, {
    problems: [{ code: 'code-refused', entered: 'NONSENSE', reason: 'We know no such code.' }],
  });
  const check = readCartCheck(body, { ...NOBODY, codes: codes.slice(0, -1) });
  const { offers } = viewCartThen([item(0, goods, 2)], check, TERMS, { ...NOBODY, codes, nowMs });
  expect(offers.codes).toMatchObject([
    { code: 'SPRING', state: 'applies', text: 'Words of spring' },
    { code: 'LARGE', state: 'refused', text: '“Words of large”: add £49.00 more of its products.' },
    { code: 'TRADE1', state: 'accepted' },
    { code: 'NONSENSE', state: 'refused', text: 'We know no such code.', isUnknown: true },
    { code: 'LATER', state: 'checking' },
  ]);
  expect(offers.toOrder.codes).toEqual(['SPRING', 'TRADE1']);
});

test('a code that was taken out takes nothing off at once', () => {
  const promotions = [promotionOf('spring', { kind: 'cart-percent', percent: 50 }, { code: 'SPRING' })];
  const goods = { ...serum, groups: ['spring'] };
  const check = readCartCheck(told([goods], promotions, { subtotal: 60, discount: 30, total: 35.99 }), {
    ...NOBODY,
    codes: ['SPRING'],
  });
  const cart = (codes: string[]) =>
    viewCartThen([item(0, goods, 2)], check, TERMS, { ...NOBODY, codes, nowMs });
  expect(cart(['SPRING'])).toMatchObject({ isEstimate: false, totals: { totalPence: 3599 } });
  expect(cart([])).toMatchObject({ isEstimate: true, discounts: [], totals: { totalPence: 6000 } });
});

test('an offer is only said to be near where the cart holds its goods', () => {
  const promotions = [
    promotionOf('three', { kind: 'multi-buy', take: 3, reduced: 1, percent: 100 }),
    promotionOf(
      'five',
      { kind: 'cart-sum', pence: 500 },
      { conditions: v.parse(conditionsSchema, { spendPence: 9000 }) },
    ),
  ];
  const near = (groups: string[]) =>
    viewCartThen([item(0, serum, 1)], readCartCheck(told([{ ...serum, groups }], promotions)), TERMS, {
      ...NOBODY,
      nowMs,
    }).offers.progress;
  expect(near([])).toEqual([]);
  expect(near(['three', 'five'])).toEqual([
    { promotionId: 'five', words: 'Words of five', missingPence: 6000, ofPence: 9000 },
    { promotionId: 'three', words: 'Words of three', missingPieces: 2 },
  ]);
});
