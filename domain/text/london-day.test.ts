import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isDay, londonDay, startOfLondonDay } from './london-day.ts';

test('days begin at midnight in London, which in summer is 23:00 UTC', () => {
  expect(startOfLondonDay('2026-01-15')).toBe('2026-01-15T00:00:00.000Z');
  expect(startOfLondonDay('2026-07-15')).toBe('2026-07-14T23:00:00.000Z');
  // The clocks go forward on 29 March and back on 25 October.
  expect(startOfLondonDay('2026-03-29')).toBe('2026-03-29T00:00:00.000Z');
  expect(startOfLondonDay('2026-03-30')).toBe('2026-03-29T23:00:00.000Z');
  expect(startOfLondonDay('2026-10-25')).toBe('2026-10-24T23:00:00.000Z');
  expect(startOfLondonDay('2026-10-26')).toBe('2026-10-26T00:00:00.000Z');
});

test('a day begins on itself, and the moment before belongs to the one before', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(days, (day) => {
      const start = startOfLondonDay(day);
      expect(londonDay(start)).toBe(day);
      expect(londonDay(new Date(Date.parse(start) - 1).toISOString())).toBe(addDays(day, -1));
    }),
  );
});

test('only existing days are days', () => {
  expect(isDay('2024-02-29')).toBe(true);
  for (const wrong of ['2026-02-29', '2026-13-01', 'today', '', '2026-1-1']) expect(isDay(wrong)).toBe(false);
});
