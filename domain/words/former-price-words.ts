import type { FormerPriceJudgement } from '#domain/money/former-price.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { countText } from '#domain/text/count-text.ts';
import { longDay } from '#domain/text/london-day.ts';

type Refused = Extract<FormerPriceJudgement, { ok: false }>;

/** The reason for which a price may not be shown as 'was', in a sentence for staff. */
export function formerPriceRefusal(refused: Refused, formerPence: Pence, daysCharged: number): string {
  const former = formatPounds(formerPence);
  switch (refused.problem) {
    case 'never-charged':
      return `The price history shows no time at ${former}: a ‘was’ price must have been charged`;
    case 'not-the-last':
      return `The last higher price charged was ${formatPounds(refused.lastPence)}, not ${former}`;
    case 'too-few-days':
      return `${former} was charged for ${countText(refused.days, 'day')}; a ‘was’ price needs ${daysCharged} in the half-year before the reduction`;
    case 'reduced-too-long':
      return `The reduction from ${former} began on ${longDay(refused.sinceAt)} and may be named for ${countText(refused.days, 'day')}`;
  }
}

/** The way out of a refusal, for the form. */
export function formerPriceAdvice(pricePence: Pence): string {
  return `Clear Original price to sell at ${formatPounds(pricePence)} without a ‘was’ price`;
}
