import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { newestFound, readOrderSearch } from '#database/queries/order/order-search.ts';
import type { Schema } from '#database/schema.ts';
import { addressBegins, nameHolds } from '#database/search/text-match.ts';
import { type Customer, parseTags } from '#domain/customers/customer.ts';
import type { CustomerListQuery } from '#domain/customers/customer-list.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import { LIST_PAGE_SIZE, type ListPage, MOST_FOUND, MOST_LISTED, pageOf } from '#domain/lists/list-query.ts';
import { isEmailAddress } from '#domain/order-search/order-question.ts';

/** One page of customers, counted up to a bound. */
export async function listCustomers(db: Db, query: CustomerListQuery): Promise<ListPage<Customer>> {
  const matching = await filtered(db, query);
  const { rows } = await sql<{ found: number }>`select count(*) as found from (
    ${matching.select('customers.id').limit(MOST_LISTED + 1)}
  ) as found`.execute(db);
  const found = Number(rows[0]?.found ?? 0);
  const page = Math.min(query.page, Math.ceil(MOST_LISTED / LIST_PAGE_SIZE));
  const items = await sorted(matching.select(COLUMNS), query.sort)
    .limit(LIST_PAGE_SIZE)
    .offset((page - 1) * LIST_PAGE_SIZE)
    .execute();
  return {
    ...pageOf(items.map(toCustomer), Math.min(found, MOST_LISTED), page),
    isMore: found > MOST_LISTED,
  };
}

/** Everybody that a query of the list finds, in batches, the latest first whatever its sort. */
export async function* eachCustomerBatch(db: Db, query: CustomerListQuery): AsyncGenerator<Customer[]> {
  const matching = (await filtered(db, query)).select(COLUMNS);
  let last: Customer | undefined;
  for (;;) {
    const rest = last
      ? matching.where((eb) =>
          eb.or([
            eb('last_seen_at', '<', last?.lastSeenAt ?? ''),
            eb.and([
              eb('last_seen_at', '=', last?.lastSeenAt ?? ''),
              eb('customers.id', '<', last?.id ?? ''),
            ]),
          ]),
        )
      : matching;
    const rows = await sorted(rest, '-seen').limit(BATCH).execute();
    if (rows.length > 0) yield rows.map(toCustomer);
    if (rows.length < BATCH) return;
    last = toCustomer(rows[rows.length - 1] as (typeof rows)[number]);
  }
}

const BATCH = 500;

export async function findCustomer(db: Db, id: string): Promise<Customer | null> {
  const row = await db.selectFrom('customers').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toCustomer(row) : null;
}

/** `email` as `normaliseEmail` writes it. */
export async function findCustomerByEmail(db: Db, email: string): Promise<Customer | null> {
  const row = await db.selectFrom('customers').select(COLUMNS).where('email', '=', email).executeTakeFirst();
  return row ? toCustomer(row) : null;
}

export async function updateCustomer(
  trx: Db,
  id: string,
  words: { note: string } | { tags: string },
): Promise<void> {
  await trx.updateTable('customers').set(words).where('id', '=', id).execute();
}

const COLUMNS = [
  'customers.id',
  'customers.email',
  'customers.name',
  'customers.phone',
  'customers.postcode',
  'customers.orders',
  'customers.spent_pence as spentPence',
  'customers.first_seen_at as firstSeenAt',
  'customers.last_seen_at as lastSeenAt',
  'customers.note',
  'customers.tags',
] as const;

function toCustomer({ tags, ...row }: Omit<Customer, 'tags'> & { tags: string }): Customer {
  return { ...row, tags: parseTags(tags) };
}

function sorted<Row>(
  customers: SelectQueryBuilder<Schema, 'customers', Row>,
  sort: CustomerListQuery['sort'],
) {
  const isDown = sort.startsWith('-');
  const way = isDown ? 'desc' : 'asc';
  const first = customers.orderBy(SORT_COLUMNS[sort], way);
  return (sort === '-orders' ? first.orderBy('customers.last_seen_at', way) : first).orderBy(
    'customers.id',
    way,
  );
}

const SORT_COLUMNS = {
  '-seen': 'customers.last_seen_at',
  seen: 'customers.last_seen_at',
  '-spent': 'customers.spent_pence',
  '-orders': 'customers.orders',
  name: 'customers.name',
} as const satisfies Record<CustomerListQuery['sort'], string>;

async function filtered(db: Db, { search, filters }: CustomerListQuery) {
  let customers = db.selectFrom('customers');
  if (filters.orders === 'none') customers = customers.where('orders', '=', sql.lit(0));
  if (filters.orders === 'one') customers = customers.where('orders', '=', sql.lit(1));
  if (filters.orders === 'several') customers = customers.where('orders', '>', 1);
  if (!search) return customers;
  // One lookup each by an index of its own: joined by 'or' they are read one customer after the other.
  const found = sql.join([...ownWords(db, search), ...(await buyersFound(db, search))], sql` union `);
  return customers.where(sql<boolean>`customers.id in (${found})`);
}

/** Who is found by the address, by words of those who never bought, and by tags. */
function ownWords(db: Db, search: string) {
  const customers = db.selectFrom('customers').select('customers.id');
  const said = isEmailAddress(search)
    ? customers.where(addressBegins(db, 'customers.email', normaliseEmail(search)))
    : customers
        .where('orders', '=', sql.lit(0))
        .where((eb) =>
          eb.or(
            ['name', 'email', 'phone', 'postcode'].map((column) =>
              nameHolds(db, `customers.${column}`, search),
            ),
          ),
        );
  const tagged = customers
    .where('tags', '<>', sql.lit(''))
    .where(nameHolds(db, 'customers.tags', search.toLowerCase()));
  return [sql`select id from ${said} as said`, sql`select id from ${tagged} as tagged`];
}

/** Who placed the newest orders that the search of orders finds, by number or by whose they are; none for nobody. */
async function buyersFound(db: Db, text: string) {
  const found =
    (await readOrderSearch(db, text, { part: 'customer' })) ??
    (await readOrderSearch(db, text, { part: 'number' }));
  if (!found) return [];
  return [
    sql`select customer_id from customer_links where kind = 'order' and ref in (
      select order_id from (${newestFound(db, found, MOST_FOUND)}) as newest
    )`,
  ];
}
