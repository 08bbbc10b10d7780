import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonFault } from './refused-text.ts';

test.each(['\0', 'a\0b', '\ud83d', 'a\udc00', ['a\0'], { a: [{ b: '\0' }] }, { 'a\0': 1 }])(
  '%j is refused',
  (value) => {
    expect(jsonFault(value)).toBe('refused-text');
  },
);

test.each(['', 'Zoë 💄', 1, null, true, ['a', { b: 'c' }], {}])('%j is not', (value) => {
  expect(jsonFault(value)).toBeNull();
});

test('any JSON of whole characters passes, however deep, and none once NUL is put into it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false, stringUnit: 'grapheme' }), (value) => {
      expect(jsonFault(value)).toBe(JSON.stringify(value).includes('\\u0000') ? 'refused-text' : null);
      expect(jsonFault([value, 'end\0'])).toBe('refused-text');
    }),
  );
});

test('a body of very many values, or nested very deep, is refused without being read', () => {
  expect(jsonFault(Array.from({ length: 80_000 }, () => ({})))).toBe('too-many-values');
  let deep: unknown = 'x';
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  expect(jsonFault(deep)).toBe('too-many-values');
});
