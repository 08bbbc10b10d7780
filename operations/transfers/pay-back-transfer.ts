import { insertOrderEvent, lockOrder } from '#database/queries/order/order-rows.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import {
  findTransferByKey,
  insertTransfer,
  listTransfers,
} from '#database/queries/transfers/transfer-rows.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { transferAccount } from '#domain/transfers/transfer-account.ts';
import type { TransferForm } from '#domain/transfers/transfer-form.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

export type PayBackResult =
  | { ok: true }
  | { ok: false; problem: 'order-not-found' }
  /** Somebody else entered a row since the form was opened. */
  | { ok: false; problem: 'changed-meanwhile' }
  /** The form was sent before, for another order or the other way. */
  | { ok: false; problem: 'key-used' }
  | { ok: false; problem: 'more-than-over'; overPence: Pence };

/**
 * Records that money which is too much, or came for an order that had ended, was transferred back by hand: at most what is over.
 * The payment of an order goes back by a refund instead, which has papers. One form makes one row.
 */
export function payBackTransfer(
  platform: Platform,
  paid: Omit<TransferForm, 'late'> & { orderNumber: string; actor: Actor },
): Promise<PayBackResult> {
  return staffWrite(platform, paid.actor, async ({ trx, now, newId, record }): Promise<PayBackResult> => {
    const { orderNumber, amountPence, day, reference, note, key, actor, seenPence } = paid;
    const order = await lockOrder(trx, orderNumber, now);
    if (!order) return { ok: false, problem: 'order-not-found' };
    const earlier = await findTransferByKey(trx, key);
    if (earlier)
      return earlier.orderId === order.id && earlier.kind === 'paid-back'
        ? { ok: true }
        : { ok: false, problem: 'key-used' };
    const rows = await listTransfers(trx, order.id);
    const { overPence, atBankPence } = transferAccount(rows, await listLedger(trx, order.id), order);
    if (atBankPence !== seenPence) return { ok: false, problem: 'changed-meanwhile' };
    if (amountPence > overPence) return { ok: false, problem: 'more-than-over', overPence };
    const id = newId();
    await insertTransfer(trx, {
      id,
      order_id: order.id,
      kind: 'paid-back',
      amount_pence: amountPence,
      day,
      reference,
      note,
      corrects: null,
      request_key: key,
      actor: actor.name,
      at: now,
    });
    const words = `${formatPounds(amountPence)} paid back by bank transfer`;
    await insertOrderEvent(trx, {
      id: newId(),
      order_id: order.id,
      at: now,
      actor: actor.name,
      note: note ? `${words}: ${note}` : words,
      from_status: order.status,
      to_status: order.status,
    });
    await queueMail(trx, { mail: 'transfer-returned', orderId: order.id, transferId: id }, { now, newId });
    record({
      action: 'order.transfer-back',
      subjectId: order.id,
      subject: orderNumber,
      before: null,
      after: { amountPence, day, ...(reference && { reference }), ...(note && { note }) },
    });
    return { ok: true };
  });
}
