import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { REACH } from '#domain/topics/topics.ts';

/** Revisions whose changes are stored: a process that missed more counts everything as changed. */
const STORED = 500;

/** Of more products than these it is not worth telling which changed. */
const MOST_PRODUCTS = 500;

/** Call in the transaction that changes the catalogue: page caches are emptied by it. */
export async function moveCatalogueRevision(trx: Db): Promise<void> {
  const revision = await nextRevision(trx);
  await trx.deleteFrom('catalogue_changes').where('revision', 'is', null).execute();
  await claim(trx, revision, 1);
}

/**
 * The same for a write that changes products alone: only what shows them is made anew. Which they are, the database has noted
 * (migration 0160), but not those that are new or whose stock moved: they bear the time `now` of the transaction.
 */
export async function moveRevisionOfProducts(trx: Db, now: string): Promise<void> {
  const revision = await nextRevision(trx);
  await trx
    .insertInto('catalogue_changes')
    .columns(['product_id', 'brand_id', 'category_id', 'type_id', 'reach'])
    .expression((eb) =>
      eb
        .selectFrom('products')
        .select(['id', 'brand_id', 'category_id', 'type_id', reachOfStock(now).as('reach')])
        .where('stock_changed_at', '=', now),
    )
    .execute();
  const claimed = await trx
    .updateTable('catalogue_changes')
    .set({ revision })
    .where('revision', 'is', null)
    .executeTakeFirst();
  const isMuch = claimed.numUpdatedRows > MOST_PRODUCTS;
  if (isMuch) await trx.deleteFrom('catalogue_changes').where('revision', '=', revision).execute();
  await claim(trx, revision, isMuch ? 1 : 0);
}

/**
 * Notes that these products changed in what no trigger sees, as the words of their reviews. Call it before the revision of products is
 * moved.
 */
export async function noteChangedProducts(
  trx: Db,
  ids: readonly string[],
  reach: (typeof REACH)[keyof typeof REACH],
): Promise<void> {
  await trx
    .insertInto('catalogue_changes')
    .columns(['product_id', 'brand_id', 'category_id', 'type_id', 'reach'])
    .expression((eb) =>
      eb
        .selectFrom('products')
        .select(['id', 'brand_id', 'category_id', 'type_id', sql.lit(reach).as('reach')])
        .where('id', 'in', ids),
    )
    .execute();
}

/** A product made in the transaction is new in its groups, another one is in stock there or no longer. */
function reachOfStock(now: string) {
  return sql<number>`case when created_at = ${now} then ${sql.lit(REACH.assortment)} else ${sql.lit(REACH.order)} end`;
}

/** Whoever has it is the only one to write the catalogue until the end of the transaction: revisions are committed in their order. */
async function nextRevision(trx: Db): Promise<number> {
  const row = await trx
    .updateTable('revisions')
    .set({ revision: sql`revision + 1` })
    .where('name', '=', 'catalogue')
    .returning('revision')
    .executeTakeFirstOrThrow();
  return Number(row.revision);
}

async function claim(trx: Db, revision: number, everything: 0 | 1): Promise<void> {
  await trx.insertInto('catalogue_changes').values({ revision, everything }).execute();
  await trx
    .deleteFrom('catalogue_changes')
    .where('revision', '<=', revision - STORED)
    .execute();
}

export async function readCatalogueRevision(db: Db): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select('revision')
    .where('name', '=', 'catalogue')
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** Products whose stock an order or a return moved at or after a moment (UTC ISO), oldest first. */
export async function listStockChanges(
  db: Db,
  since: string,
): Promise<{ id: string; slug: string; changedAt: string }[]> {
  return db
    .selectFrom('products')
    .select(['id', 'slug', 'stock_changed_at as changedAt'])
    .where('stock_changed_at', '>=', since)
    .orderBy('stock_changed_at')
    .execute();
}
