import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitVat, type VatAmount } from './vat-split.ts';

const line = fc.record({
  grossPence: fc.integer({ min: 0, max: 1_000_000 }),
  ratePercent: fc.constantFrom(20, 5, 0, null),
});
const lines = fc.array(line, { minLength: 1, maxLength: 40 });
const shipping = fc.integer({ min: 0, max: 5000 });
const total = (amounts: VatAmount[], part: 'grossPence' | 'netPence' | 'vatPence') =>
  amounts.reduce((sum, amount) => sum + amount[part], 0);

test('delivery bears the rate of the goods it brings', () => {
  const split = splitVat(
    [
      { grossPence: 1200, ratePercent: 20 },
      { grossPence: 1200, ratePercent: 0 },
    ],
    600,
  );
  expect(split.shipping).toEqual([
    { grossPence: 300, netPence: 250, vatPence: 50, ratePercent: 20 },
    { grossPence: 300, netPence: 300, vatPence: 0, ratePercent: 0 },
  ]);
  expect(split.rates).toEqual([
    { grossPence: 1500, netPence: 1250, vatPence: 250, ratePercent: 20 },
    { grossPence: 1500, netPence: 1500, vatPence: 0, ratePercent: 0 },
  ]);
  expect(split).toMatchObject({ grossPence: 3000, netPence: 2750, vatPence: 250 });
});

test('a shop outside VAT charges none', () => {
  expect(splitVat([{ grossPence: 999, ratePercent: null }], 599)).toMatchObject({
    grossPence: 1598,
    vatPence: 0,
  });
});

test('lines, rates and totals agree to the penny', () => {
  fc.assert(
    fc.property(lines, shipping, (goods, shippingPence) => {
      const split = splitVat(goods, shippingPence);
      const parts = [...split.lines, ...split.shipping];
      expect(split.grossPence).toBe(
        goods.reduce((sum, { grossPence }) => sum + grossPence, 0) + shippingPence,
      );
      for (const part of ['grossPence', 'netPence', 'vatPence'] as const) {
        expect(total(parts, part)).toBe(split[part]);
        expect(total(split.rates, part)).toBe(split[part]);
        for (const rate of split.rates) {
          const ofRate = parts.filter(({ ratePercent }) => ratePercent === rate.ratePercent);
          expect(total(ofRate, part)).toBe(rate[part]);
        }
      }
    }),
  );
});

test('no line bears more VAT than its rate gives, but for the penny of rounding', () => {
  fc.assert(
    fc.property(lines, shipping, (goods, shippingPence) => {
      for (const { grossPence, vatPence, ratePercent } of splitVat(goods, shippingPence).lines) {
        const exact = ratePercent === null ? 0 : (grossPence * ratePercent) / (100 + ratePercent);
        expect(Math.abs(vatPence - exact)).toBeLessThan(1.5);
        expect(vatPence).toBeGreaterThanOrEqual(0);
        expect(vatPence).toBeLessThanOrEqual(grossPence);
      }
    }),
  );
});

test('rates stand from the highest to none, and what is outside VAT last', () => {
  const lines = [null, 0, 20, 5].map((ratePercent) => ({ grossPence: 120, ratePercent }));
  const { rates, vatPence } = splitVat(lines, 0);
  expect(rates.map(({ ratePercent, vatPence }) => [ratePercent, vatPence])).toEqual([
    [20, 20],
    [5, 6],
    [0, 0],
    [null, 0],
  ]);
  expect(vatPence).toBe(26);
});
