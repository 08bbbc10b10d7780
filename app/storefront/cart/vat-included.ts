import type { Pence } from '#domain/money.ts';

/** The VAT that is in a price: one sixth of it at 20 %. */
export function vatIncludedPence(totalPence: Pence, ratePercent = 20): Pence {
  return Math.round((totalPence * ratePercent) / (100 + ratePercent));
}
