import { expect, test } from 'vitest';
import { spellingsOf } from './spellings-of.ts';

test.each([
  ['moisturiser', 'moisturizer'],
  ['moisturizing', 'moisturising'],
  ['coloured', 'colored'],
  ['ageing', 'aging'],
  ['gray', 'grey'],
  ['aluminium', 'aluminum'],
  ['sulphates', 'sulfates'],
])('%s is also found as %s, and the other way round', (one, other) => {
  expect(spellingsOf(one)).toEqual([one, other]);
  expect(spellingsOf(other)).toEqual([other, one]);
});

test.each(['rise', 'size', 'serum', 'prize', 'blush', ''])('%j has one spelling', (word) => {
  expect(spellingsOf(word)).toEqual([word]);
});
