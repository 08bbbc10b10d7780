import { type RawBuilder, sql } from 'kysely';
import { RECEIPT_CORRECTIONS, RECEIPT_KINDS } from '#domain/payment/payment-state.ts';

const RECEIPTS = sql`(${sql.join(RECEIPT_KINDS.map((kind) => sql.lit(kind)))})`;

/** The kinds of entries that an order counts as paid from, and no longer by. */
export const RECEIPT_MOVES = [...RECEIPT_KINDS, ...RECEIPT_CORRECTIONS];
export const IS_RECEIPT_MOVE = sql`(${sql.join(RECEIPT_MOVES.map((kind) => sql.lit(kind)))})`;

/**
 * 1 where an order has money received by the entries up to a bound, 0 where it has none: what was taken out again had not come.
 * An order of £0.00 is received with its first receipt.
 */
export function isReceived(orderId: RawBuilder<unknown>, upTo: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select ${receivedWhere(sql`1 = 1`)} from payment_ledger as moved
    where moved.order_id = ${orderId} and moved.kind in ${IS_RECEIPT_MOVE} and ${upTo})`;
}

/** The same of a group of entries of one order, `moved`, all of them of `RECEIPT_MOVES`: by those of which a condition is true. */
export function receivedWhere(counts: RawBuilder<unknown>): RawBuilder<number> {
  const sum = (value: RawBuilder<unknown>) =>
    sql`coalesce(sum(case when ${counts} then ${value} else 0 end), 0)`;
  return sql<number>`case
    when ${sum(sql`(case when moved.kind in ${RECEIPTS} then moved.amount_pence else -moved.amount_pence end)`)} > 0 then 1
    when ${sum(sql`1`)} > 0 and ${sum(sql`(case when moved.kind in ${RECEIPTS} then 0 else 1 end)`)} = 0 then 1
    else 0 end`;
}

/** `isReceived` by the entries before a moment (UTC, ISO). */
export function isReceivedBefore(orderId: RawBuilder<unknown>, moment: string): RawBuilder<number> {
  return isReceived(orderId, sql`moved.at < ${moment}`);
}

/** What an entry of the ledger changed: 1 where its order became received by it, -1 where it no longer is, 0 else. */
export function receivedBy(entry: string): RawBuilder<number> {
  const [order, at, id] = ['order_id', 'at', 'id'].map((column) => sql.ref(`${entry}.${column}`));
  const upTo = (sign: '<' | '<=') => sql`(moved.at, moved.id) ${sql.raw(sign)} (${at}, ${id})`;
  return sql<number>`(${isReceived(sql`${order}`, upTo('<='))} - ${isReceived(sql`${order}`, upTo('<'))})`;
}
