import type { Selectable } from 'kysely';
import { builtOnce } from '#database/built-once.ts';
import type { Db } from '#database/open.ts';
import type { StockPiece } from '#database/queries/catalogue/take-stock.ts';
import type {
  OrderEventsTable,
  OrderLinePartsTable,
  OrderLinesTable,
  OrdersTable,
} from '#database/schema.ts';
import type { Pence } from '#domain/money/money.ts';
import type { VatRate } from '#domain/money/vat-rate.ts';
import type { OrderStatus, PaymentMethod } from '#domain/order/order.ts';
import type { Tracking } from '#domain/order/tracking.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

/** False where the order number or the idempotency key is taken; a writer of the same key waits here for the other one. */
export async function insertOrder(trx: Db, order: Selectable<OrdersTable>): Promise<boolean> {
  const { rows } = await insertedOrder(trx, order);
  return rows.length > 0;
}

const insertedOrder = builtOnce((trx, order: Selectable<OrdersTable>) =>
  trx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** A line to be written. */
export type NewOrderLine = Omit<Selectable<OrderLinesTable>, 'unit_cost_pence'> & KeptOfGoods;
export type NewOrderLinePart = Selectable<OrderLinePartsTable> & KeptOfGoods;
/** Facts of the goods that every new line keeps. */
type KeptOfGoods = { goods_rate: VatRate; sealed: 0 | 1 };

/** Inserts the lines with the parts of those that are sets. */
export async function insertOrderLines(
  trx: Db,
  lines: NewOrderLine[],
  parts: NewOrderLinePart[],
): Promise<void> {
  await insertedLines(trx, lines);
  if (parts.length > 0) await trx.insertInto('order_line_parts').values(parts).execute();
}

const insertedLines = builtOnce((trx, lines: NewOrderLine[]) => trx.insertInto('order_lines').values(lines));

export async function insertOrderEvent(trx: Db, event: Selectable<OrderEventsTable>): Promise<void> {
  await insertedEvent(trx, event);
}

const insertedEvent = builtOnce((trx, event: Selectable<OrderEventsTable>) =>
  trx.insertInto('order_events').values(event),
);

export type LockedOrder = {
  id: string;
  orderNumber: string;
  email: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  holdUntil: string | null;
  totalPence: Pence;
  /** Of the total, what a correction made it cost more and nobody has paid yet. */
  differencePence: Pence;
  /** 1: cancelled after it had left, and its pieces did not come back. */
  stockNotReturned: number;
};

/**
 * Null where there is no such order. An update locks the row on both engines: two who change it wait for each other. It comes
 * before any lock of stock (docs/decisions/051-one-order-of-locks.md).
 */
export function lockOrder(trx: Db, orderNumber: string, now: string): Promise<LockedOrder | null> {
  return lockWhere(trx, 'order_number', orderNumber, now);
}

export function lockOrderById(trx: Db, id: string, now: string): Promise<LockedOrder | null> {
  return lockWhere(trx, 'id', id, now);
}

async function lockWhere(
  trx: Db,
  column: 'id' | 'order_number',
  value: string,
  now: string,
): Promise<LockedOrder | null> {
  const order = await trx
    .updateTable('orders')
    .set({ updated_at: now })
    .where(column, '=', value)
    .returning([
      'id',
      'order_number as orderNumber',
      'email',
      'order_status as status',
      'payment_method as paymentMethod',
      'payment_state as paymentState',
      'hold_until as holdUntil',
      'total_pence as totalPence',
      'difference_pence as differencePence',
      'stock_not_returned as stockNotReturned',
    ])
    .executeTakeFirst();
  return order ?? null;
}

/** Writes what follows from the ledger, and until when the order may still be paid. */
export async function writeOrderPayment(
  trx: Db,
  id: string,
  payment: {
    state: PaymentState;
    holdUntil?: string | null;
    method?: { brand: string; last4: string | null };
  },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      payment_state: payment.state,
      ...(payment.holdUntil !== undefined && { hold_until: payment.holdUntil }),
      ...(payment.method && { card_brand: payment.method.brand, card_last4: payment.method.last4 }),
    })
    .where('id', '=', id)
    .execute();
}

export async function writeOrderStatus(trx: Db, id: string, status: OrderStatus): Promise<void> {
  await trx.updateTable('orders').set({ order_status: status }).where('id', '=', id).execute();
}

/** True for an order of which anything was ever sent: its pieces may be away, whatever it says now. */
export async function wasSent(db: Db, orderId: string): Promise<boolean> {
  return (await listSentOrders(db, [orderId])).has(orderId);
}

/** Those of these orders (by id) that were ever sent. */
export async function listSentOrders(db: Db, orderIds: string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('order_events')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', orderIds)
    .where('to_status', 'in', ['shipped', 'delivered'])
    .execute();
  const parcels = await db
    .selectFrom('parcels')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('undone_at', 'is', null)
    .execute();
  return new Set([...rows, ...parcels].map(({ order_id }) => order_id));
}

/** Remembers whether a cancelled order's pieces stay out of stock. */
export async function writeStockNotReturned(trx: Db, id: string, isOut: boolean): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ stock_not_returned: isOut ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

export async function writeTracking(trx: Db, id: string, tracking: Tracking): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ carrier: tracking.carrier, tracking_number: tracking.number, tracking_link: tracking.link })
    .where('id', '=', id)
    .execute();
}

/** How the parcel of an order is followed: its last one, or what was entered before anything left. */
export async function findOrderTracking(db: Db, id: string): Promise<Tracking> {
  return db
    .selectFrom('orders')
    .select(['carrier', 'tracking_number as number', 'tracking_link as link'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function findOrderId(db: Db, orderNumber: string): Promise<string | null> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  return order?.id ?? null;
}

/** False where it is archived, or not archived, already. */
export async function writeOrderArchived(
  trx: Db,
  id: string,
  archived: boolean,
  now: string,
): Promise<boolean> {
  const written = await trx
    .updateTable('orders')
    .set({ archived_at: archived ? now : null, updated_at: now })
    .where('id', '=', id)
    .where('archived_at', archived ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function deleteOrderRow(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('orders').where('id', '=', id).execute();
}

export type SoldLine = StockPiece & {
  lineId: string;
  slug: string;
  name: string;
  variant: string;
  /** What was paid for the line, after discounts. */
  paidPence: Pence;
  parts: readonly (StockPiece & { slug: string })[];
};

/** The lines of an order, each set with what was packed of it. */
export async function listSoldLines(db: Db, orderId: string): Promise<SoldLine[]> {
  const lines = await db
    .selectFrom('order_lines')
    .select((eb) => [
      'position',
      'id as lineId',
      'product_id as productId',
      'variant_id as variantId',
      'quantity',
      'product_slug as slug',
      'name',
      'variant',
      eb('line_pence', '-', eb.ref('discount_pence')).as('paidPence'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const parts = await db
    .selectFrom('order_line_parts')
    .select([
      'line_position as position',
      'product_id as productId',
      'variant_id as variantId',
      'quantity',
      'product_slug as slug',
    ])
    .where('order_id', '=', orderId)
    .orderBy('line_position')
    .orderBy('position')
    .execute();
  const ofLine = Map.groupBy(parts, ({ position }) => position);
  return lines.map(({ position, ...line }) => ({ ...line, parts: ofLine.get(position) ?? [] }));
}

/** The slugs of these lines and of the parts in them. */
export function slugsOf(lines: readonly SoldLine[]): string[] {
  return lines.flatMap(({ slug, parts }) => [slug, ...parts.map((part) => part.slug)]);
}
