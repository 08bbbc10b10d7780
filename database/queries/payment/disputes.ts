import type { Db } from '#database/open.ts';
import { type Dispute, type DisputeState, OPEN_DISPUTES } from '#domain/payment/dispute.ts';

const COLUMNS = [
  'reference',
  'order_id as orderId',
  'amount_pence as amountPence',
  'reason',
  'state',
  'evidence_due_at as evidenceDueAt',
  'link',
  'seen_at as seenAt',
] as const;

export type StoredDispute = Dispute & { orderId: string; seenAt: string };

/** Writes a dispute as the provider knows it; returns its state of before, null where it is new. */
export async function writeDispute(
  trx: Db,
  orderId: string,
  { reference, amountPence, reason, state, evidenceDueAt, link }: Dispute,
  now: string,
): Promise<DisputeState | null> {
  const before = await findDispute(trx, reference);
  const known = {
    amount_pence: amountPence,
    reason,
    state,
    evidence_due_at: evidenceDueAt,
    link,
    updated_at: now,
  };
  if (before) await trx.updateTable('disputes').set(known).where('reference', '=', reference).execute();
  else
    await trx
      .insertInto('disputes')
      .values({ reference, order_id: orderId, seen_at: now, ...known })
      .execute();
  return before?.state ?? null;
}

export async function findDispute(db: Db, reference: string): Promise<StoredDispute | null> {
  const row = await db
    .selectFrom('disputes')
    .select(COLUMNS)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}

/** The disputes of an order, oldest first. */
export function listDisputes(db: Db, orderId: string): Promise<StoredDispute[]> {
  return db
    .selectFrom('disputes')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('seen_at')
    .orderBy('reference')
    .execute();
}

/** The states of the disputes of these orders, by number; orders without one are missing. */
export async function listDisputeStates(
  db: Db,
  orderNumbers: string[],
): Promise<Map<string, DisputeState[]>> {
  const states = new Map<string, DisputeState[]>();
  if (orderNumbers.length === 0) return states;
  const rows = await db
    .selectFrom('orders')
    .innerJoin('disputes', 'disputes.order_id', 'orders.id')
    .select(['orders.order_number as orderNumber', 'disputes.state'])
    .where('orders.order_number', 'in', orderNumbers)
    .execute();
  for (const { orderNumber, state } of rows)
    states.set(orderNumber, [...(states.get(orderNumber) ?? []), state]);
  return states;
}

/** The ids of orders with a dispute, as a subquery. */
export function disputedOrders(db: Db, which: 'open' | 'any') {
  const disputes = db.selectFrom('disputes').select('order_id');
  return which === 'any' ? disputes : disputes.where('state', 'in', OPEN_DISPUTES);
}
