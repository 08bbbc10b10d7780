import { expect, test } from 'vitest';
import { isRecord } from './is-record.ts';

test('only an object has fields', () => {
  expect([{}, { id: 1 }, Object.create(null)].map(isRecord)).toEqual([true, true, true]);
  expect([null, undefined, [], 'cart', 3, true].some(isRecord)).toBe(false);
});
