import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { endDifference, findDifferenceOfPayment } from '#database/queries/corrections/differences.ts';
import { insertOrderEvent, type LockedOrder, lockOrderById } from '#database/queries/order/order-rows.ts';
import type { Payment } from '#database/queries/payment/payments.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { reissueInvoice } from '#operations/paper/issue-paper.ts';
import { giveBack, giveBackOverpaid } from '#operations/refunds/give-back.ts';

/**
 * The difference of a corrected order was paid: nothing is owed, the papers state the order as it is, and the customer is told. What
 * was let go, replaced or cancelled meanwhile goes back. The ledger has the money already.
 */
export async function receiveDifference(
  trx: Db,
  order: LockedOrder,
  payment: Payment,
  { receivedPence, by }: { receivedPence: Pence; by: string },
  stamp: Stamp,
): Promise<void> {
  const difference = await findDifferenceOfPayment(trx, payment.id);
  if (!difference) return;
  const { correctionId } = difference;
  const isWanted = difference.state === 'open' && order.status !== 'cancelled';
  await insertOrderEvent(trx, {
    id: stamp.newId(),
    order_id: order.id,
    at: stamp.now,
    actor: null,
    note: `Difference of ${formatPounds(receivedPence)} paid by ${by}${isWanted ? '' : ', too late: it is refunded'}`,
    from_status: order.status,
    to_status: order.status,
  });
  if (difference.state === 'open')
    await endDifference(trx, difference, { state: 'paid', at: stamp.now, by: null });
  if (order.status === 'cancelled') {
    const key = `late-${payment.id}`;
    return giveBack(
      trx,
      { orderId: order.id, correctionId, amountPence: receivedPence, key, actor: null },
      stamp,
    );
  }
  const now = await lockOrderById(trx, order.id, stamp.now);
  if (now) await giveBackOverpaid(trx, now, stamp);
  if (!isWanted) return;
  await queueMail(trx, { mail: 'order-confirmation', orderId: order.id }, stamp);
  await reissueInvoice(
    trx,
    { orderId: order.id, correctionId, reason: 'The order was corrected before it was sent.' },
    stamp,
  );
}
