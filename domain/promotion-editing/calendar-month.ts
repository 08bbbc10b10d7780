import { addMonths } from '#domain/calendar/add-months.ts';
import { londonDay, startOfLondonDay } from '#domain/text/london-day.ts';

/** A month of London as offers are drawn in it. */
export type CalendarMonth = {
  /** '2026-11' */
  month: string;
  before: string;
  after: string;
  days: number;
  /** UTC, ISO: its begin, and that of the next one. */
  since: string;
  until: string;
};

/** Parses '2026-11'; the month of `now` (UTC, ISO) where it is none. */
export function calendarMonth(text: string | null, now: string): CalendarMonth {
  const month = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text ?? '') ? (text ?? '') : londonDay(now).slice(0, 7);
  const first = `${month}-01`;
  const next = addMonths(first, 1);
  return {
    month,
    before: addMonths(first, -1).slice(0, 7),
    after: next.slice(0, 7),
    days: Math.round((Date.parse(next) - Date.parse(first)) / DAY_MS),
    since: startOfLondonDay(first),
    until: startOfLondonDay(next),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the first and the last day of a month, from 1, on which an offer counts for any time; null where it does not. One that ends at
 * the begin of a day does not count on it.
 */
export function daysOfMonth(
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
  { days, since, until }: CalendarMonth,
): { from: number; to: number } | null {
  if ((startsAt !== null && startsAt >= until) || (endsAt !== null && endsAt <= since)) return null;
  const dayOf = (at: string) => Number(londonDay(at).slice(8));
  const from = startsAt === null || startsAt <= since ? 1 : dayOf(startsAt);
  const last = endsAt === null || endsAt >= until ? null : new Date(Date.parse(endsAt) - 1).toISOString();
  return { from, to: last === null ? days : dayOf(last) };
}
