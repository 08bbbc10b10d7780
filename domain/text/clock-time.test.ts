import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test('a time of today is said by the clock, another by its day as well', () => {
  expect(clockTime('2026-07-01T13:05:00.000Z', '2026-07-01T12:35:00.000Z')).toBe('14:05');
  expect(clockTime('2026-11-24T00:10:00.000Z', '2026-11-23T23:40:00.000Z')).toBe('Tuesday at 00:10');
});
