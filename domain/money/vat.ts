import type { Pence } from './money.ts';
import { VAT_PERCENT } from './vat-rate.ts';

/** The standard rate in percent. */
export const VAT_RATE_PERCENT = VAT_PERCENT.standard;

/** True where prices may be said to include VAT: of a registered shop that shows its number. */
export function showsVat({ vatRegistered, vatNumber }: VatParticulars): boolean {
  return vatRegistered && vatNumber !== '';
}

/** The rate of an order placed now; null where no VAT is shown. */
export function vatRateOf(legal: VatParticulars): number | null {
  return showsVat(legal) ? VAT_RATE_PERCENT : null;
}

type VatParticulars = { vatRegistered: boolean; vatNumber: string };

/** The VAT that is in a price, in whole pence: one sixth of it at 20 % (uk: prices are shown with VAT). */
export function vatIncludedPence(totalPence: Pence, ratePercent = VAT_RATE_PERCENT): Pence {
  return Math.round((totalPence * ratePercent) / (100 + ratePercent));
}
