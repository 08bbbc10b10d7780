import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { disputedOrders } from '#database/queries/payment/disputes.ts';
import { suspectedOrders } from '#database/queries/payment/payment-risks.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

export const TO_PACK: OrderStatus[] = ['confirmed', 'processing'];
/** What is not paid, or was given back in full, is not packed. */
export const NOT_TO_PACK: PaymentState[] = ['awaiting payment', 'authorised', 'failed', 'refunded'];

/** `to-pack`: may be packed now; `to-check`: something speaks against the payment. */
export type PackingList = 'to-pack' | 'to-check';

/**
 * What `packingOf` says of an order of these statuses and payment states, for the database; a test compares the two. Open disputes,
 * suspicions and differences are few and have indexes of their own; the rest is looked up for each order that is still to leave.
 */
export function packingCondition(db: Db, list: PackingList): RawBuilder<boolean> {
  const isDoubted = sql`(orders.id in ${disputedOrders(db, 'open')} or orders.id in ${suspectedOrders(db)} or ${IS_UNDERPAID})`;
  const owes = db.selectFrom('orders as owing').select('owing.id').where(sql<boolean>`difference_pence > 0`);
  return sql<boolean>`(orders.id not in ${owes}
    and ${list === 'to-check' ? isDoubted : sql`not ${isDoubted}`}
    and ${HAS_PIECES_LEFT})`;
}

/** A provider received less than the order costs; `underpaidOrders` for one order. */
const IS_UNDERPAID = sql`orders.total_pence > coalesce((
  select sum(paid.amount_pence) from payment_ledger as paid
  where paid.order_id = orders.id and paid.kind = 'captured'
), orders.total_pence)`;

/** Of few orders something was sent or cancelled while others of it are to leave: only their lines are counted. */
const HAS_PIECES_LEFT = sql`(not exists (
  select 1 from line_movements as moved where moved.order_id = orders.id and moved.kind in ('cancelled', 'sent')
) or exists (
  select 1 from order_lines as line where line.order_id = orders.id and line.quantity > (
    select coalesce(sum(gone.quantity), 0) from line_movements as gone
    where gone.line_id = line.id and gone.kind in ('cancelled', 'sent')
  )
))`;
