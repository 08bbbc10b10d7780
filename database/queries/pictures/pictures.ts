import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import type { Schema } from '#database/schema.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { ListPage } from '#domain/lists/list-query.ts';
import { pictureUrl } from '#domain/pictures/picture.ts';
import type { PictureListQuery } from '#domain/pictures/picture-list.ts';
import { listNamedPictures } from './named-pictures.ts';

export type PictureRow = {
  key: string;
  width: number;
  height: number;
  bytes: number;
  name: string;
  createdAt: string;
};

export async function findPicture(db: Db, key: string): Promise<{ key: string; name: string } | null> {
  const row = await db
    .selectFrom('pictures')
    .select(['key', 'name'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

export type NewPicture = Omit<PictureRow, 'createdAt'> & { isFromShopper?: boolean };

/** False where there is such a row, which stays as it is: the same file may come twice, also at once. */
export async function insertPicture(
  db: Db,
  { isFromShopper = false, ...picture }: NewPicture,
  now: string,
): Promise<boolean> {
  const inserted = await db
    .insertInto('pictures')
    .values({ ...picture, created_at: now, from_shopper: isFromShopper ? 1 : 0 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  return inserted.length > 0;
}

/** Counts as just added from now on: somebody uploaded it again, for a form. What the shop adds itself is no longer a shopper's. */
export async function renewPicture(
  db: Db,
  key: string,
  { now, isFromShopper = false }: { now: string; isFromShopper?: boolean },
): Promise<void> {
  await db
    .updateTable('pictures')
    .set({ created_at: now, ...(isFromShopper ? {} : { from_shopper: 0 }) })
    .where('key', '=', key)
    .execute();
}

export async function listPictures(db: Db, query: PictureListQuery): Promise<ListPage<PictureRow>> {
  const matching = db
    .selectFrom('pictures')
    .where('from_shopper', '=', sql.lit(0))
    .where(await conditions(db, query));
  const rows = matching.selectAll().orderBy('created_at', 'desc').orderBy('key');
  const page = await readListPage(matching, rows, query.page);
  return { ...page, items: page.items.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at })) };
}

/** The pictures nothing names any more, among these or all; younger ones than `before` may be in a form not saved yet. */
export async function listUnusedPictures(db: Db, before: string, keys?: string[]): Promise<string[]> {
  const used = await isUsed(db);
  let unused = db
    .selectFrom('pictures')
    .select('key')
    .where((eb) => eb.not(used))
    .where('created_at', '<', before)
    .orderBy('key')
    .limit(1000);
  if (keys) unused = unused.where('key', 'in', keys.length > 0 ? keys : ['']);
  return (await unused.execute()).map(({ key }) => key);
}

/** Pictures of shoppers that nothing names, added before a moment (UTC, ISO): at most so many. */
export async function listUnusedOfShoppers(db: Db, before: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('key')
    .where('from_shopper', '=', sql.lit(1))
    .where('created_at', '<', before)
    .where(sql<boolean>`not exists (select 1 from review_pictures where review_pictures.url = ${urlOf()})`)
    .orderBy('created_at')
    .orderBy('key')
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

export async function deletePictureRow(trx: Db, key: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('pictures').where('key', '=', key).returning('key').execute();
  return deleted.length > 0;
}

/**
 * True where something names the picture. Stops at the first: a picture of a thousand products costs no more than one of
 * a single product. Order lines keep theirs, so that an old order still shows what it was.
 */
async function isUsed(db: Db) {
  const named = await listNamedPictures(db);
  const columns = [
    'product_pictures.url',
    'products.image_url',
    'variants.image_url',
    'order_lines.image_url',
    'review_pictures.url',
  ];
  const held = columns.map((column) => {
    const [table = ''] = column.split('.');
    return sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${urlOf()})`;
  });
  if (named.length > 0) held.push(sql`pictures.key in (${sql.join(named)})`);
  return sql<boolean>`(${sql.join(held, sql` or `)})`;
}

function urlOf() {
  const [before = '', after = ''] = pictureUrl('|').split('|');
  return sql`${sql.lit(before)} || pictures.key || ${sql.lit(after)}`;
}

async function conditions(db: Db, { search, filters }: PictureListQuery) {
  const used = filters.use ? await isUsed(db) : null;
  return (eb: ExpressionBuilder<Schema, 'pictures'>) =>
    eb.and([
      ...(search ? [nameHolds(db, 'pictures.name', search)] : []),
      ...(used ? [filters.use === 'used' ? used : eb.not(used)] : []),
    ]);
}
