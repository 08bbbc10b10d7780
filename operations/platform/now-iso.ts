import type { Clock } from './platform.ts';

/** The time of a write: UTC, ISO. */
export function nowIso(clock: Clock): string {
  return new Date(clock.now()).toISOString();
}
