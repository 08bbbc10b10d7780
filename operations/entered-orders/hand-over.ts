import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import {
  insertOrderEvent,
  type LockedOrder,
  writeOrderPayment,
  writeOrderStatus,
} from '#database/queries/order/order-rows.ts';
import { insertLedgerEntry, listLedger } from '#database/queries/payment/payment-ledger.ts';
import { HANDED_OVER } from '#domain/entered-orders/entered-order.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { paymentState } from '#domain/payment/payment-state.ts';
import { storeTracking } from '#operations/order/track-order.ts';
import { moveLines } from '#operations/order-lines/move-lines.ts';
import { issueInvoice } from '#operations/paper/issue-paper.ts';

type AtCounter = {
  /** Of the new order, in its transaction. */
  order: LockedOrder;
  actor: string;
  handsOver: boolean;
  isTest: boolean;
};

/**
 * Receives the cash for a new order at the counter, and hands its goods over where they are taken along: they leave as a parcel, and the
 * order is delivered. The invoice comes last: nothing is locked behind its number.
 */
export async function settleAtCounter(
  trx: Db,
  { order, actor, handsOver, isTest }: AtCounter,
  stamp: Stamp,
): Promise<void> {
  const { id, orderNumber, totalPence } = order;
  const reference = `cash-${stamp.newId()}`;
  if (totalPence > 0) {
    const entry = { kind: 'cash-received' as const, amountPence: totalPence, tender: 'cash' as const };
    await insertLedgerEntry(trx, id, { ...entry, reference, actor }, stamp);
    const state = paymentState('cash', await listLedger(trx, id), totalPence);
    await writeOrderPayment(trx, id, { state });
    await note(trx, order, { actor, text: `${formatPounds(totalPence)} received in cash`, place: 1 }, stamp);
  }
  if (handsOver) {
    await moveLines(trx, order, { to: 'delivered', stock: null, actor }, stamp);
    await storeTracking(trx, orderNumber, { carrier: HANDED_OVER.name, number: '', link: '' });
    await writeOrderStatus(trx, id, 'delivered');
    await note(trx, order, { actor, text: HANDED_OVER.name, to: 'delivered', place: 2 }, stamp);
  }
  await issueInvoice(trx, { orderId: id, reference, isTest }, stamp);
}

/** A millisecond apart, so that the history has them in their order behind the entering itself. */
function note(
  trx: Db,
  { id, status }: LockedOrder,
  { actor, text, place, to = status }: { actor: string; text: string; place: number; to?: OrderStatus },
  { now, newId }: Stamp,
): Promise<void> {
  return insertOrderEvent(trx, {
    id: newId(),
    order_id: id,
    at: new Date(Date.parse(now) + place).toISOString(),
    actor,
    note: text,
    from_status: status,
    to_status: to,
  });
}
