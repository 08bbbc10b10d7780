import { randomUUID } from 'node:crypto';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';

export const TEST_NOW = Date.UTC(2026, 10, 21, 9, 30);

export function testStamp(): Stamp {
  return { now: new Date(TEST_NOW).toISOString(), newId: randomUUID };
}
