import { randomUUID } from 'node:crypto';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';

const DAY_MS = 24 * 3_600_000;

/** When the prepared shop was stocked, in milliseconds: half past nine (UTC) yesterday. The servers run on real time. */
export const TEST_NOW = Math.floor(Date.now() / DAY_MS) * DAY_MS - 14.5 * 3_600_000;

export function testStamp(): Stamp {
  return { now: new Date(TEST_NOW).toISOString(), newId: randomUUID };
}
