import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsRefusedText } from './refused-text.ts';

test.each(['\0', 'a\0b', '\ud83d', 'a\udc00', ['a\0'], { a: [{ b: '\0' }] }, { 'a\0': 1 }])(
  '%j is refused',
  (value) => {
    expect(holdsRefusedText(value)).toBe(true);
  },
);

test.each(['', 'Zoë 💄', 1, null, true, ['a', { b: 'c' }], {}])('%j is not', (value) => {
  expect(holdsRefusedText(value)).toBe(false);
});

test('any JSON of whole characters passes, however deep, and none once NUL is put into it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false, stringUnit: 'grapheme' }), (value) => {
      expect(holdsRefusedText(value)).toBe(JSON.stringify(value).includes('\\u0000'));
      expect(holdsRefusedText([value, 'end\0'])).toBe(true);
    }),
  );
});
