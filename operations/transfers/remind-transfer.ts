import type { Db } from '#database/open.ts';
import { lockOrderById } from '#database/queries/order/order-rows.ts';
import { readTransferSettings } from '#database/queries/shop/shop-settings.ts';
import { remindAt } from '#domain/transfers/transfer-hold.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns what queues the mail that reminds a customer of a transfer, with the end of its job. Nothing is queued for an order that
 * was paid or ended, or was given its time anew: that has a reminder of its own.
 */
export async function remindTransfer(
  platform: Platform,
  { orderId }: { orderId: string },
): Promise<(trx: Db) => Promise<void>> {
  const stamp = { now: nowIso(platform.clock), newId: () => platform.random.id() };
  return async (trx) => {
    const order = await lockOrderById(trx, orderId, stamp.now);
    if (order?.paymentState !== 'awaiting payment' || order.status === 'cancelled') return;
    const { holdUntil } = order;
    if (holdUntil === null || holdUntil <= stamp.now) return;
    const { holdDays } = await readTransferSettings(trx);
    if (stamp.now < remindAt(Date.parse(holdUntil) - holdDays * DAY_MS, holdUntil)) return;
    await queueUnaskedMail(trx, { mail: 'payment-needed', orderId }, order.email, stamp);
  };
}
