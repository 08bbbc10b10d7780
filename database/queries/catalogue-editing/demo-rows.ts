import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { showRatings } from '#database/queries/catalogue/shown-offers.ts';
import { hasRealPayment } from '#database/queries/payment/real-money.ts';
import { deleteExampleReviews } from '#database/queries/reviews/erase-reviews.ts';
import { deleteProduct } from './delete-product.ts';

const TABLES = {
  product: 'products',
  slide: 'hero_slides',
  category: 'categories',
  brand: 'brands',
  article: 'pages',
} as const;

export type DemoKind = keyof typeof TABLES;

/** Records every present row as the demo's, with its version: a row changed later counts as the owner's own. */
export async function rememberDemoRows(trx: Db): Promise<void> {
  for (const [kind, table] of Object.entries(TABLES) as [DemoKind, (typeof TABLES)[DemoKind]][]) {
    if (kind === 'article') continue;
    const rows = await trx.selectFrom(table).select(['id', 'version']).execute();
    if (rows.length === 0) continue;
    await trx
      .insertInto('demo_rows')
      .values(rows.map(({ id, version }) => ({ kind, id, version, review_count: null })))
      .execute();
  }
  await sql`
    update demo_rows set review_count = (select review_count from products where products.id = demo_rows.id)
    where kind = 'product'
  `.execute(trx);
}

/** Records the magazine alone: the pages every shop has are no demo. */
export async function rememberDemoArticles(trx: Db, ids: string[]): Promise<void> {
  for (const id of ids)
    await trx
      .insertInto('demo_rows')
      .values({ kind: 'article', id, version: 1, review_count: null })
      .execute();
}

/**
 * Removes the example reviews and questions of all products, and the typed ratings of the demo's, changed ones too, unless somebody set another
 * number. Their version
 * moves, so that an open form is refused; rows nobody changed still count as the demo's. Returns the number of products.
 */
export async function removeDemoReviews(trx: Db, now: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update products set review_count = 0, rating = 5, version = version + 1, updated_at = ${now}
    where review_count > 0 and exists (
      select 1 from demo_rows
      where demo_rows.kind = 'product' and demo_rows.id = products.id
        and demo_rows.review_count = products.review_count
    )
    returning id
  `.execute(trx);
  await moveDemoVersions(
    trx,
    rows.map(({ id }) => id),
    1,
  );
  await trx.deleteFrom('questions').where('source', '=', 'example').execute();
  const reviewed = await deleteExampleReviews(trx);
  const changed = new Set([...rows.map(({ id }) => id), ...reviewed]);
  await showRatings(trx, [...changed]);
  return changed.size;
}

/**
 * Moves the demo's version of products along with a change that brought none of the owner's: their distance counts the changes
 * of the owner that stand.
 */
export async function moveDemoVersions(trx: Db, productIds: string[], by: number): Promise<void> {
  if (productIds.length === 0) return;
  await trx
    .updateTable('demo_rows')
    .set((eb) => ({ version: eb('version', '+', by) }))
    .where('kind', '=', 'product')
    .where('id', 'in', productIds)
    .execute();
}

export type DemoCounts = {
  /** Rows that a removal deletes. */
  untouched: number;
  /** Brands and categories nobody changed that stay because products that stay are in them. */
  inUse: number;
  changed: number;
};

export async function countDemoRows(db: Db): Promise<Record<DemoKind, DemoCounts>> {
  const count = async (kind: DemoKind): Promise<DemoCounts> => {
    const rows = await listDemoRows(db, kind);
    const untouched = rows.filter(isUntouched);
    const used = kind === 'brand' || kind === 'category' ? await groupsOfOwnProducts(db, kind) : new Set();
    const inUse = untouched.filter(({ id }) => used.has(id)).length;
    return {
      untouched: untouched.length - inUse,
      inUse,
      changed: rows.length - untouched.length,
    };
  };
  return {
    product: await count('product'),
    slide: await count('slide'),
    category: await count('category'),
    brand: await count('brand'),
    article: await count('article'),
  };
}

/** The brands or categories of all products but the demo's that nobody changed. */
async function groupsOfOwnProducts(db: Db, kind: 'brand' | 'category'): Promise<Set<string>> {
  const rows = await db
    .selectFrom('products')
    .select(kind === 'brand' ? 'brand_id as id' : 'category_id as id')
    .distinct()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('demo_rows')
            .select('demo_rows.id')
            .where('demo_rows.kind', '=', 'product')
            .whereRef('demo_rows.id', '=', 'products.id')
            .whereRef('demo_rows.version', '=', 'products.version'),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Deletes demo rows nobody changed; a brand or category with somebody's own product stays, and changed products lose their
 * invented reviews. Returns the number deleted of each kind.
 */
export async function deleteDemoRows(
  trx: Db,
  { now, actor }: { now: string; actor: string | null },
): Promise<Record<DemoKind, number>> {
  const deleted = { product: 0, slide: 0, category: 0, brand: 0, article: 0 };
  for (const id of await untouchedIds(trx, 'product')) {
    await deleteProduct(trx, id, { now, actor });
    deleted.product += 1;
  }
  for (const kind of ['slide', 'article'] as const) {
    for (const id of await untouchedIds(trx, kind)) {
      await trx.deleteFrom(TABLES[kind]).where('id', '=', id).execute();
      deleted[kind] += 1;
    }
  }
  for (const kind of ['category', 'brand'] as const) {
    const used = await groupsOfOwnProducts(trx, kind);
    for (const id of await untouchedIds(trx, kind)) {
      if (used.has(id)) continue;
      await trx.deleteFrom(TABLES[kind]).where('id', '=', id).execute();
      deleted[kind] += 1;
    }
  }
  await removeDemoReviews(trx, now);
  await trx.deleteFrom('demo_rows').execute();
  return deleted;
}

async function untouchedIds(db: Db, kind: DemoKind): Promise<string[]> {
  return (await listDemoRows(db, kind)).filter(isUntouched).map(({ id }) => id);
}

type DemoRow = { id: string; demoVersion: number; version: number };

const isUntouched = ({ version, demoVersion }: DemoRow) => version === demoVersion;

async function listDemoRows(db: Db, kind: DemoKind): Promise<DemoRow[]> {
  const { rows } = await sql<DemoRow>`
    select demo_rows.id, demo_rows.version as "demoVersion", present.version
    from demo_rows join ${sql.table(TABLES[kind])} as present on present.id = demo_rows.id
    where demo_rows.kind = ${kind} order by demo_rows.id
  `.execute(db);
  return rows;
}

/**
 * The orders of the time when the shop was a demo: `until` is its end (UTC ISO), null while it lasts. Those that a payment
 * service took money for, or still can, are apart: they are no demo.
 */
export async function listDemoOrders(
  db: Db,
  until: string | null,
): Promise<{ examples: string[]; real: string[] }> {
  const orders = db
    .selectFrom('orders')
    .select((eb) => [
      'order_number as orderNumber',
      eb.case().when(hasRealPayment(eb)).then(1).else(0).end().as('isReal'),
    ]);
  const rows = await (until === null ? orders : orders.where('created_at', '<', until)).execute();
  const numbersOf = (isReal: number) =>
    rows.filter((row) => Number(row.isReal) === isReal).map(({ orderNumber }) => orderNumber);
  return { examples: numbersOf(0), real: numbersOf(1) };
}

export async function listDemoMessages(db: Db, until: string | null): Promise<string[]> {
  const messages = db.selectFrom('contact_messages').select('id');
  const rows = await (until === null ? messages : messages.where('created_at', '<', until)).execute();
  return rows.map(({ id }) => id);
}
