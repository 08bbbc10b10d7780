import { expect, test } from 'vitest';
import { becomesFree } from './free-price.ts';

test.each([
  [0, 1200, true],
  [0, null, true],
  [0, 0, false],
  [1, 1200, false],
  [1200, 0, false],
  [null, 1200, false],
  [null, null, false],
])('a price of %j that was %j is asked about: %j', (pence, was, isAsked) => {
  expect(becomesFree(pence, was)).toBe(isAsked);
});
