import { expect, test } from 'vitest';
import { FORMER_PRICE_RULE } from '#domain/money/former-price.ts';
import { judgeFormerPrices, type RecordedPrice } from './former-prices.ts';

const NOW = Date.UTC(2026, 10, 21);
const daysAgo = (days: number) => new Date(NOW - days * 24 * 3_600_000).toISOString();
const recorded = (variantId: string | null, pricePence: number, days: number): RecordedPrice => ({
  variantId,
  pricePence,
  isOnSale: true,
  fromAt: daysAgo(days),
});
const judge = (product: Parameters<typeof judgeFormerPrices>[0], history: RecordedPrice[]) =>
  judgeFormerPrices(product, history, FORMER_PRICE_RULE, daysAgo(0));

const inherits = { id: 'a', pricePence: null, originalPricePence: null };
const own = { id: 'b', pricePence: 2000, originalPricePence: 3000, createdAt: null };

test('nothing is judged where nothing is claimed', () => {
  const product = { pricePence: 3000, originalPricePence: 3000, variants: [inherits] };
  expect(judge(product, [recorded(null, 3000, 60)])).toEqual({ product: null, variants: [null] });
});

test("a variant without a price of its own has the product's former price", () => {
  const product = { pricePence: 2000, originalPricePence: 3000, variants: [inherits] };
  const judged = judge(product, [recorded(null, 3000, 60)]);
  expect(judged.product?.judgement.ok).toBe(true);
  expect(judged.variants).toEqual([null]);
});

test("the product's own price claims nothing where no variant has it", () => {
  const product = { pricePence: 2000, originalPricePence: 3000, variants: [own] };
  expect(judge(product, [recorded(null, 3000, 60)]).product).toBeNull();
});

test("a variant had the product's price until its own, and none before it was made", () => {
  const history = [recorded(null, 3000, 60), recorded('b', 2000, 0)];
  const judged = (variant: typeof own | (Omit<typeof own, 'createdAt'> & { createdAt: string })) =>
    judge({ pricePence: 3000, originalPricePence: null, variants: [inherits, variant] }, history).variants[1]
      ?.judgement;
  expect(judged(own)).toMatchObject({ ok: true });
  expect(judged({ ...own, createdAt: daysAgo(40) })).toMatchObject({ ok: true });
  expect(judged({ ...own, createdAt: daysAgo(10) })).toEqual({
    ok: false,
    problem: 'too-few-days',
    days: 10,
  });
  expect(judged({ ...own, createdAt: daysAgo(0) })).toMatchObject({ problem: 'never-charged' });
});

test('a variant that is not stored yet never had a price', () => {
  const product = { pricePence: 3000, originalPricePence: null, variants: [{ ...own, id: null }] };
  expect(judge(product, [recorded(null, 3000, 60)]).variants[0]?.judgement).toMatchObject({
    problem: 'never-charged',
  });
});
