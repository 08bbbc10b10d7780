import { expect, test } from 'vitest';
import { placeAfterKey } from './place-after-key.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, null],
  ['a', 1, null],
])('%s leads from %i to %s, with a stop at the input', (key, place, next) => {
  expect(placeAfterKey(key, place, 3, 1)).toBe(next);
});

test.each([
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowDown', 0, 1],
])('%s leads from %i to %i, without one', (key, place, next) => {
  expect(placeAfterKey(key, place, 3, 0)).toBe(next);
});
