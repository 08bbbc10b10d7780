import { expect, test } from 'vitest';
import { ORDER_LIMITS, quantityProblem } from './order-limits.ts';

const line = (name: string, quantity: number) => ({ id: name, variant: 'Standard', name, quantity });

test('an order within the limits has no problem', () => {
  expect(quantityProblem([line('serum', 50), line('oil', 50), line('mist', 50)], ORDER_LIMITS)).toBeNull();
});

test('a line above the limit is named', () => {
  expect(quantityProblem([line('serum', 51), line('oil', 1)], ORDER_LIMITS)).toEqual({
    problem: 'line-too-large',
    limit: 50,
    lines: [{ id: 'serum', variant: 'Standard', name: 'serum' }],
  });
});

test('many lines within the limit may be too much together', () => {
  expect(quantityProblem([line('a', 50), line('b', 50), line('c', 50), line('d', 1)], ORDER_LIMITS)).toEqual({
    problem: 'order-too-large',
    limit: 150,
  });
});
