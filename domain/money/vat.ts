import type { Pence } from './money.ts';

/** The standard rate in percent. */
export const VAT_RATE_PERCENT = 20;

/** The rate of an order placed now; null where the shop is not registered for VAT. */
export function vatRateOf({ vatRegistered }: { vatRegistered: boolean }): number | null {
  return vatRegistered ? VAT_RATE_PERCENT : null;
}

/** The VAT that is in a price, in whole pence: one sixth of it at 20 % (uk: prices are shown with VAT). */
export function vatIncludedPence(totalPence: Pence, ratePercent = VAT_RATE_PERCENT): Pence {
  return Math.round((totalPence * ratePercent) / (100 + ratePercent));
}
