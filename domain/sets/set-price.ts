import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import type { VatLine } from '#domain/money/vat-split.ts';

/** A part at its own present price. */
export type PricedPart = { unitPricePence: Pence; quantity: number };

/** What the parts cost at this moment where each is bought by itself. */
export function boughtSeparatelyPence(parts: readonly PricedPart[]): Pence {
  return parts.reduce((sum, { unitPricePence, quantity }) => sum + unitPricePence * quantity, 0);
}

/** The sum of the parts' own prices, where the set costs less than it; null where nothing may be said. */
export function worthPence(setPence: Pence, parts: readonly PricedPart[]): Pence | null {
  const separately = boughtSeparatelyPence(parts);
  return separately > setPence ? separately : null;
}

/**
 * Splits what is paid for sets over their parts in proportion to the parts' own prices, to the penny (VAT Notice 700: several
 * supplies for one price are apportioned by a fair measure, such as their selling prices).
 */
export function sharesOfParts(linePence: Pence, parts: readonly PricedPart[]): Pence[] {
  return allocate(
    linePence,
    parts.map(({ unitPricePence, quantity }) => unitPricePence * quantity),
  );
}

type TaxedLine = VatLine & {
  /** Empty for a line that is not a set. */
  parts: readonly (PricedPart & { ratePercent: number | null })[];
};

/** The amounts that bear VAT apart: of a set the shares of its parts in their order, of any other line itself. */
export function vatLinesOf({ grossPence, ratePercent, parts }: TaxedLine): VatLine[] {
  if (parts.length === 0) return [{ grossPence, ratePercent }];
  const shares = sharesOfParts(grossPence, parts);
  return parts.map((part, place) => ({ grossPence: shares[place] ?? 0, ratePercent: part.ratePercent }));
}

/** The rate of a whole set: that of its parts where they share one; null where they differ or there is none. */
export function sharedRate(parts: readonly { ratePercent: number | null }[]): number | null {
  const rates = new Set(parts.map(({ ratePercent }) => ratePercent));
  const [only = null] = rates;
  return rates.size === 1 ? only : null;
}
