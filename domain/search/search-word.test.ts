import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fillerPhrases,
  goesOnInNames,
  hasOtherStem,
  queryWords,
  tellingTerms,
  wordWeight,
} from './search-word.ts';

test.each([
  ['shampoo for curly hair', 'shampoo curly hair'],
  ['gift for her', 'gift'],
  ['vitamin c serum', 'vitamin c serum'],
  ['for her', 'for her'],
  ['liner that doesnt smudge', 'liner smudge'],
  ['somebody who likes everything rose', 'rose'],
])('the words that carry meaning in “%s” are “%s”', (search, telling) => {
  expect(tellingTerms(search.split(' ')).join(' ')).toBe(telling);
});

test.each([
  ['gift for her', ['for her']],
  ['vitamin a serum', ['vitamin a']],
  ['the serum', []],
  ['for her', []],
  ['red lipstick', []],
  ['shampoo for curly hair', []],
])('the fillers of “%s” that carry meaning are %j', (search, phrases) => {
  expect(fillerPhrases(search.split(' '))).toEqual(phrases);
});

test('only the last word may be unfinished', () => {
  expect(queryWords(['red', 'lip']).map(({ isWhole }) => isWhole)).toEqual([true, false]);
});

test('a word of one or two letters or one that the shop knows goes on in names only', () => {
  const [last] = queryWords(['aloe'], { isLastKnown: true });
  expect(last && goesOnInNames(last)).toBe(true);
  expect(queryWords(['hydrat', 'li']).map(goesOnInNames)).toEqual([false, true]);
});

test.each([
  ['redness', true],
  ['salicylic', true],
  ['glycolic', true],
  ['hyaluronic', false],
  ['oil', false],
])('%s has the stem of other words: %s', (word, expected) => expect(hasOtherStem(word)).toBe(expected));

test('a rarer word weighs no less, and never nothing', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), fc.integer({ min: 1, max: 100_000 }), (one, other, all) => {
      const [rare, common] = one < other ? [one, other] : [other, one];
      expect(wordWeight(rare, all)).toBeGreaterThanOrEqual(wordWeight(common, all));
      expect(wordWeight(common, all)).toBeGreaterThanOrEqual(1);
      expect(wordWeight(rare, all)).toBeLessThanOrEqual(100);
    }),
  );
});
