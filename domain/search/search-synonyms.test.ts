import { expect, test } from 'vitest';
import { SYNONYM_WORDS, synonymOf } from './search-synonyms.ts';
import { foldText } from './search-text.ts';

test.each(['moisturiser', 'moisturizer', 'moisturis'])('%s is a cream or lotion for the skin', (word) => {
  expect(synonymOf(word)).toMatchObject({
    names: expect.arrayContaining(['cream', 'lotion']),
    categories: expect.arrayContaining(['skincare', 'body']),
  });
});

test.each(['cream', 'moist', 'serum', ''])('%j means itself', (word) => {
  expect(synonymOf(word)).toBeNull();
});

test('every word is folded like a search, and occurs once', () => {
  expect(SYNONYM_WORDS.map(foldText)).toEqual(SYNONYM_WORDS);
  expect(new Set(SYNONYM_WORDS).size).toBe(SYNONYM_WORDS.length);
});
