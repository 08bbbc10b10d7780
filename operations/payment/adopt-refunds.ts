import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import type { Payment } from '#database/queries/payment/payments.ts';
import { claimRefund, insertRefund, listRefunds } from '#database/queries/payment/refunds.ts';
import type { Refund } from '#operations/platform/payment-provider.ts';

/**
 * Gives every refund that the provider reports its row, before anything follows from it: the row that asked for it, though
 * the reply to that was lost or is overtaken; or a new one, where it was made at the provider itself.
 */
export async function adoptRefunds(
  trx: Db,
  { id: paymentId, orderId }: Pick<Payment, 'id' | 'orderId'>,
  reported: readonly Refund[],
  stamp: Stamp,
): Promise<void> {
  if (reported.length === 0) return;
  const known = new Set((await listRefunds(trx, orderId)).map(({ reference }) => reference));
  const isUnknown = ({ reference }: Refund) => !known.has(reference);
  for (const refund of reported.filter(isUnknown)) {
    const { key, reference } = refund;
    if (key !== null && (await claimRefund(trx, { id: key, orderId, reference }))) continue;
    if (refund.state !== 'failed') await insertForeign(trx, { paymentId, orderId }, refund, stamp);
  }
}

/** Adds a refund made at the provider, unless the ledger has it already. */
async function insertForeign(
  trx: Db,
  { paymentId, orderId }: { paymentId: string; orderId: string },
  { reference, amountPence, reason }: Refund,
  stamp: Stamp,
): Promise<void> {
  const ledger = await listLedger(trx, orderId);
  if (ledger.some((entry) => entry.kind === 'refunded' && entry.reference === reference)) return;
  await insertRefund(trx, {
    id: stamp.newId(),
    order_id: orderId,
    request_key: `provider-${reference}`,
    amount_pence: amountPence,
    reason,
    state: 'pending',
    reference,
    failure: null,
    actor: null,
    requested_at: stamp.now,
    tender: 'card',
    payment_id: paymentId,
    correction_id: null,
  });
}
