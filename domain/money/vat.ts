import type { Pence } from './money.ts';

/** What whoever is registered for VAT takes today, in percent. */
export const VAT_RATE_PERCENT = 20;

/** The rate that holds for an order placed now; null where the shop is not registered and shows no VAT. */
export function vatRateOf({ vatRegistered }: { vatRegistered: boolean }): number | null {
  return vatRegistered ? VAT_RATE_PERCENT : null;
}

/** The VAT that is in a price, in whole pence: one sixth of it at 20 % (uk: prices are shown with VAT). */
export function vatIncludedPence(totalPence: Pence, ratePercent = VAT_RATE_PERCENT): Pence {
  return Math.round((totalPence * ratePercent) / (100 + ratePercent));
}
