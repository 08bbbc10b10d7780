const DAY_MS = 24 * 60 * 60 * 1000;
/** Of a short hold: a reminder that comes later leaves too little time to pay. */
const PART_OF_HOLD = 2;
/** Banks take up to a day. */
const BEFORE_END_MS = 2 * DAY_MS;

/** Returns until when (UTC, ISO) the stock of an order is held for a transfer. */
export function transferHoldUntil(fromMs: number, holdDays: number): string {
  return new Date(fromMs + holdDays * DAY_MS).toISOString();
}

/** Returns when (UTC, ISO) a customer who has not paid is reminded: two days before the end, or halfway through a shorter hold. */
export function remindAt(fromMs: number, holdUntil: string): string {
  const end = Date.parse(holdUntil);
  return new Date(end - Math.min(BEFORE_END_MS, (end - fromMs) / PART_OF_HOLD)).toISOString();
}
