import type { Db } from '#database/open.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { SubscriberListQuery, SubscriberStatus } from '#domain/inbox/subscriber-list.ts';
import { LIST_PAGE_SIZE, type ListPage, pageOf } from '#domain/lists/list-query.ts';

export type Subscriber = {
  id: string;
  email: string;
  status: SubscriberStatus;
  source: string;
  createdAt: string;
};

export async function listSubscribers(db: Db, query: SubscriberListQuery): Promise<ListPage<Subscriber>> {
  const matching = filtered(db, query);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(COLUMNS)
    .orderBy(query.sort === 'email' ? 'email' : 'created_at', query.sort === 'email' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(LIST_PAGE_SIZE)
    .offset((query.page - 1) * LIST_PAGE_SIZE)
    .execute();
  return pageOf(rows, total, query.page);
}

/** Every subscriber the query finds, for an export. */
export async function listAllSubscribers(db: Db, query: SubscriberListQuery): Promise<Subscriber[]> {
  return filtered(db, query).select(COLUMNS).orderBy('email').execute();
}

const COLUMNS = ['id', 'email', 'status', 'source', 'created_at as createdAt'] as const;

function filtered(db: Db, { search, filters }: SubscriberListQuery) {
  let subscribers = db.selectFrom('newsletter_subscribers');
  if (search) subscribers = subscribers.where(nameHolds(db, 'newsletter_subscribers.email', search));
  if (filters.status) subscribers = subscribers.where('status', '=', filters.status);
  return subscribers;
}
