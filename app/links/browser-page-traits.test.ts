import { expect, test } from 'vitest';
import { loadingKind } from './browser-page-traits.ts';

test.each([
  ['/categories', 'categories'],
  ['/categories/makeup', 'products'],
  ['/products', 'products'],
  ['/product/rose-radiance-serum', 'product'],
  ['/', null],
  ['/cart', null],
  ['/productive', null],
])('%s: %s', (path, kind) => {
  expect(loadingKind(path)).toBe(kind);
});
