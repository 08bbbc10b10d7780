import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test('one is singular, thousands are grouped', () => {
  expect(countText(1, 'brand')).toBe('1 brand');
  expect(countText(0, 'category', 'categories')).toBe('0 categories');
  expect(countText(9268, 'product')).toBe('9,268 products');
});
