import type { Db } from '#database/open.ts';
import { listSentOrders } from '#database/queries/order/order-rows.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { listLedgerEntries } from '#database/queries/payment/payment-ledger.ts';
import type { MovingOrder } from '#domain/order-moves/order-move.ts';
import { uncredited } from '#domain/paper/credit-facts.ts';
import { refundablePence } from '#domain/payment/refundable.ts';

/** What a status for these orders has to be judged by. */
export async function listMovingOrders(db: Db, orderNumbers: string[]): Promise<MovingOrder[]> {
  if (orderNumbers.length === 0) return [];
  const orders = await db
    .selectFrom('orders')
    .select([
      'id',
      'order_number as orderNumber',
      'order_status as status',
      'payment_method as paymentMethod',
      'payment_state as paymentState',
      'difference_pence as differencePence',
    ])
    .where('order_number', 'in', orderNumbers)
    .execute();
  const invoiced = await listInvoiced(
    db,
    orders.filter(({ paymentState }) => paymentState === 'cash due').map(({ id }) => id),
  );
  const paid = orders.filter(
    ({ paymentState }) => paymentState === 'paid' || paymentState === 'partly refunded',
  );
  const refundable = await listRefundable(
    db,
    paid.map(({ id }) => id),
  );
  const sent = await listSentOrders(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map(({ id, ...order }) => ({
    ...order,
    wasSent: sent.has(id),
    isInvoiced: invoiced.has(id),
    refundablePence: refundable.get(id) ?? 0,
  }));
}

/** Those of these orders with an invoice that no credit note has taken back. */
async function listInvoiced(db: Db, orderIds: string[]): Promise<Set<string>> {
  const invoiced = new Set<string>();
  if (orderIds.length === 0) return invoiced;
  const rows = await db
    .selectFrom('papers')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', orderIds)
    .execute();
  for (const { order_id } of rows) {
    const papers = await listPapersOfOrder(db, order_id);
    if (uncredited(papers.map(({ facts }) => facts)).some(({ grossPence }) => grossPence > 0))
      invoiced.add(order_id);
  }
  return invoiced;
}

async function listRefundable(db: Db, orderIds: string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const ledgers = await listLedgerEntries(db, orderIds);
  const promised = Map.groupBy(
    await db
      .selectFrom('refunds')
      .select(['order_id', 'state', 'amount_pence as amountPence'])
      .where('order_id', 'in', orderIds)
      .execute(),
    ({ order_id }) => order_id,
  );
  return new Map(orderIds.map((id) => [id, refundablePence(ledgers.get(id) ?? [], promised.get(id) ?? [])]));
}
