import { expect, test } from 'vitest';
import type { LineProblem } from '#domain/cart/line-problem.ts';
import { itemsLeft, shortageOf } from './shortage.ts';

const line = (name: string, quantity: number, stock: number, problem: LineProblem | null) => ({
  item: { id: name, name, variant: 'Standard', brand: '', price: 10, quantity, image: '' },
  stock,
  problem,
  buyable: problem === 'product-gone' ? 0 : Math.min(quantity, stock),
});
const serum = line('Rose Serum', 2, 9, null);
const soldOut = line('Lip Oil', 1, 0, 'out-of-stock');
const few = line('Hand Cream', 3, 2, 'not-enough-stock');
const gone = line('Old Balm', 1, 5, 'product-gone');

test('an order of which all is there has no shortage', () => {
  expect(shortageOf([serum], 2000)).toBeNull();
});

test('where nothing is left of a line it is removed, where fewer are left the order is changed to them', () => {
  expect(shortageOf([serum, soldOut], 2599)).toEqual({
    text:
      'Lip Oil: Sorry, this product is out of stock! What is left comes to £25.99. ' +
      'Please check it and place your order again if you agree.',
    action: 'Remove it from the order',
  });
  expect(shortageOf([soldOut, gone], 0)?.action).toBe('Remove them from the order');
  const both = shortageOf([soldOut, few], 2599);
  expect(both?.text).toContain('Lip Oil: Sorry, this product is out of stock! Only 2 left of Hand Cream.');
  expect(both?.action).toBe('Change to what is left');
  expect(shortageOf([gone], 0)?.text).toBe(
    'Old Balm is no longer sold. Please remove it to place your order.',
  );
});

test('what is left of an order is what can be had of each line', () => {
  expect(itemsLeft([serum, soldOut, few, gone]).map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Rose Serum', 2],
    ['Hand Cream', 2],
  ]);
});
