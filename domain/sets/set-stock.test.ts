import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type StockedLine, setStock, stockOfEach } from './set-stock.ts';

const part = (variantId: string, quantity: number, stock: number) => ({ variantId, quantity, stock });

test('a set has as many as its scarcest part allows', () => {
  expect(setStock([part('a', 1, 7), part('b', 2, 9)])).toBe(4);
  expect(setStock([part('a', 1, 7), part('b', 2, 1)])).toBe(0);
  expect(setStock([])).toBe(0);
});

test('a part that stands in the cart by itself leaves fewer sets', () => {
  const serum = { variantId: 'serum', quantity: 2, stock: 3, parts: [] };
  const ritual = {
    variantId: 'ritual',
    quantity: 2,
    stock: 3,
    parts: [part('serum', 1, 3), part('mist', 1, 8)],
  };
  expect(stockOfEach([serum, ritual])).toEqual([3, 1]);
  expect(stockOfEach([ritual, serum])).toEqual([3, 1]);
});

test('a set that cannot be sold has none, whatever its parts have', () => {
  expect(stockOfEach([{ variantId: 'ritual', quantity: 1, stock: 0, parts: [part('serum', 1, 3)] }])).toEqual(
    [0],
  );
});

const VARIANTS = ['a', 'b', 'c', 'd'];

const anyCart = fc
  .record({
    stock: fc.array(fc.nat(20), { minLength: 4, maxLength: 4 }),
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 12 }),
        held: fc.uniqueArray(fc.record({ place: fc.nat(3), quantity: fc.integer({ min: 1, max: 3 }) }), {
          selector: ({ place }) => place,
          maxLength: 4,
        }),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ stock, lines }) => {
    const stockOf = (place: number) => stock[place] ?? 0;
    const cart = lines.map(({ quantity, held }, place): StockedLine => {
      const parts = held.map((one) => part(VARIANTS[one.place] ?? '', one.quantity, stockOf(one.place)));
      return parts.length === 0
        ? { variantId: VARIANTS[place % 4] ?? '', quantity, stock: stockOf(place % 4), parts }
        : { variantId: `set ${place}`, quantity, stock: setStock(parts), parts };
    });
    return { stock, cart };
  });

test('what can be had of all lines together never is more than the stock', () => {
  fc.assert(
    fc.property(anyCart, ({ stock, cart }) => {
      const each = stockOfEach(cart);
      const taken = new Map<string, number>();
      cart.forEach((line, place) => {
        const bought = Math.min(line.quantity, each[place] ?? 0);
        expect(bought).toBeGreaterThanOrEqual(0);
        const parts = line.parts.length > 0 ? line.parts : [part(line.variantId, 1, 0)];
        for (const { variantId, quantity } of parts)
          taken.set(variantId, (taken.get(variantId) ?? 0) + quantity * bought);
      });
      VARIANTS.forEach((id, place) => {
        expect(taken.get(id) ?? 0).toBeLessThanOrEqual(stock[place] ?? 0);
      });
    }),
  );
});
