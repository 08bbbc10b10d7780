import { expect, test } from 'vitest';
import { areFormWords } from './form-words.ts';

test('a cream and a face are forms, a rose is none', () => {
  expect(areFormWords(['cream'])).toBe(true);
  expect(areFormWords(['cheeks', 'lotion'])).toBe(true);
  expect(areFormWords(['rose', 'cream'])).toBe(false);
  expect(areFormWords(['50', 'cream'])).toBe(true);
  expect(areFormWords([])).toBe(false);
});
