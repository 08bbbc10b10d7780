import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEverydayWord } from './everyday-words.ts';

test.each(['sample', 'samples', 'fake', 'allergy', 'allergies', 'pregnancy', 'shelf'])(
  '%s is spelt right',
  (word) => {
    expect(isEverydayWord(word)).toBe(true);
  },
);

test.each(['serun', 'mascra', 'pallet', 'candel', 'hous', ''])('%j may be a slip', (word) => {
  expect(isEverydayWord(word)).toBe(false);
});

test('a plural of an everyday word is one, a word with a letter too many is none', () => {
  fc.assert(
    fc.property(fc.constantFrom('sample', 'allergy', 'shelf', 'parcel', 'phone'), (word) => {
      expect(isEverydayWord(`${word}s`)).toBe(true);
      expect(isEverydayWord(`${word}q`)).toBe(false);
    }),
  );
});

test('a slip for a kind is left to the spelling', () => {
  const slips = ['mouse', 'heal', 'palate', 'mail', 'bear', 'form'];
  expect(slips.filter(isEverydayWord)).toEqual([]);
});
