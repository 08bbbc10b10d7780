import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglishOrder, shopSpelling, spellingsOf } from './spellings-of.ts';

test.each([
  ['moisturiser', 'moisturizer'],
  ['moisturizing', 'moisturising'],
  ['coloured', 'colored'],
  ['ageing', 'aging'],
  ['gray', 'grey'],
  ['aluminium', 'aluminum'],
  ['sulphates', 'sulfates'],
  ['cream', 'creme'],
  ['creams', 'cremes'],
  ['soap', 'savon'],
])('%s is also found as %s, and the other way round', (one, other) => {
  expect(spellingsOf(one)).toEqual([one, other]);
  expect(spellingsOf(other)).toEqual([other, one]);
});

test.each(['rise', 'size', 'serum', 'prize', 'blush', ''])('%j has one spelling', (word) => {
  expect(spellingsOf(word)).toEqual([word]);
});

test.each([
  ['creme', 'cream'],
  ['eyecreme', 'eyecream'],
  ['masques', 'masks'],
  ['colors', 'colours'],
  ['creamy', 'creamy'],
  ['serum', 'serum'],
])('phrases spell %s as %s', (word, spelt) => {
  expect(shopSpelling(word)).toBe(spelt);
});

test('a French phrase has its noun first', () => {
  expect(inEnglishOrder(['creme', 'pour', 'les', 'mains'])).toBe('mains creme');
  expect(inEnglishOrder(['huile', 'cheveux'])).toBe('cheveux huile');
  expect(inEnglishOrder(['rose', 'oil'])).toBeNull();
  expect(inEnglishOrder(['savon'])).toBeNull();
});

test('each spelling of a word has the same ones, and the shop knows one of them', () => {
  const words = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'c', 'e', 'm', 'r', 's', 'i', 'z') }),
    fc.constantFrom('cremes', 'masques', 'color', 'grey', 'moisturizer'),
  );
  fc.assert(
    fc.property(words, (word) => {
      for (const spelt of spellingsOf(word)) expect(spellingsOf(spelt)).toContain(word);
      expect(shopSpelling(shopSpelling(word))).toBe(shopSpelling(word));
    }),
  );
});
