import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filledStars, hasReviews, RATING_OPTIONS, weightedRating } from './rating.ts';

test.each([
  [5, 5],
  [4.5, 5],
  [4.4, 4],
  [3.5, 4],
  [4, 4],
  [0.5, 1],
  [0, 0],
  [-3, 0],
  [9, 5],
  [Number.NaN, 0],
])('a rating of %s fills %s stars', (rating, filled) => {
  expect(filledStars(rating)).toBe(filled);
});

test('a product without reviews shows no stars', () => {
  expect(hasReviews(0)).toBe(false);
  expect(hasReviews(Number.NaN)).toBe(false);
  expect(hasReviews(1)).toBe(true);
});

test('staff choose from 1 to 5 in half steps', () => {
  expect(RATING_OPTIONS).toEqual([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]);
});

test('a better rating never fills fewer stars, and none more than five', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (one, other) => {
      expect(filledStars(one)).toBeGreaterThanOrEqual(0);
      expect(filledStars(one)).toBeLessThanOrEqual(5);
      if (one <= other && Number.isFinite(one) && Number.isFinite(other))
        expect(filledStars(one)).toBeLessThanOrEqual(filledStars(other));
    }),
  );
});

test('a very good product of some ratings ranks before a middling one of many', () => {
  expect(weightedRating(5, 40, 4.2)).toBeGreaterThan(weightedRating(3.9, 900, 4.2));
  expect(weightedRating(4.8, 150, 4.2)).toBeGreaterThan(weightedRating(3.9, 900, 4.2));
  expect(weightedRating(4.7, 60, 4.2)).toBeGreaterThan(weightedRating(5, 2, 4.2));
  expect(weightedRating(3, 5, 4.2)).toBeGreaterThan(weightedRating(5, 0, 4.2));
});

test('a weighted rating lies between its rating and the mean, and grows with what speaks for a product', () => {
  const rating = fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2);
  const reviews = fc.integer({ min: 1, max: 100_000 });
  const mean = fc.double({ min: 1, max: 5, noNaN: true });
  fc.assert(
    fc.property(rating, rating, reviews, reviews, mean, (one, other, few, many, average) => {
      const [worse, better] = one < other ? [one, other] : [other, one];
      const weighted = weightedRating(one, few, average);
      expect(weighted).toBeGreaterThanOrEqual(Math.min(one, average) - 1e-9);
      expect(weighted).toBeLessThanOrEqual(Math.max(one, average) + 1e-9);
      expect(weightedRating(worse, few, average)).toBeLessThanOrEqual(weightedRating(better, few, average));
      if (few <= many && one >= average)
        expect(weighted).toBeLessThanOrEqual(weightedRating(one, many, average) + 1e-9);
      expect(weighted).toBeGreaterThan(weightedRating(5, 0, average));
    }),
  );
});
