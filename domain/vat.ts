import type { Pence } from './money.ts';

/** The VAT that is in a price, in whole pence: one sixth of it at 20 % (uk: prices are shown with VAT). */
export function vatIncludedPence(totalPence: Pence, ratePercent = 20): Pence {
  return Math.round((totalPence * ratePercent) / (100 + ratePercent));
}
