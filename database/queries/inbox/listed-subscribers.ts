import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { SubscriberListQuery, SubscriberStatus } from '#domain/inbox/subscriber-list.ts';
import type { ListPage } from '#domain/lists/list-query.ts';

export type Subscriber = {
  id: string;
  email: string;
  status: SubscriberStatus;
  source: string;
  createdAt: string;
  updatedAt: string;
};

export function listSubscribers(db: Db, query: SubscriberListQuery): Promise<ListPage<Subscriber>> {
  const matching = filtered(db, query);
  const isByEmail = query.sort === 'email';
  const rows = matching
    .select(COLUMNS)
    .orderBy(isByEmail ? 'email' : 'created_at', isByEmail ? 'asc' : 'desc')
    .orderBy('id');
  return readListPage(matching, rows, query.page);
}

export async function listAllSubscribers(db: Db, query: SubscriberListQuery): Promise<Subscriber[]> {
  return filtered(db, query).select(COLUMNS).orderBy('email').execute();
}

/**
 * Pending until confirmed. An address known already stays as it is, except that one that had left is pending again.
 * Returns the id of a pending address, null for a confirmed one.
 */
export async function subscribe(
  trx: Db,
  { id, email, source, now }: { id: string; email: string; source: string; now: string },
): Promise<string | null> {
  await trx
    .insertInto('newsletter_subscribers')
    .values({ id, email, status: 'pending', source, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ status: 'pending', updated_at: now })
        .where('newsletter_subscribers.status', '=', 'unsubscribed'),
    )
    .execute();
  const row = await trx
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findSubscriber(db: Db, id: string): Promise<Subscriber | null> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** `email` as `normaliseEmail` writes it. */
export async function findSubscriberByEmail(db: Db, email: string): Promise<Subscriber | null> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select(COLUMNS)
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}

/** False where it is confirmed already, has left, or is gone. */
export async function confirmSubscriber(trx: Db, id: string, now: string): Promise<boolean> {
  const written = await trx
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', confirmed_at: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  return written.length > 0;
}

export async function findSubscriberStatus(db: Db, id: string): Promise<SubscriberStatus | null> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status ?? null;
}

/** False where it is unsubscribed already, or gone. */
export async function unsubscribe(trx: Db, id: string, now: string): Promise<boolean> {
  const written = await trx
    .updateTable('newsletter_subscribers')
    .set({ status: 'unsubscribed', updated_at: now })
    .where('id', '=', id)
    .where('status', '!=', 'unsubscribed')
    .returning('id')
    .execute();
  return written.length > 0;
}

export async function deleteSubscriber(trx: Db, id: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', id)
    .returning('id')
    .execute();
  return deleted.length > 0;
}

const COLUMNS = [
  'id',
  'email',
  'status',
  'source',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

function filtered(db: Db, { search, filters }: SubscriberListQuery) {
  let subscribers = db.selectFrom('newsletter_subscribers');
  if (search) subscribers = subscribers.where(nameHolds(db, 'newsletter_subscribers.email', search));
  if (filters.status) subscribers = subscribers.where('status', '=', filters.status);
  return subscribers;
}
