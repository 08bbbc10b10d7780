import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantityProblem } from '../order-limits.ts';
import { buyableQuantity, cartProblem, lineProblem } from './cart-problem.ts';

const LIMITS = { maxLineQuantity: 50, maxOrderQuantity: 150 };

test.each([
  [1, 0, 'out-of-stock'],
  [60, 55, 'line-too-large'],
  [60, 40, 'not-enough-stock'],
  [50, 50, null],
])('%i of %i in stock: %s', (quantity, stock, problem) => {
  expect(lineProblem(quantity, stock, LIMITS)).toBe(problem);
});

test('a cart without problems is one that an order takes, and what can be had has none', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 999 }),
    stock: fc.integer({ min: 0, max: 999 }),
  });
  const limits = fc.record({
    maxLineQuantity: fc.integer({ min: 1, max: 999 }),
    maxOrderQuantity: fc.integer({ min: 1, max: 3000 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), limits, (lines, most) => {
      const ofLines = lines.map(({ quantity, stock }) => lineProblem(quantity, stock, most));
      const buyable = lines.map(({ quantity, stock }) => buyableQuantity(quantity, stock, most));
      const isClean = ofLines.every((problem) => problem === null) && cartProblem(buyable, most) === null;
      const isTaken =
        lines.every(({ quantity, stock }) => quantity <= stock) &&
        quantityProblem(
          lines.map(({ quantity }, place) => ({ id: `${place}`, variant: '', name: '', quantity })),
          most,
        ) === null;
      expect(isClean).toBe(isTaken);
      for (const [place, quantity] of buyable.entries())
        if (quantity > 0) expect(lineProblem(quantity, lines[place]?.stock ?? 0, most)).toBeNull();
    }),
  );
});
