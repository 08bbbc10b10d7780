import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertOrderEvent, type LockedOrder } from '#database/queries/order/order-rows.ts';
import { writeDispute } from '#database/queries/payment/disputes.ts';
import { insertLedgerEntry } from '#database/queries/payment/payment-ledger.ts';
import { formatPounds } from '#domain/money/money.ts';
import { type Dispute, disputeReason, disputeText, isOpenDispute } from '#domain/payment/dispute.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import type { ReportedDispute } from '#operations/platform/payment-provider.ts';

/**
 * Writes what a provider knows of the disputes about a locked order's payment: the dispute itself, money taken back and
 * returned, a note in the order's history, and an alert to staff when one begins and when it has ended. Each once.
 */
export async function applyDisputes(
  trx: Db,
  order: LockedOrder,
  disputes: readonly ReportedDispute[],
  stamp: Stamp,
): Promise<void> {
  for (const { movements, ...dispute } of disputes) {
    for (const { reference, kind, amountPence } of movements)
      await insertLedgerEntry(
        trx,
        order.id,
        { kind, amountPence, tender: 'card', reference, note: dispute.reference },
        stamp,
      );
    const before = await writeDispute(trx, order.id, dispute, stamp.now);
    if (before === dispute.state) continue;
    await note(trx, order, noteOf(dispute, before === null), stamp);
    if (before === null || (isOpenDispute(before) && !isOpenDispute(dispute.state)))
      await queueAlert(trx, { alert: 'dispute', reference: dispute.reference }, stamp);
  }
}

function noteOf(dispute: Dispute, isNew: boolean): string {
  const { amountPence, reason } = dispute;
  const text = disputeText(dispute);
  return isNew ? `${formatPounds(amountPence)} disputed: ${disputeReason(reason)}. ${text}` : text;
}

function note(trx: Db, order: LockedOrder, text: string, stamp: Stamp): Promise<void> {
  return insertOrderEvent(trx, {
    id: stamp.newId(),
    order_id: order.id,
    at: stamp.now,
    actor: null,
    note: text.slice(0, 500),
    from_status: order.status,
    to_status: order.status,
  });
}
