import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { newestFound, readOrderSearch } from '#database/queries/order/order-search.ts';
import { foundProducts } from '#database/search/found-products.ts';
import { nearness } from '#database/search/nearest-first.ts';
import { searchFor } from '#database/search/search.ts';
import {
  addressBegins,
  codeBegins,
  foldedBegins,
  nameBegins,
  wordBegins,
} from '#database/search/text-match.ts';
import type { PageKind } from '#domain/content/page.ts';
import { customerName } from '#domain/customers/customer.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import { isEmailAddress } from '#domain/order-search/order-question.ts';
import type { OrderPart } from '#domain/order-search/order-words.ts';
import { foldText, searchTerms } from '#domain/search/search-text.ts';
import { unfinishedWord } from '#domain/search/search-word.ts';

export type JumpTargets = {
  products: { id: string; name: string; brand: string }[];
  /** Products by the SKU or barcode of one of their variants. */
  codes: { id: string; name: string; code: string }[];
  orders: { orderNumber: string; customer: string }[];
  customers: { id: string; name: string; orders: number }[];
  brands: { id: string; name: string }[];
  categories: { id: string; name: string }[];
  pages: { id: string; title: string; kind: PageKind }[];
  messages: { id: string; name: string; subject: string }[];
};

const MOST = 6;
const FEW = 3;

/**
 * Matches of a few letters, each the beginning of a word: products of every status by name or brand, by SKU or barcode,
 * orders by four or more digits of their number, customers by name, email, phone or postcode, brands, categories, pages and messages.
 */
export async function findJumpTargets(db: Db, text: string): Promise<JumpTargets> {
  const [products, codes, orders, customers, brands, categories, pages, messages] = await Promise.all([
    findProducts(db, text),
    findCodes(db, text),
    findOrders(db, text),
    findCustomers(db, text),
    findNames(db, 'brands', text),
    findNames(db, 'categories', text),
    findPages(db, text),
    findMessages(db, text),
  ]);
  return { products, codes, orders, customers, brands, categories, pages, messages };
}

/** Names that begin with the text, by an index alone; where they are few, products that hold its words follow. */
async function findProducts(db: Db, text: string) {
  const folded = foldText(text);
  if (folded === '') return [];
  const first = await db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select(['products.id', 'products.name', 'brands.name as brand'])
    .where(foldedBegins(db, 'products.sort_name', folded))
    .orderBy('products.sort_name')
    .orderBy('products.id')
    .limit(MOST)
    .execute();
  if (first.length === MOST) return first;
  const ids = new Set(first.map(({ id }) => id));
  const others = await findByWords(db, searchTerms(folded));
  return [...first, ...others.filter(({ id }) => !ids.has(id))].slice(0, MOST);
}

/** The search also finds words by their stem and in descriptions; here names and brands alone count, as they are written. */
function findByWords(db: Db, terms: string[]) {
  const words = terms.map(unfinishedWord);
  return foundProducts(db, searchFor(db).hits(words))
    .select(['products.id', 'products.name', 'brands.name as brand'])
    .where((eb) =>
      eb.and(
        terms.map(
          (term) =>
            sql<boolean>`(' ' || products.sort_name like ${`% ${term}%`} or ' ' || lower(brands.name) like ${`% ${term}%`})`,
        ),
      ),
    )
    .orderBy(nearness(words), 'desc')
    .orderBy('products.sort_name')
    .limit(MOST)
    .execute();
}

async function findCodes(db: Db, text: string) {
  const coded = db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .limit(MOST);
  const digits = text.replaceAll(/[\s-]/g, '');
  const [bySku, byBarcode] = await Promise.all([
    coded
      .select(['products.id', 'products.name', 'variants.sku as code'])
      .where(codeBegins(db, 'variants.sku', text))
      .orderBy('variants.sku')
      .execute(),
    coded
      .select(['products.id', 'products.name', 'variants.barcode as code'])
      .where('variants.barcode', '=', digits)
      .execute(),
  ]);
  return [...bySku, ...byBarcode].map(({ code, ...row }) => ({ ...row, code: code ?? '' }));
}

async function findOrders(db: Db, text: string) {
  if (!/\d/.test(text)) return [];
  const ids = await listNewest(db, { text, part: 'number', most: MOST });
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select(['order_number as orderNumber', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    orderNumber: row.orderNumber,
    customer: `${row.first_name} ${row.last_name}`,
  }));
}

/** The newest orders whose customers were looked at; who ordered last comes first. */
const LATEST_ORDERS = 300;

/** Who placed the newest orders found, then those who only wrote or left an address. */
async function findCustomers(db: Db, text: string) {
  const ids = await listNewest(db, { text, part: 'customer', most: LATEST_ORDERS });
  const [buyers, others] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .selectFrom('customers')
          .select(PERSON)
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('customer_links')
              .select('customer_id')
              .where('kind', '=', 'order')
              .where('ref', 'in', ids),
          )
          .orderBy('last_seen_at', 'desc')
          .orderBy('id')
          .limit(MOST)
          .execute(),
    listOthers(db, text),
  ]);
  const known = new Set(buyers.map(({ id }) => id));
  return [...buyers, ...others.filter(({ id }) => !known.has(id))].map(({ id, orders, ...person }) => ({
    id,
    orders,
    name: customerName(person),
  }));
}

const PERSON = ['customers.id', 'email', 'name', 'orders'] as const;

/** Those who only wrote or left an address lately: the list of customers finds all of them by a part of a name. */
const LATEST_OTHERS = 1000;

/** Whoever never bought: by a whole address among all of them, by the beginning of a word among the latest. */
function listOthers(db: Db, text: string) {
  const others = db.selectFrom('customers').where('orders', '=', sql.lit(0));
  const found = isEmailAddress(text)
    ? others.where(addressBegins(db, 'customers.email', normaliseEmail(text))).select(PERSON)
    : db
        .selectFrom(
          others
            .select([...PERSON, 'last_seen_at'])
            .orderBy('last_seen_at', 'desc')
            .orderBy('id', 'desc')
            .limit(LATEST_OTHERS)
            .as('customers'),
        )
        .where((eb) =>
          eb.or([wordBegins(db, 'customers.name', text), wordBegins(db, 'customers.email', text)]),
        )
        .select(PERSON);
  return found.orderBy('last_seen_at', 'desc').orderBy('id').limit(FEW).execute();
}

type Newest = { text: string; part: OrderPart; most: number };

async function listNewest(db: Db, { text, part, most }: Newest): Promise<string[]> {
  const search = await readOrderSearch(db, text, { part });
  if (!search) return [];
  const { rows } = await newestFound(db, search, most).execute(db);
  return rows.map(({ order_id }) => order_id);
}

function findPages(db: Db, text: string) {
  return db
    .selectFrom('pages')
    .select(['id', 'title', 'kind'])
    .where(wordBegins(db, 'pages.title', text))
    .orderBy('title')
    .limit(FEW)
    .execute();
}

function findNames(db: Db, table: 'brands' | 'categories', text: string) {
  return db
    .selectFrom(table)
    .select(['id', 'name'])
    .where(wordBegins(db, `${table}.name`, text))
    .orderBy(nameBegins(db, `${table}.name`, text), 'desc')
    .orderBy('name')
    .limit(FEW)
    .execute();
}

function findMessages(db: Db, text: string) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'subject'])
    .where((eb) =>
      eb.or([
        wordBegins(db, 'contact_messages.name', text),
        sql<boolean>`${nameBegins(db, 'contact_messages.email', text)}`,
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(FEW)
    .execute();
}
