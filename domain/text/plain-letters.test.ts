import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.ts';

test('accents fold to the letters a shopper types', () => {
  expect(plainLetters('Crème ØRSTED Straße L’Œil')).toBe('creme orsted strasse l’oeil');
  expect(plainLetters('İpek Łódź')).toBe('ipek lodz');
});

test('other scripts keep their letters', () => {
  expect(plainLetters('설화수')).toBe('설화수');
});

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(plainLetters(plainLetters(text))).toBe(plainLetters(text));
    }),
  );
});
