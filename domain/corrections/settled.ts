import type { Pence } from '#domain/money/money.ts';
import { type LedgerEntry, ledgerSums } from '#domain/payment/payment-state.ts';

type Refund = { state: string; amountPence: Pence; correctionId: string | null };

/**
 * What came for an order, less what corrections gave back or are giving back. It is compared with the order's total: refunds of any
 * other cause leave the total as it was.
 */
export function settledPence(entries: readonly LedgerEntry[], refunds: readonly Refund[]): Pence {
  const correctedPence = refunds
    .filter(({ correctionId, state }) => correctionId !== null && state !== 'failed')
    .reduce((sum, { amountPence }) => sum + amountPence, 0);
  return ledgerSums(entries).receivedPence - correctedPence;
}

/** What the shop has beyond the total of a corrected order, because a refund of a correction failed, or two payments came. */
export function overpaidPence(
  entries: readonly LedgerEntry[],
  refunds: readonly Refund[],
  totalPence: Pence,
): Pence {
  return Math.max(0, settledPence(entries, refunds) - totalPence);
}

/** What was asked for when an order was paid: a payment that brings it pays the order, whatever a correction made it cost since. */
export function askedPence({
  totalPence,
  differencePence,
}: {
  totalPence: Pence;
  differencePence: Pence;
}): Pence {
  return totalPence - differencePence;
}
