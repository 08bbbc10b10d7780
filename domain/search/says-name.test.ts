import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saysName } from './says-name.ts';

test.each([
  ['soap gift set', 'soap', true],
  ['hand creams for men', 'hand cream', true],
  ['night cream for dry skin', 'dry shampoo', false],
  ['cleanser for oily skin', 'skin tint', false],
  ['shampoo for dry hair', 'dry shampoo', false],
  ['', '', false],
])('%j says %j: %s', (search, name, says) => {
  expect(saysName(search, name)).toBe(says);
});

test('a search says every phrase of its own words', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aeglmnr'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(word), fc.array(word, { minLength: 1 }), fc.array(word), (before, name, after) => {
      expect(saysName([...before, ...name, ...after].join(' '), name.join(' '))).toBe(true);
    }),
  );
});
