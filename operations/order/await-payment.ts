import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { insertPayment } from '#database/queries/payment/payments.ts';
import { askToPayAt } from '#domain/payment/when-to-ask.ts';
import type { OrderRow } from './order-to-write.ts';

/** The payment to come, a mail where it does not or where the customer pays by the mail's link, and the end of waiting for it. */
export async function awaitPayment(
  trx: Db,
  row: OrderRow,
  { provider, asksAtOnce }: { provider: string; asksAtOnce: boolean },
  stamp: Stamp,
): Promise<void> {
  await insertPayment(trx, {
    id: stamp.newId(),
    order_id: row.id,
    provider,
    reference: null,
    client_secret: null,
    amount_pence: row.total_pence,
    created_at: row.created_at,
    asked_at: null,
    risk_level: null,
    review: null,
    review_reason: null,
    fraud_warning: null,
  });
  const runAt = asksAtOnce ? row.created_at : askToPayAt(row.created_at, row.hold_until);
  await insertJob(trx, { kind: 'ask-to-pay', payload: { orderId: row.id, after: 'placing' }, runAt }, stamp);
  const job = { kind: 'expire-order' as const, payload: { orderId: row.id } };
  await insertJob(trx, { ...job, ...(row.hold_until && { runAt: row.hold_until }) }, stamp);
}
