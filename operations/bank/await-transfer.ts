import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { writeOrderPayment } from '#database/queries/order/order-rows.ts';
import { readTransferSettings } from '#database/queries/shop/shop-settings.ts';
import { remindAt, transferHoldUntil } from '#domain/transfers/transfer-hold.ts';

/** The reminder of a transfer to come, and the end of waiting for it. */
export async function awaitTransfer(
  trx: Db,
  { orderId, holdUntil }: { orderId: string; holdUntil: string },
  stamp: Stamp,
): Promise<void> {
  const runAt = remindAt(Date.parse(stamp.now), holdUntil);
  await insertJob(trx, { kind: 'remind-transfer', payload: { orderId }, runAt }, stamp);
  await insertJob(trx, { kind: 'expire-order', payload: { orderId }, runAt: holdUntil }, stamp);
}

/** Gives a locked order that awaits its transfer the whole time anew. */
export async function awaitTransferAnew(trx: Db, orderId: string, stamp: Stamp): Promise<string> {
  const { holdDays } = await readTransferSettings(trx);
  const holdUntil = transferHoldUntil(Date.parse(stamp.now), holdDays);
  await writeOrderPayment(trx, orderId, { state: 'awaiting payment', holdUntil });
  await awaitTransfer(trx, { orderId, holdUntil }, stamp);
  return holdUntil;
}
