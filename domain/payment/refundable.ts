import type { Pence } from '#domain/money/money.ts';
import { type LedgerEntry, ledgerSums } from './payment-state.ts';
import { TENDERS, type Tender } from './tender.ts';

/** What is still with the shop and not promised back already: the most a further refund may be. */
export function refundablePence(
  entries: readonly LedgerEntry[],
  refunds: readonly { state: string; amountPence: Pence }[],
): Pence {
  const promised = refunds
    .filter(({ state }) => state === 'requested' || state === 'pending')
    .reduce((sum, { amountPence }) => sum + amountPence, 0);
  return Math.max(0, ledgerSums(entries).keptPence - promised);
}

export type TenderLeft = { tender: Tender; leftPence: Pence };

/** What each tender still holds and nobody was promised, the largest first; tenders that hold nothing are left out. */
export function refundableByTender(
  entries: readonly (LedgerEntry & { tender: Tender })[],
  refunds: readonly { state: string; amountPence: Pence; tender: Tender }[],
): TenderLeft[] {
  return TENDERS.map((tender) => ({
    tender,
    leftPence: refundablePence(
      entries.filter((entry) => entry.tender === tender),
      refunds.filter((refund) => refund.tender === tender),
    ),
  }))
    .filter(({ leftPence }) => leftPence > 0)
    .toSorted((a, b) => b.leftPence - a.leftPence);
}
