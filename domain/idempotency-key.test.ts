import { expect, test } from 'vitest';
import { isIdempotencyKey } from './idempotency-key.ts';

test('a random id is a key', () => {
  expect(isIdempotencyKey('1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed')).toBe(true);
});

test.each(['', 'short', 'two words', 'élégance', 'line\nbreak', 'k'.repeat(201), 7, null, undefined])(
  '%j is none',
  (value) => {
    expect(isIdempotencyKey(value)).toBe(false);
  },
);
