import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceExchange } from './exchange.ts';

test('what costs the same costs nothing, and nothing goes back', () => {
  expect(priceExchange([{ valuePence: 1000, costPence: 1000 }], { isSameVat: true })).toEqual({
    keptPence: [1000],
    backPence: [0],
    owedPence: 0,
  });
});

test('what costs more is paid for, what costs less goes back', () => {
  const dearer = priceExchange([{ valuePence: 1000, costPence: 1250 }], { isSameVat: true });
  expect(dearer).toEqual({ keptPence: [1000], backPence: [0], owedPence: 250 });
  const cheaper = priceExchange([{ valuePence: 1000, costPence: 700 }], { isSameVat: true });
  expect(cheaper).toEqual({ keptPence: [700], backPence: [300], owedPence: 0 });
});

test('what bears another VAT is paid back whole, and paid anew', () => {
  const other = priceExchange([{ valuePence: 1000, costPence: 1000 }], { isSameVat: false });
  expect(other).toEqual({ keptPence: [0], backPence: [1000], owedPence: 1000 });
});

test('no penny is lost: nobody pays and is paid at once where the VAT is the same', () => {
  const line = fc.record({ valuePence: fc.nat(5000), costPence: fc.nat(5000) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.boolean(), (lines, isSameVat) => {
      const { keptPence, backPence, owedPence } = priceExchange(lines, { isSameVat });
      const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
      expect(sum(keptPence) + sum(backPence)).toBe(sum(lines.map((one) => one.valuePence)));
      expect(sum(keptPence) + owedPence).toBe(sum(lines.map((one) => one.costPence)));
      for (const [at, { valuePence }] of lines.entries()) {
        expect((keptPence[at] ?? 0) + (backPence[at] ?? 0)).toBe(valuePence);
        expect(Math.min(keptPence[at] ?? 0, backPence[at] ?? 0)).toBeGreaterThanOrEqual(0);
      }
      if (isSameVat) expect(Math.min(sum(backPence), owedPence)).toBe(0);
    }),
  );
});
