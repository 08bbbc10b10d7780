import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths } from '#domain/calendar/add-months.ts';
import { addDays, londonDay } from '#domain/text/london-day.ts';
import { keptText, retentionCut, shorterKinds } from './retention-cut.ts';
import { parseRetention } from './retention-form.ts';
import {
  RETENTION_KIND_NAMES,
  RETENTION_KINDS,
  type RetentionTimes,
  USUAL_TIMES,
} from './retention-kinds.ts';

const NOW = '2026-11-29T10:00:00.000Z';
const days = fc.integer({ min: 0, max: 12_000 }).map((count) => addDays('2010-01-01', count));

const formOf = (times: RetentionTimes) =>
  Object.fromEntries(Object.entries(times).map(([name, value]) => [name, String(value)]));

describe('how long things are kept', () => {
  test.each([
    ['mails', {}, '2026-08-30T23:00'],
    ['messages', {}, '2024-11-29T'],
    ['orders', {}, '2019-11-29T'],
    ['orders', { yearEndMonth: 3 }, '2020-03-31T23:00'],
    ['orders', { yearEndMonth: 12 }, '2020-01-01T'],
    ['orders', { yearEndMonth: 11 }, '2019-12-01T'],
  ] as const)('%s with %o are due before %s', (kind, more, cut) => {
    expect(retentionCut(kind, { ...USUAL_TIMES, ...more }, NOW)).toContain(cut);
  });

  test('an order is never due before six years have passed since its accounting year ended', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 6, max: 12 }),
        (today, yearEndMonth, orders) => {
          const times = { ...USUAL_TIMES, yearEndMonth, orders };
          const firstKept = londonDay(retentionCut('orders', times, `${today}T12:00:00.000Z`));
          const youngestDue = addDays(firstKept, -1);
          // Whatever day a year ends on where none is stated: at most a year after the order.
          const yearEnd =
            yearEndMonth === 0 ? addMonths(youngestDue, 12) : endOfYear(youngestDue, yearEndMonth);
          expect(addMonths(yearEnd, 72) < today || yearEndMonth === 0).toBe(true);
          expect(addMonths(yearEnd, 72) <= today).toBe(true);
        },
      ),
    );
  });

  test('the settings of a first start are lawful, and a form holds them', () => {
    expect(parseRetention(formOf(USUAL_TIMES))).toEqual({ ok: true, times: USUAL_TIMES });
  });

  test.each(RETENTION_KIND_NAMES)('no form keeps %s shorter or longer than it may', (kind) => {
    const { least, most } = RETENTION_KINDS[kind];
    for (const wrong of [least - 1, most + 1, -1]) {
      const parsed = parseRetention({ ...formOf(USUAL_TIMES), [kind]: String(wrong) });
      expect(parsed.ok ? null : Object.keys(parsed.errors)).toEqual([kind]);
    }
  });

  test('a time is shorter exactly where something more may be due', () => {
    expect(shorterKinds(USUAL_TIMES, USUAL_TIMES, NOW)).toEqual([]);
    expect(shorterKinds(USUAL_TIMES, { ...USUAL_TIMES, mails: 30, messages: 36 }, NOW)).toEqual(['mails']);
    expect(shorterKinds(USUAL_TIMES, { ...USUAL_TIMES, yearEndMonth: 3 }, NOW)).toEqual(['orders']);
  });

  test('words say the time as people do', () => {
    expect(keptText('orders', USUAL_TIMES)).toBe('6 years after the end of the accounting year');
    expect(keptText('messages', USUAL_TIMES)).toBe('2 years after the last reply');
    expect(keptText('unpaid-orders', { ...USUAL_TIMES, 'unpaid-orders': 1 })).toBe(
      '1 month after they were placed',
    );
  });
});

/** The last day of the accounting year that a day falls in. */
function endOfYear(day: string, month: number): string {
  const isAfter = Number(day.slice(5, 7)) > month;
  const year = Number(day.slice(0, 4)) + (isAfter ? 1 : 0);
  return addDays(addMonths(`${year}-${String(month).padStart(2, '0')}-01`, 1), -1);
}
