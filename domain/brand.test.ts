import { expect, test } from 'vitest';
import { brandBadge, brandOfferText } from './brand.ts';

test('a brand offers what it really reduced', () => {
  expect(brandOfferText(40)).toBe('UP to 40% OFF');
});

test('a brand without reductions claims nothing', () => {
  expect(brandOfferText(0)).toBe('');
  expect(brandOfferText(Number.NaN)).toBe('');
});

test('a brand is featured or exclusive', () => {
  expect(brandBadge(true)).toBe('FEATURED');
  expect(brandBadge(false)).toBe('EXCLUSIVE');
});
