import type { Pence } from './money.ts';

/** A price from a moment (UTC, ISO) until the next one of the same history; not charged while nothing is on sale at it. */
export type ChargedPrice = { pricePence: Pence; isOnSale: boolean; fromAt: string };

export type FormerPriceRule = {
  /** Days for which the former price was charged before the reduction. */
  daysCharged: number;
  longestReductionDays: number;
};

export type FormerPriceJudgement =
  /** The claim is true until then (UTC, ISO). */
  | { ok: true; endsAt: string }
  | { ok: false; problem: 'never-charged' }
  | { ok: false; problem: 'not-the-last'; lastPence: Pence }
  | { ok: false; problem: 'too-few-days'; days: number }
  | { ok: false; problem: 'reduced-too-long'; sinceAt: string; days: number };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Days before a reduction in which the former price must have been charged. */
export const DAYS_LOOKED_AT = 182;

/** Bounds of the settings; fewer than 28 days, or a reduction of more than half a year, would mislead. */
export const DAYS_CHARGED_BOUNDS = { min: 28, max: 90 };
export const LONGEST_REDUCTION_BOUNDS = { min: 7, max: DAYS_LOOKED_AT };

export const FORMER_PRICE_RULE: FormerPriceRule = { daysCharged: 28, longestReductionDays: 90 };

/**
 * Decides by a price history, oldest first, if a price may be called reduced from a former one: that must be the last higher
 * price charged, for enough of the days before it was reduced. A reduction may be named no longer than the former price was
 * charged, so that it does not become the ordinary price (CTSI's guidance on pricing practices).
 * Reasons and options weighed: docs/decisions/062-former-prices-from-history.md.
 */
export function judgeFormerPrice(
  history: readonly ChargedPrice[],
  { pricePence, formerPence }: { pricePence: Pence; formerPence: Pence },
  { daysCharged, longestReductionDays }: FormerPriceRule,
  now: string,
): FormerPriceJudgement {
  const charged = chargedPeriods(history, Date.parse(now));
  const ofFormer = charged.filter((period) => period.pricePence === formerPence);
  const last = charged.findLast((period) => period.pricePence > pricePence);
  if (ofFormer.length === 0 || !last) return { ok: false, problem: 'never-charged' };
  if (last.pricePence !== formerPence)
    return { ok: false, problem: 'not-the-last', lastPence: last.pricePence };
  const reducedAt = last.to;
  const lookedAtFrom = reducedAt - DAYS_LOOKED_AT * DAY;
  const chargedFor = ofFormer.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, reducedAt) - Math.max(from, lookedAtFrom)),
    0,
  );
  if (chargedFor < daysCharged * DAY)
    return { ok: false, problem: 'too-few-days', days: Math.floor(chargedFor / DAY) };
  const mayLast = Math.min(longestReductionDays * DAY, chargedFor);
  if (Date.parse(now) >= reducedAt + mayLast)
    return {
      ok: false,
      problem: 'reduced-too-long',
      sinceAt: new Date(reducedAt).toISOString(),
      days: Math.floor(mayLast / DAY),
    };
  return { ok: true, endsAt: new Date(reducedAt + mayLast).toISOString() };
}

type Period = { pricePence: Pence; from: number; to: number };

/** The periods in which a price was charged; one shorter than an hour is a slip that was put right, and no price. */
function chargedPeriods(history: readonly ChargedPrice[], now: number): Period[] {
  return history
    .map(({ pricePence, isOnSale, fromAt }, place) => {
      const next = history[place + 1];
      const to = next ? Math.min(Date.parse(next.fromAt), now) : now;
      return { pricePence, isOnSale, from: Date.parse(fromAt), to };
    })
    .filter(({ isOnSale, from, to }) => isOnSale && to - from >= HOUR);
}
