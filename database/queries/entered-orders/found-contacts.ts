import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { newestFound, readOrderSearch } from '#database/queries/order/order-search.ts';
import { wordBegins } from '#database/search/text-match.ts';
import type { CustomerInfo } from '#domain/order/customer-info.ts';

/** Somebody who is known to the shop, with the address of their last order; '' where nothing was sent to them yet. */
export type FoundContact = Omit<CustomerInfo, 'notes'> & {
  /** Names the contact in a form: 'order:…' or 'customer:…'. */
  ref: string;
};

/** The newest orders whose customers are looked at; who ordered last comes first. */
const LATEST_ORDERS = 100;
const MOST = 8;

/** Who placed the newest orders that the text finds by name, email, phone or postcode, then those who only wrote or left an address. */
export async function findContacts(db: Db, text: string): Promise<FoundContact[]> {
  const [buyers, others] = await Promise.all([findBuyers(db, text), findOthers(db, text)]);
  const known = new Set(buyers.map(({ email }) => email.toLowerCase()));
  return [...buyers, ...others.filter(({ email }) => !known.has(email.toLowerCase()))].slice(0, MOST);
}

/** The contact that a form names; null where it is gone. */
export async function findContact(db: Db, ref: string): Promise<FoundContact | null> {
  const [kind, id = ''] = ref.split(':');
  if (kind === 'order') {
    const row = await ordersWithContact(db).where('order_number', '=', id).executeTakeFirst();
    return row ? { ref, ...contactOf(row) } : null;
  }
  if (kind !== 'customer') return null;
  const last = await ordersWithContact(db)
    .innerJoin('customer_links', 'customer_links.ref', 'orders.id')
    .where('customer_links.customer_id', '=', id)
    .where('customer_links.kind', '=', 'order')
    .orderBy('customer_links.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) return { ref, ...contactOf(last) };
  const [other] = await othersWithContact(db).where('id', '=', id).execute();
  return other ? otherOf(other) : null;
}

async function findBuyers(db: Db, text: string): Promise<FoundContact[]> {
  const found = await readOrderSearch(db, text, { part: 'customer' });
  if (!found) return [];
  const rows = await ordersWithContact(db)
    .where(
      sql<boolean>`orders.id in (select order_id from (${newestFound(db, found, LATEST_ORDERS)}) as newest)`,
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(LATEST_ORDERS)
    .execute();
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const contact = contactOf(row);
    // Of an erased person nothing is left to fill in.
    const key = contact.email.toLowerCase() || contact.phone;
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ ref: `order:${row.order_number}`, ...contact }];
  });
}

async function findOthers(db: Db, text: string): Promise<FoundContact[]> {
  const rows = await othersWithContact(db)
    .where('orders', '=', 0)
    .where((eb) => eb.or([wordBegins(db, 'customers.name', text), wordBegins(db, 'customers.email', text)]))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(otherOf);
}

function ordersWithContact(db: Db) {
  return db
    .selectFrom('orders')
    .select([
      'orders.order_number',
      'orders.first_name',
      'orders.last_name',
      'orders.email',
      'orders.phone',
      'orders.address',
      'orders.city',
      'orders.postcode',
      'orders.country',
    ]);
}

type ContactRow = Awaited<ReturnType<ReturnType<typeof ordersWithContact>['execute']>>[number];

function contactOf(row: ContactRow): Omit<FoundContact, 'ref'> {
  const { first_name: firstName, last_name: lastName, email, phone, address, city, postcode, country } = row;
  return { firstName, lastName, email, phone, address, city, postcode, country };
}

function othersWithContact(db: Db) {
  return db.selectFrom('customers').select(['id', 'name', 'email', 'phone', 'postcode']);
}

function otherOf({
  id,
  name,
  email,
  phone,
  postcode,
}: {
  id: string;
  name: string;
  email: string;
  phone: string;
  postcode: string;
}): FoundContact {
  const [firstName = '', ...rest] = name.split(' ');
  const nowhere = { address: '', city: '', country: '' };
  return { ref: `customer:${id}`, firstName, lastName: rest.join(' '), email, phone, postcode, ...nowhere };
}
