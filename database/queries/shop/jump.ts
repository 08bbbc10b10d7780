import type { Db } from '#database/open.ts';
import { foundProducts } from '#database/search/found-products.ts';
import { nearness } from '#database/search/nearest-first.ts';
import { searchFor } from '#database/search/search.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { PageKind } from '#domain/content/page.ts';
import { foldText, searchTerms } from '#domain/search/search-text.ts';
import { unfinishedWord } from '#domain/search/search-word.ts';

export type JumpTargets = {
  products: { id: string; name: string; brand: string }[];
  orders: { orderNumber: string; customer: string }[];
  brands: { id: string; name: string }[];
  categories: { id: string; name: string }[];
  pages: { id: string; title: string; kind: PageKind }[];
};

const MOST = 6;

/** Matches of a few letters: products of every status, orders by number, name or e-mail, brands, categories, pages. */
export async function findJumpTargets(db: Db, text: string): Promise<JumpTargets> {
  const terms = searchTerms(foldText(text));
  const [products, orders, brands, categories, pages] = await Promise.all([
    terms.length === 0 ? [] : findProducts(db, terms),
    findOrders(db, text),
    namesHolding(db, 'brands', text),
    namesHolding(db, 'categories', text),
    findPages(db, text),
  ]);
  return { products, orders, brands, categories, pages };
}

function findProducts(db: Db, terms: string[]) {
  const words = terms.map(unfinishedWord);
  return foundProducts(db, searchFor(db).hits(words))
    .select(['products.id', 'products.name', 'brands.name as brand'])
    .orderBy(nearness(words), 'desc')
    .orderBy('products.sort_name')
    .limit(MOST)
    .execute();
}

async function findOrders(db: Db, text: string) {
  const rows = await db
    .selectFrom('orders')
    .select(['order_number as orderNumber', 'first_name', 'last_name'])
    .where((eb) =>
      eb.or([
        nameHolds(db, 'orders.order_number', text),
        nameHolds(db, 'orders.email', text),
        nameHolds(db, 'orders.last_name', text),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    orderNumber: row.orderNumber,
    customer: `${row.first_name} ${row.last_name}`,
  }));
}

function findPages(db: Db, text: string) {
  return db
    .selectFrom('pages')
    .select(['id', 'title', 'kind'])
    .where(nameHolds(db, 'pages.title', text))
    .orderBy('title')
    .limit(4)
    .execute();
}

function namesHolding(db: Db, table: 'brands' | 'categories', text: string) {
  return db
    .selectFrom(table)
    .select(['id', 'name'])
    .where(nameHolds(db, `${table}.name`, text))
    .orderBy('name')
    .limit(3)
    .execute();
}
