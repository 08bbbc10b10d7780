import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closestWords, editDistance } from './spelling.ts';

test.each([
  ['serum', 'serum', 0],
  ['serum', 'serm', 1],
  ['serum', 'seerum', 1],
  ['serum', 'sarum', 1],
  ['serum', 'seurm', 1],
  ['moisturiser', 'mositurizer', 2],
  ['', 'ab', 2],
  ['ca', 'abc', 3],
])('from %s to %s are %i steps', (a, b, steps) => {
  expect(editDistance(a, b, 5)).toBe(steps);
});

test('a distance above the limit is the limit plus one', () => {
  expect(editDistance('serum', 'mascara', 2)).toBe(3);
  expect(editDistance('a', 'abcdefgh', 2)).toBe(3);
});

const vocabulary = [
  { word: 'serum', count: 5 },
  { word: 'serums', count: 50 },
  { word: 'sebum', count: 9 },
  { word: 'mascara', count: 20 },
  { word: 'rose', count: 30 },
  { word: 'nose', count: 30 },
  { word: 'lip', count: 99 },
];

test('a misspelt word is corrected to the nearest, then the most used', () => {
  expect(closestWords('serun', vocabulary)).toEqual(['serum']);
  expect(closestWords('srum', vocabulary)).toEqual(['serum']);
  expect(closestWords('erums', vocabulary)).toEqual(['serums']);
  expect(closestWords('masacra', vocabulary)).toEqual(['mascara']);
  expect(closestWords('roze', vocabulary)).toEqual([]);
  expect(closestWords('ruse', vocabulary)).toEqual(['rose']);
});

test('two wrong letters make another word of a short one, letters in other places do not', () => {
  const words = ['amber', 'candles', 'candle', 'fingers', 'mcgrath', 'conditioner'].map((word) => ({
    word,
    count: 9,
  }));
  expect(closestWords('barber', words)).toEqual([]);
  expect(closestWords('fizzers', words)).toEqual([]);
  expect(closestWords('mcgraff', words)).toEqual(['mcgrath']);
  expect(closestWords('candels', words)).toEqual(['candles', 'candle']);
  expect(closestWords('condishoner', words)).toEqual(['conditioner']);
});

test('two mistakes need a longer word, short words are not corrected', () => {
  expect(closestWords('serrumms', vocabulary)).toEqual(['serums']);
  expect(closestWords('xoze', vocabulary)).toEqual([]);
  expect(closestWords('lop', vocabulary)).toEqual([]);
  expect(closestWords('', vocabulary)).toEqual([]);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

test('the distance is symmetric, and the same with and without a limit', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, max) => {
      const distance = editDistance(a, b, 99);
      expect(editDistance(b, a, 99)).toBe(distance);
      expect(editDistance(a, b, max)).toBe(Math.min(distance, max + 1));
      expect(distance === 0).toBe(a === b);
    }),
  );
});

test('a word of other beginning, or a short one alone with another consonant, is another word', () => {
  expect(closestWords('hose', vocabulary)).toEqual([]);
  expect(closestWords('roze', vocabulary, { isAlone: false })).toEqual(['rose']);
  const letters = fc.constantFrom(...'abceru');
  fc.assert(
    fc.property(
      fc.string({ unit: letters, minLength: 4, maxLength: 4 }),
      fc.nat(4),
      letters,
      (term, at, other) => {
        const place = at % term.length;
        const word = term.slice(0, place) + other + term.slice(place + 1);
        const isVowels = /^[aeu]{2}$/.test(`${term[place]}${other}`);
        const isMeant = closestWords(term, [{ word, count: 1 }]).length > 0;
        if (word === term) expect(isMeant).toBe(true);
        else if (place > 0) expect(isMeant).toBe(isVowels);
      },
    ),
  );
});
