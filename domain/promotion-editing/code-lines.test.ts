import { expect, test } from 'vitest';
import { parseAddresses, parseCodeLines } from './code-lines.ts';

test('codes are read from lines and from a file of the shop, folded, with their addresses', () => {
  const text =
    '\ufeffCode,Email,Uses\r\nspring-2026-a,,0\r\n"VIP 000111",Ann@Example.com,0\r\nVIP000112;bea@example.com';
  expect(parseCodeLines(text)).toEqual({
    ok: true,
    codes: [
      { code: 'SPRING2026A', email: '' },
      { code: 'VIP000111', email: 'ann@example.com' },
      { code: 'VIP000112', email: 'bea@example.com' },
    ],
  });
});

test.each(['', 'Code', 'ABC', 'SPRING-1\nspring 1', 'SPRING1,not an address'])('%j is refused', (text) => {
  expect(parseCodeLines(text).ok).toBe(false);
});

test('addresses are read each once, and one that is none is named', () => {
  expect(parseAddresses('Ann@Example.com, bea@example.com\nann@example.com')).toEqual({
    ok: true,
    emails: ['ann@example.com', 'bea@example.com'],
  });
  expect(parseAddresses('ann@example.com\nbea@')).toEqual({
    ok: false,
    message: '“bea@” is no email address',
  });
});
