const DAY_MS = 24 * 60 * 60 * 1000;

/** A session ends this long after its last use. */
export const SESSION_IDLE_MS = 14 * DAY_MS;

/** A session ends this long after it began, however much it is used. */
export const SESSION_LONGEST_MS = 30 * DAY_MS;

/** The time before which a session must not have begun; times are UTC, ISO. */
export function oldestSessionStart(now: string): string {
  return new Date(Date.parse(now) - SESSION_LONGEST_MS).toISOString();
}
