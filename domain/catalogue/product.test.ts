import { expect, test } from 'vitest';
import { needsChoice } from './product.ts';

test('quick add asks nothing where Standard is the only variant', () => {
  expect(needsChoice({ variantCount: 1, variants: [{ name: 'Standard' }] })).toBe(false);
  expect(needsChoice({ variantCount: 0, variants: [] })).toBe(false);
});

test('quick add asks where there are shades or sizes, even a single one', () => {
  expect(needsChoice({ variantCount: 2, variants: [{ name: 'Ember' }, { name: 'Dusk' }] })).toBe(true);
  expect(needsChoice({ variantCount: 1, variants: [{ name: '50 ml' }] })).toBe(true);
  expect(needsChoice({ variantCount: 12, variants: [{ name: 'Standard' }] })).toBe(true);
});
