import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarMonth, daysOfMonth } from './calendar-month.ts';

const NOW = '2026-11-29T12:00:00.000Z';

test('a month is that of London, in summer time too', () => {
  expect(calendarMonth('2026-07', NOW)).toEqual({
    month: '2026-07',
    before: '2026-06',
    after: '2026-08',
    days: 31,
    since: '2026-06-30T23:00:00.000Z',
    until: '2026-07-31T23:00:00.000Z',
  });
  expect(calendarMonth('no month', NOW).month).toBe('2026-11');
  expect(calendarMonth('2028-02', NOW).days).toBe(29);
});

test('an offer is drawn on the days on which it counts', () => {
  const november = calendarMonth('2026-11', NOW);
  const days = (startsAt: string | null, endsAt: string | null) =>
    daysOfMonth({ startsAt, endsAt }, november);
  expect(days(null, null)).toEqual({ from: 1, to: 30 });
  expect(days('2026-11-27T00:00:00.000Z', '2026-11-30T00:00:00.000Z')).toEqual({ from: 27, to: 29 });
  expect(days('2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')).toBeNull();
  expect(days('2026-12-01T00:00:00.000Z', null)).toBeNull();
  expect(days('2026-11-30T23:00:00.000Z', null)).toEqual({ from: 30, to: 30 });
});

test('whatever its dates, an offer lies within the month or is not in it', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(
      moment,
      fc.integer({ min: 1, max: 10_000_000_000 }),
      fc.integer({ min: 1, max: 12 }),
      (start, ms, at) => {
        const month = calendarMonth(`2026-${String(at).padStart(2, '0')}`, NOW);
        const dates = { startsAt: start.toISOString(), endsAt: new Date(start.getTime() + ms).toISOString() };
        const days = daysOfMonth(dates, month);
        if (days === null) return;
        expect(days.from).toBeGreaterThanOrEqual(1);
        expect(days.to).toBeGreaterThanOrEqual(days.from);
        expect(days.to).toBeLessThanOrEqual(month.days);
      },
    ),
  );
});
