import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { insertRefundParts } from '#database/queries/payment/refund-parts.ts';
import { insertRefund } from '#database/queries/payment/refunds.ts';
import type { Pence } from '#domain/money/money.ts';
import type { RefundPart } from '#domain/refunds/refund-part.ts';

/** Asks for a refund by the provider, in the transaction of its cause; false where the same `key` asked before. */
export async function requestRefund(
  trx: Db,
  refund: {
    orderId: string;
    key: string;
    amountPence: Pence;
    reason: string;
    actor: string | null;
    parts?: readonly RefundPart[];
  },
  stamp: Stamp,
): Promise<boolean> {
  const id = stamp.newId();
  const isNew = await insertRefund(trx, {
    id,
    order_id: refund.orderId,
    request_key: refund.key,
    amount_pence: refund.amountPence,
    reason: refund.reason,
    state: 'requested',
    reference: null,
    failure: null,
    actor: refund.actor,
    requested_at: stamp.now,
    tender: 'card',
  });
  if (!isNew) return false;
  await insertRefundParts(trx, id, refund.parts ?? []);
  await insertJob(trx, { kind: 'refund-payment', payload: { refundId: id } }, stamp);
  return true;
}
