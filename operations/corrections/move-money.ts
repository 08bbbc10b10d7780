import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { type LockedOrder, lockOrderById, writeOrderPayment } from '#database/queries/order/order-rows.ts';
import { insertLedgerEntry, listLedger } from '#database/queries/payment/payment-ledger.ts';
import {
  findPaymentOfOrder,
  insertPayment,
  writePaymentPurpose,
} from '#database/queries/payment/payments.ts';
import { askedPence } from '#domain/corrections/settled.ts';
import type { Pence } from '#domain/money/money.ts';
import { firstEntries, paymentState } from '#domain/payment/payment-state.ts';
import { tenderOf } from '#domain/payment/tender.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { giveBack } from '#operations/refunds/give-back.ts';

export type MovingMoney = {
  correctionId: string;
  totalBeforePence: Pence;
  backPence: Pence;
  actor: string;
};

/**
 * Writes what a new total means for the money of a locked order, whose lines are written: its payment state, another payment where one
 * was to come, and what goes back.
 */
export async function moveMoney(
  trx: Db,
  orderId: string,
  { correctionId, totalBeforePence, backPence, actor }: MovingMoney,
  stamp: Stamp,
): Promise<void> {
  const order = await lockOrderById(trx, orderId, stamp.now);
  if (!order || order.totalPence === totalBeforePence) return;
  const isOpen = order.paymentState === 'awaiting payment' || order.paymentState === 'cash due';
  if (isOpen && order.totalPence === 0) return payNothing(trx, order, stamp);
  if (order.paymentState === 'awaiting payment') await replacePayment(trx, order, stamp);
  const state = paymentState(paidBy(order), await listLedger(trx, orderId), askedPence(order));
  await writeOrderPayment(trx, orderId, { state });
  if (backPence > 0)
    await giveBack(
      trx,
      { orderId, correctionId, amountPence: backPence, key: `correction ${correctionId}`, actor },
      stamp,
    );
}

/** An order that costs nothing any more is paid, as one is that costs nothing when it is placed. */
async function payNothing(trx: Db, order: LockedOrder, stamp: Stamp): Promise<void> {
  const tender = tenderOf(order.paymentMethod);
  for (const entry of firstEntries(0))
    await insertLedgerEntry(
      trx,
      order.id,
      { ...entry, tender, reference: stamp.newId(), note: 'Nothing to pay' },
      stamp,
    );
  const state = paymentState(paidBy(order), await listLedger(trx, order.id), 0);
  await writeOrderPayment(trx, order.id, { state, holdUntil: null });
  if (order.paymentState !== 'awaiting payment') return;
  await endOpenPayment(trx, order.id, stamp);
  await queueMail(trx, { mail: 'order-confirmation', orderId: order.id }, stamp);
  await queueAlert(trx, { alert: 'new-order', orderId: order.id }, stamp);
}

/** A payment that was begun is of one sum for good: it is ended, and another one is to come. */
async function replacePayment(trx: Db, order: LockedOrder, stamp: Stamp): Promise<void> {
  const provider = await endOpenPayment(trx, order.id, stamp);
  if (provider === null) return;
  await insertPayment(trx, {
    id: stamp.newId(),
    order_id: order.id,
    provider,
    reference: null,
    client_secret: null,
    amount_pence: order.totalPence,
    created_at: stamp.now,
    asked_at: null,
    risk_level: null,
    review: null,
    review_reason: null,
    fraud_warning: null,
  });
}

/** Returns the name of its provider; null where no payment was to come. */
async function endOpenPayment(trx: Db, orderId: string, stamp: Stamp): Promise<string | null> {
  const payment = await findPaymentOfOrder(trx, orderId);
  if (!payment) return null;
  await writePaymentPurpose(trx, payment.id, 'replaced');
  await insertJob(trx, { kind: 'end-payment', payload: { paymentId: payment.id } }, stamp);
  return payment.provider;
}

function paidBy({ paymentMethod }: LockedOrder): 'cash' | 'provider' {
  return paymentMethod === 'cod' ? 'cash' : 'provider';
}
