import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { listCorrections } from '#database/queries/corrections/order-corrections.ts';
import { type LockedOrder, lockOrderById, writeOrderPayment } from '#database/queries/order/order-rows.ts';
import { insertLedgerEntry, listLedger } from '#database/queries/payment/payment-ledger.ts';
import { insertRefund, listRefunds } from '#database/queries/payment/refunds.ts';
import { askedPence, overpaidPence } from '#domain/corrections/settled.ts';
import type { Pence } from '#domain/money/money.ts';
import { paymentState } from '#domain/payment/payment-state.ts';
import { refundableByTender } from '#domain/payment/refundable.ts';
import { isGivenByProvider } from '#domain/payment/tender.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { followRefunds } from '#operations/order-lines/follow-refunds.ts';
import { requestRefund } from './request-refund.ts';

export type GivingBack = {
  orderId: string;
  correctionId: string;
  amountPence: Pence;
  /** One request gives back once. */
  key: string;
  actor: string | null;
};

/** Gives back what came beyond the total of an order that was corrected while it was being paid; nothing of any other. */
export async function giveBackOverpaid(
  trx: Db,
  { id: orderId, totalPence }: Pick<LockedOrder, 'id' | 'totalPence'>,
  stamp: Stamp,
): Promise<void> {
  const [ledger, refunds] = await Promise.all([listLedger(trx, orderId), listRefunds(trx, orderId)]);
  const amountPence = overpaidPence(ledger, refunds, totalPence);
  if (amountPence === 0) return;
  const correction = (await listCorrections(trx, orderId)).at(-1);
  if (!correction) return;
  const key = `overpaid ${stamp.newId()}`;
  await giveBack(trx, { orderId, correctionId: correction.id, amountPence, key, actor: null }, stamp);
}

/** For the customer. */
const REASON = 'Your order was changed.';

/**
 * Gives back what a corrected order costs less, in the transaction of its cause, by what holds most first: what a payment service took
 * is asked back from it, other money is given by hand and recorded. The papers of the correction state it, so that no credit note follows.
 */
export async function giveBack(
  trx: Db,
  { orderId, correctionId, amountPence, key, actor }: GivingBack,
  stamp: Stamp,
): Promise<void> {
  const tenders = refundableByTender(await listLedger(trx, orderId), await listRefunds(trx, orderId));
  let leftPence = amountPence;
  for (const { tender, leftPence: heldPence } of tenders) {
    const pence = Math.min(leftPence, heldPence);
    if (pence === 0) return;
    leftPence -= pence;
    const asked = {
      orderId,
      correctionId,
      key: `${key} ${tender}`,
      amountPence: pence,
      reason: REASON,
      actor,
    };
    if (isGivenByProvider(tender)) {
      await requestRefund(trx, asked, stamp);
      continue;
    }
    const id = stamp.newId();
    const isNew = await insertRefund(trx, {
      id,
      order_id: orderId,
      request_key: asked.key,
      amount_pence: pence,
      reason: REASON,
      state: 'done',
      reference: null,
      failure: null,
      actor,
      requested_at: stamp.now,
      tender,
      payment_id: null,
      correction_id: correctionId,
    });
    if (!isNew) continue;
    const entry = {
      kind: 'refunded' as const,
      amountPence: pence,
      tender,
      reference: id,
      note: REASON,
      actor,
    };
    await insertLedgerEntry(trx, orderId, entry, stamp);
    await queueMail(trx, { mail: 'order-refunded', orderId, refundId: id }, stamp);
    const order = await lockOrderById(trx, orderId, stamp.now);
    if (!order) return;
    const paidBy = order.paymentMethod === 'cod' ? 'cash' : 'provider';
    const state = paymentState(paidBy, await listLedger(trx, orderId), askedPence(order));
    await writeOrderPayment(trx, orderId, { state });
    await followRefunds(trx, { orderId, state }, { refundId: id, actor, reason: REASON }, stamp);
  }
}
