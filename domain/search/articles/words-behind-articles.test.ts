import fc from 'fast-check';
import { expect, test } from 'vitest';
import { APOSTROPHES, foldText } from '../search-text.ts';
import { wordsBehindArticles } from './words-behind-articles.ts';

test.each([
  ["L'Eau d'Iris", 'eau iris'],
  ['J’adore', 'adore'],
  ['L´Homme Idéal', 'homme'],
  ['Dell‘Acqua', 'acqua'],
  ["Crème de l'Ombre", 'ombre'],
  ["O'Dowd & Sons", 'dowd'],
  ["Women's Shave Gel, it's what you'll love", ''],
  ["Rock 'n' Roll 'Rose'", ''],
  ['Rose Serum', ''],
])('behind the articles of %s stand %j', (text, words) => {
  expect(wordsBehindArticles(text)).toBe(words);
});

test('a word behind an article is the word alone, with every apostrophe and in any case', () => {
  const word = fc.stringMatching(/^[b-z][aeiou][a-z]{2,8}$/);
  fc.assert(
    fc.property(
      fc.constantFrom('l', 'd', 'j', 'qu', 'L', 'D'),
      fc.constantFrom(...APOSTROPHES),
      word,
      (article, sign, noun) => {
        expect(wordsBehindArticles(`Eau ${article}${sign}${noun.toUpperCase()}`)).toBe(noun);
        expect(foldText(`${article}${sign}${noun}`)).toBe(article.toLowerCase() + noun);
      },
    ),
  );
});
