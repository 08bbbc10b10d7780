import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import { COMPLAINT } from '#domain/inbox/complaint.ts';
import { OPEN_DISPUTES } from '#domain/payment/dispute.ts';
import type { RequestFacts, UnaskedReason } from '#domain/reviews/review-request.ts';
import { refusalDigest } from './refusal-digest.ts';

/** Plans to ask the buyer of an order that was just placed; it is looked at then (UTC, ISO). */
export async function planReviewRequest(trx: Db, orderId: string, dueAt: string): Promise<void> {
  await trx
    .insertInto('review_requests')
    .values({ order_id: orderId, due_at: dueAt, state: 'planned', sent_at: null })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

/** Orders whose buyers are to be looked at by now, the longest due first. */
export async function listDueRequests(db: Db, now: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('review_requests')
    .select('order_id')
    .where('state', '=', sql.lit('planned'))
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('order_id')
    .limit(limit)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

export async function postponeRequest(trx: Db, orderId: string, dueAt: string): Promise<void> {
  await planned(trx, orderId).set({ due_at: dueAt }).execute();
}

/** False where it was asked or given up before. */
export async function endRequest(
  trx: Db,
  orderId: string,
  end: { state: 'sent'; sentAt: string } | { state: 'skipped'; reason: UnaskedReason },
): Promise<boolean> {
  const change = end.state === 'sent' ? { sent_at: end.sentAt } : { reason: end.reason };
  const ended = await planned(trx, orderId)
    .set({ state: end.state, ...change })
    .returning('order_id')
    .execute();
  return ended.length > 0;
}

function planned(trx: Db, orderId: string) {
  return trx.updateTable('review_requests').where('order_id', '=', orderId).where('state', '=', 'planned');
}

/** What decides whether the buyer of an order is asked for a review; null where the order is gone. */
export async function factsOfRequest(db: Db, orderId: string): Promise<RequestFacts | null> {
  const order = await db
    .selectFrom('orders')
    .select(['order_number', 'email', 'order_status', 'created_at'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return null;
  const email = normaliseEmail(order.email);
  const isThere = async (query: { executeTakeFirst(): Promise<unknown> }) =>
    (await query.executeTakeFirst()) !== undefined;
  const ofOrder = (table: 'returns' | 'reviews') =>
    isThere(db.selectFrom(table).select('id').where('order_id', '=', orderId).limit(1));
  return {
    orderStatus: order.order_status,
    placedAt: order.created_at,
    deliveredAt: order.order_status === 'delivered' ? await lastDelivery(db, orderId) : null,
    hasAddress: email !== '',
    isRefused: await isThere(
      db.selectFrom('review_refusals').select('at').where('address', '=', refusalDigest(email)),
    ),
    hasRefund: await isThere(
      db
        .selectFrom('refunds')
        .select('id')
        .where('order_id', '=', orderId)
        .where('state', '<>', 'failed')
        .limit(1),
    ),
    hasReturn: await ofOrder('returns'),
    hasDispute: await isThere(
      db
        .selectFrom('disputes')
        .select('reference')
        .where('order_id', '=', orderId)
        .where('state', 'in', [...OPEN_DISPUTES, 'lost'])
        .limit(1),
    ),
    hasComplaint: await hasComplained(db, {
      email,
      orderNumber: order.order_number,
      since: order.created_at,
    }),
    hasReview: await ofOrder('reviews'),
  };
}

async function lastDelivery(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('order_events')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('order_id', '=', orderId)
    .where('to_status', '=', 'delivered')
    .where((eb) => eb.or([eb('from_status', 'is', null), eb('from_status', '<>', 'delivered')]))
    .executeTakeFirst();
  return row?.at ?? null;
}

/** By the address since the order was placed, or naming the order from any address. */
async function hasComplained(
  db: Db,
  { email, orderNumber, since }: { email: string; orderNumber: string; since: string },
): Promise<boolean> {
  const named = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('subject', '=', COMPLAINT)
    .where('order_number', '<>', sql.lit(''))
    .where('order_number', '=', orderNumber)
    .limit(1)
    .executeTakeFirst();
  if (named) return true;
  const ticket = await db
    .selectFrom('tickets')
    .select('id')
    .where('email', '=', email)
    .where('kind', 'in', ['goods-complaint', 'data-complaint'])
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return ticket !== undefined;
}

/** Keeps an address from being asked for reviews, however often it is said. */
export async function refuseReviewMails(trx: Db, digest: string, now: string): Promise<void> {
  await trx
    .insertInto('review_refusals')
    .values({ address: digest, at: now })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute();
}

export async function hasRefusedReviewMails(db: Db, digest: string): Promise<boolean> {
  const row = await db
    .selectFrom('review_refusals')
    .select('at')
    .where('address', '=', digest)
    .executeTakeFirst();
  return row !== undefined;
}
