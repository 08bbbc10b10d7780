import { expect, test } from 'vitest';
import { readStars } from './stars-phrase.ts';

test.each([
  ['4 stars and up', 4, ''],
  ['serum 4 stars and above', 4, 'serum'],
  ['at least four stars lipstick', 4, 'lipstick'],
  ['4+ star mascara', 4, 'mascara'],
  ['4.5 star cream', 4.5, 'cream'],
  ['rated 3 stars or more', 3, ''],
  ['4-star hand cream', 4, 'hand cream'],
  ['rated five stars', 5, ''],
])('%s says the fewest stars', (text, fromStars, rest) => {
  expect(readStars(text)).toMatchObject({ fromStars, rest });
});

test.each(['5 star', 'five stars serum', 'star anise', '4 starfish', 'north star', '9 stars', '14 stars'])(
  '%s says none',
  (text) => expect(readStars(text)).toBeNull(),
);
