import type { Db } from '#database/open.ts';
import type { CashQuestion } from '#domain/order/cash-question.ts';

export async function findCashQuestion(db: Db, orderId: string): Promise<CashQuestion | null> {
  const row = await db
    .selectFrom('cash_questions')
    .select([
      'asked_at as askedAt',
      'ends_at as endsAt',
      'confirmed_at as confirmedAt',
      'confirmed_by as confirmedBy',
      'settled_at as settledAt',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/** Cash orders placed before this time that nobody packed, cancelled, confirmed or asked about; the oldest first. */
export async function listCashOrdersToAsk(db: Db, placedBefore: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('cash_questions', 'cash_questions.order_id', 'orders.id')
    .select('orders.id')
    .where('payment_state', '=', 'cash due')
    .where('order_status', '=', 'confirmed')
    .where('archived_at', 'is', null)
    .where('orders.created_at', '<=', placedBefore)
    .where('cash_questions.order_id', 'is', null)
    .orderBy('orders.created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Orders whose customers did not confirm by this time. */
export async function listUnconfirmedOrders(
  db: Db,
  now: string,
  limit: number,
): Promise<{ id: string; orderNumber: string }[]> {
  return db
    .selectFrom('cash_questions')
    .innerJoin('orders', 'orders.id', 'cash_questions.order_id')
    .select(['orders.id', 'orders.order_number as orderNumber'])
    .where('ends_at', '<=', now)
    .where('confirmed_at', 'is', null)
    .where('settled_at', 'is', null)
    .orderBy('ends_at')
    .limit(limit)
    .execute();
}

/** False where the customer was asked, or the order confirmed, before. */
export async function insertCashQuestion(
  trx: Db,
  orderId: string,
  { askedAt, endsAt }: { askedAt: string | null; endsAt: string | null },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('cash_questions')
    .values({ order_id: orderId, asked_at: askedAt, ends_at: endsAt })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .execute();
  return inserted.length > 0;
}

export async function confirmCashQuestion(
  trx: Db,
  orderId: string,
  { by, now }: { by: string; now: string },
): Promise<void> {
  await trx
    .updateTable('cash_questions')
    .set({ confirmed_at: now, confirmed_by: by })
    .where('order_id', '=', orderId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Ends an open question of an order whose status changes: it is never cancelled by it afterwards. */
export async function settleCashQuestion(trx: Db, orderId: string, now: string): Promise<void> {
  await trx
    .updateTable('cash_questions')
    .set({ settled_at: now })
    .where('order_id', '=', orderId)
    .where('confirmed_at', 'is', null)
    .where('settled_at', 'is', null)
    .execute();
}
