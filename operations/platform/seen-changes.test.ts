import { expect, test } from 'vitest';
import { type AuditAction, seenOf } from './seen-changes.ts';

test('visitors see the most that any of the changes shows', () => {
  expect(seenOf([])).toBe('nothing');
  expect(seenOf(['order.note', 'picture.add'])).toBe('nothing');
  expect(seenOf(['order.note', 'product.price'])).toBe('products');
  expect(seenOf(['product.price', 'brand.update', 'order.note'])).toBe('everything');
});

test('a noun that is not in the table neither compiles nor is written', () => {
  // @ts-expect-error
  const unknown: AuditAction = 'voucher.create';
  expect(() => seenOf([unknown])).toThrow('voucher.create');
});
