import { expect, test } from 'vitest';
import { meetsRule } from './name-rule.ts';

test('a name matches a rule by a whole word, whatever its case and accents', () => {
  const wash = { words: ['wash', 'cleanser'] };
  expect(meetsRule('Face Wash & Cleansers', wash)).toBe(true);
  expect(meetsRule('FACE-WASH', wash)).toBe(true);
  expect(meetsRule('Washed Linen', wash)).toBe(false);
});

test('a plural counts as its singular, a phrase only as a whole', () => {
  expect(meetsRule('Paddle Brushes', { words: ['brush'] })).toBe(true);
  expect(meetsRule('Hand Creams', { words: ['hand cream'] })).toBe(true);
  expect(meetsRule('Cream for hands', { words: ['hand cream'] })).toBe(false);
});

test('one excluded word is enough to fail', () => {
  const face = { words: ['face'], not: ['brush', 'primer'] };
  expect(meetsRule('Face Masks', face)).toBe(true);
  expect(meetsRule('Face Brushes', face)).toBe(false);
});
