import { isDay, londonTime } from './london-day.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Returns the moment in UTC (ISO) of a time in London as browsers send it, '2026-11-27T09:00'; null for what is none, as a time that the
 * change to summer time leaves out. Of an hour that comes twice in autumn the first is meant.
 */
export function momentOfLondon(text: string): string | null {
  const parts = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text.trim());
  const [, day = '', hour, minute, second = '00'] = parts ?? [];
  if (!isDay(day)) return null;
  const written = `${day} ${hour}:${minute}:${second}`;
  const asUtc = Date.parse(`${written.replace(' ', 'T')}Z`);
  for (const aheadMs of [HOUR_MS, 0]) {
    const moment = new Date(asUtc - aheadMs).toISOString();
    if (londonTime(moment) === written) return moment;
  }
  return null;
}

/** Returns a moment in UTC (ISO) as the field of a browser takes it, '2026-11-27T09:00' in London; '' for none. */
export function londonField(at: string | null): string {
  if (at === null || at === '') return '';
  const [day, time = ''] = londonTime(at).split(' ');
  return `${day}T${time.endsWith(':00') ? time.slice(0, 5) : time}`;
}
