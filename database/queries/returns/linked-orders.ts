import type { Insertable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { LinkedOrdersTable } from '#database/schema.ts';
import type { Pence } from '#domain/money/money.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

/** An order that brings what is sent in exchange for goods of another. */
export type LinkedOrder = {
  orderNumber: string;
  fromOrderNumber: string;
  returnId: string;
  returnNumber: string;
  status: OrderStatus;
  paymentState: PaymentState;
  totalPence: Pence;
};

export async function insertLinkedOrder(trx: Db, row: Insertable<LinkedOrdersTable>): Promise<void> {
  await trx.insertInto('linked_orders').values(row).execute();
}

/** The orders that bring something for goods of this one, and the one that this brings something for; the oldest first. */
export function listLinkedOrders(db: Db, orderId: string): Promise<LinkedOrder[]> {
  return linked(db)
    .where((eb) =>
      eb.or([eb('linked_orders.from_order_id', '=', orderId), eb('linked_orders.order_id', '=', orderId)]),
    )
    .execute();
}

export async function findLinkedOrderOf(db: Db, returnId: string): Promise<LinkedOrder | null> {
  return (await linked(db).where('linked_orders.return_id', '=', returnId).executeTakeFirst()) ?? null;
}

function linked(db: Db) {
  return db
    .selectFrom('linked_orders')
    .innerJoin('orders', 'orders.id', 'linked_orders.order_id')
    .innerJoin('orders as origins', 'origins.id', 'linked_orders.from_order_id')
    .innerJoin('returns', 'returns.id', 'linked_orders.return_id')
    .select([
      'orders.order_number as orderNumber',
      'origins.order_number as fromOrderNumber',
      'returns.id as returnId',
      'returns.number as returnNumber',
      'orders.order_status as status',
      'orders.payment_state as paymentState',
      'orders.total_pence as totalPence',
    ])
    .orderBy('linked_orders.at')
    .orderBy('linked_orders.order_id');
}
