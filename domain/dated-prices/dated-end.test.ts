import { expect, test } from 'vitest';
import { untilText } from './dated-end.ts';

test('an end is told in London time, midnight as the end of the day before', () => {
  expect(untilText('2026-11-29T18:00:00.000Z')).toBe('until Sunday 29 November at 18:00');
  expect(untilText('2026-11-30T00:00:00.000Z')).toBe('until the end of Sunday 29 November');
  expect(untilText('2026-07-31T23:00:00.000Z')).toBe('until the end of Friday 31 July');
});
