import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { ListPage } from '#domain/lists/list-query.ts';
import { pictureUrl } from '#domain/pictures/picture.ts';
import type { PictureListQuery } from '#domain/pictures/picture-list.ts';

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

/** False where there is such a row, which stays as it is: the same file may come twice, also at once. */
export async function insertPicture(
  db: Db,
  picture: { key: string; width: number; height: number; bytes: number; name: string },
  now: string,
): Promise<boolean> {
  const inserted = await db
    .insertInto('pictures')
    .values({ ...picture, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  return inserted.length > 0;
}

/** Counts as just added from now on: somebody uploaded it again, for a form. */
export async function renewPicture(db: Db, key: string, now: string): Promise<void> {
  await db.updateTable('pictures').set({ created_at: now }).where('key', '=', key).execute();
}

export async function listPictures(db: Db, query: PictureListQuery): Promise<ListPage<PictureRow>> {
  const matching = filtered(db, query);
  const rows = matching.selectAll().orderBy('created_at', 'desc').orderBy('key');
  const page = await readListPage(matching, rows, query.page);
  return { ...page, items: page.items.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at })) };
}

/** The pictures nothing names any more, among these or all; younger ones than `before` may be in a form not saved yet. */
export async function listUnusedPictures(db: Db, before: string, keys?: string[]): Promise<string[]> {
  let unused = db
    .selectFrom('pictures')
    .select('key')
    .where(USES, '=', 0)
    .where('created_at', '<', before)
    .orderBy('key')
    .limit(1000);
  if (keys) unused = unused.where('key', 'in', keys.length > 0 ? keys : ['']);
  return (await unused.execute()).map(({ key }) => key);
}

export async function deletePictureRow(trx: Db, key: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('pictures').where('key', '=', key).returning('key').execute();
  return deleted.length > 0;
}

/** Wherever a picture can be named, a product's main one once; order lines keep theirs, so that an old order still shows what it was. */
const USES = sql<number>`(
  (select count(*) from product_pictures where url = ${urlOf()}) +
  (select count(*) from products where image_url = ${urlOf()} and not exists (
    select 1 from product_pictures where product_id = products.id and url = ${urlOf()}
  )) +
  (select count(*) from variants where image_url = ${urlOf()}) +
  (select count(*) from brands where logo_url = ${urlOf()}) +
  (select count(*) from categories where image_url = ${urlOf()}) +
  (select count(*) from hero_slides where background_image = ${urlOf()} or tall_image = ${urlOf()}) +
  (select count(*) from pages where image_url = ${urlOf()} or body like '%' || ${urlOf()} || '%') +
  (select count(*) from order_lines where image_url = ${urlOf()})
)`;

function urlOf() {
  const [before = '', after = ''] = pictureUrl('|').split('|');
  return sql`${sql.lit(before)} || pictures.key || ${sql.lit(after)}`;
}

function filtered(db: Db, { search, filters }: PictureListQuery) {
  let pictures = db.selectFrom('pictures');
  if (search) pictures = pictures.where(nameHolds(db, 'pictures.name', search));
  if (filters.use === 'unused') pictures = pictures.where(USES, '=', 0);
  if (filters.use === 'used') pictures = pictures.where(USES, '>', 0);
  return pictures;
}
