const AFTER_PLACING_MS = 5 * 60 * 1000;
const AFTER_FAILURE_MS = 10 * 60 * 1000;
/** Of a short hold: later the mail would leave too little time to pay. */
const PART_OF_HOLD = 3;

/** Returns when (UTC, ISO) a customer who has not paid is written to: five minutes after placing, or after a third of a shorter hold. */
export function askToPayAt(placedAt: string, holdUntil: string | null): string {
  const placed = Date.parse(placedAt);
  const hold = holdUntil === null ? Number.POSITIVE_INFINITY : Date.parse(holdUntil) - placed;
  return new Date(placed + Math.min(AFTER_PLACING_MS, hold / PART_OF_HOLD)).toISOString();
}

/** Returns when (UTC, ISO) a customer whose payment failed is written to: there is time to try again before, and after. */
export function askToPayAgainAt(failedAt: string, holdUntil: string | null): string {
  const failed = Date.parse(failedAt);
  const left = holdUntil === null ? Number.POSITIVE_INFINITY : Math.max(0, Date.parse(holdUntil) - failed);
  return new Date(failed + Math.min(AFTER_FAILURE_MS, left / 2)).toISOString();
}
