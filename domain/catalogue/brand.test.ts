import { expect, test } from 'vitest';
import { brandBadge, brandOfferText, openingOf } from './brand.ts';

test('the offer of a brand is its real reduction', () => {
  expect(brandOfferText({ percent: 40, isOfSelected: false })).toBe('UP to 40% OFF');
  expect(brandOfferText({ percent: 40, isOfSelected: true })).toBe('UP to 40% OFF selected products');
});

test('a brand without reductions claims nothing', () => {
  expect(brandOfferText({ percent: 0, isOfSelected: false })).toBe('');
  expect(brandOfferText({ percent: Number.NaN, isOfSelected: false })).toBe('');
});

test('a brand is featured or exclusive', () => {
  expect(brandBadge(true)).toBe('FEATURED');
  expect(brandBadge(false)).toBe('EXCLUSIVE');
});

test('a card shows the whole first sentence of a brand', () => {
  expect(openingOf('Body care from a harbour, built on sea salt. Tested daily on hands.')).toBe(
    'Body care from a harbour, built on sea salt.',
  );
  expect(openingOf('Dr. Lune makes creams for 2.5 kinds of skin. Few of them.')).toBe(
    'Dr. Lune makes creams for 2.5 kinds of skin.',
  );
  expect(openingOf('No full stop at all ')).toBe('No full stop at all');
  expect(openingOf('')).toBe('');
});
