import { expect, test } from 'vitest';
import { kindSize, kindWords } from './kind-words.ts';

test.each([
  ['Lip Balms & Treatments', ['balm', 'treatment']],
  ['Dry Shampoo', ['shampoo']],
  ['Brushes', ['brush']],
  ['Face Mists and Essences', ['mist', 'essence']],
  ['Mini Size', []],
  ['&', []],
])('%s holds %j', (category, kinds) => {
  expect(kindWords(category)).toEqual(kinds);
});

test('a kind of product is known in the plural, by its other spelling and by what else it is called', () => {
  const kinds = new Map(
    ['moisturizer', 'lipstick', 'gloss', 'shampoo'].map((kind, index) => [kind, index + 1]),
  );
  expect(kindSize('lipsticks', kinds)).toBe(2);
  expect(kindSize('moisturiser', kinds)).toBe(1);
  expect(kindSize('lipgloss', kinds)).toBe(3);
  for (const word of ['red', 'dry', 'hair']) expect(kindSize(word, kinds), word).toBe(0);
});
