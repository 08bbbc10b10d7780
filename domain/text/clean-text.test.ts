import fc from 'fast-check';
import { expect, test } from 'vitest';
import { multiLine, singleLine } from './clean-text.ts';

test('a name keeps its letters and loses invisible characters', () => {
  expect(singleLine('  Zoë\u200b O’Neill\u0000 ')).toBe('Zoë O’Neill');
  expect(singleLine('Ann\r\nBcc: all@example.com')).toBe('Ann Bcc: all@example.com');
  expect(singleLine('\u200b \ufeff')).toBe('');
});

test('a message keeps its lines', () => {
  expect(multiLine('  Hello,\r\n\tleave it\u0007 with\rmy neighbour\u202e.  ')).toBe(
    'Hello,\n\tleave it  with\nmy neighbour.',
  );
});

test('cleaning twice changes nothing and no control character is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(singleLine(singleLine(text))).toBe(singleLine(text));
      expect(multiLine(multiLine(text))).toBe(multiLine(text));
      expect(singleLine(text)).not.toMatch(/\p{Cc}/u);
    }),
  );
});
