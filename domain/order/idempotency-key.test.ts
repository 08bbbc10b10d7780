import { expect, test } from 'vitest';
import { isIdempotencyKey } from './idempotency-key.ts';

test.each(['1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', '1', 'k1', 'order 7 of till 2', 'k'.repeat(200)])(
  '%j is a key',
  (value) => {
    expect(isIdempotencyKey(value)).toBe(true);
  },
);

test.each(['', ' ', 'élégance', 'line\nbreak', 'k'.repeat(201), 7, null, undefined])(
  '%j is none',
  (value) => {
    expect(isIdempotencyKey(value)).toBe(false);
  },
);
