import type { RefundRow } from '#database/queries/payment/refunds.ts';
import type { Pence } from '#domain/money/money.ts';
import { type LedgerEntry, ledgerSums } from '#domain/payment/payment-state.ts';

/** What is still with the shop and not promised back already: the most a further refund may be. */
export function refundablePence(entries: readonly LedgerEntry[], refunds: readonly RefundRow[]): Pence {
  const promised = refunds
    .filter(({ state }) => state === 'requested' || state === 'pending')
    .reduce((sum, { amountPence }) => sum + amountPence, 0);
  return Math.max(0, ledgerSums(entries).keptPence - promised);
}
