import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isDay } from '#domain/text/london-day.ts';
import { addMonths } from './add-months.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-09-03', 1, '2026-10-03'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-31', 12, '2027-12-31'],
])('%s and %i months: %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test('the day is that of the month it falls in, never after the one asked for', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));
  fc.assert(
    fc.property(days, fc.integer({ min: -120, max: 120 }), (day, months) => {
      const found = addMonths(day, months);
      expect(isDay(found)).toBe(true);
      const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(monthOf(found) - monthOf(day)).toBe(months);
      const isLast = addDays(found, 1).endsWith('-01');
      expect(found.slice(8) === day.slice(8) || (isLast && found.slice(8) < day.slice(8))).toBe(true);
    }),
  );
});
