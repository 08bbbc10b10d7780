import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { PictureFetchesTable } from '#database/schema.ts';
import { MOST_FETCH_ATTEMPTS, type PictureFetchProblem } from '#domain/pictures/picture-fetch.ts';
import { isElsewhere, productsPicturedElsewhere } from './pictured-elsewhere.ts';

export type PictureFetchState = PictureFetchesTable['state'];

/**
 * Adds the addresses on other servers that products after this one (row id) name, of some products. Returns the last of them; null
 * after the last of all. An address that was fetched before is only named again.
 */
export async function gatherFetches(
  trx: Db,
  { after, limit, now }: { after: string; limit: number; now: string },
): Promise<string | null> {
  const rows = await trx
    .selectFrom(productsPicturedElsewhere(trx).as('elsewhere'))
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const last = ids.at(-1);
  if (last === undefined) return null;
  const named = [
    ...(await trx
      .selectFrom('products')
      .select('image_url as url')
      .where('id', 'in', ids)
      .where(isElsewhere('image_url'))
      .execute()),
    ...(await trx
      .selectFrom('product_pictures')
      .select('url')
      .where('product_id', 'in', ids)
      .where(isElsewhere('url'))
      .execute()),
    ...(await trx
      .selectFrom('variants')
      .select('image_url as url')
      .where('product_id', 'in', ids)
      .where(isElsewhere('image_url'))
      .execute()),
  ];
  await addFetches(
    trx,
    named.map(({ url }) => url),
    now,
  );
  return last;
}

/** The same for brands, categories, slides and pages, which are few. */
export async function gatherFurtherFetches(trx: Db, now: string): Promise<void> {
  const named = await Promise.all(
    FURTHER.map(([table, column]) =>
      sql<{ url: string | null }>`select ${sql.ref(column)} as url from ${sql.table(table)}
        where ${isElsewhere(column)} and ${sql.ref(column)} <> ''`.execute(trx),
    ),
  );
  await addFetches(
    trx,
    named.flatMap(({ rows }) => rows.map(({ url }) => url)),
    now,
  );
}

async function addFetches(trx: Db, named: (string | null)[], now: string): Promise<void> {
  const urls = [...new Set(named)].filter((url) => url !== null && url !== '').sort();
  for (let start = 0; start < urls.length; start += ROWS_AT_ONCE)
    await trx
      .insertInto('picture_fetches')
      .values(
        urls
          .slice(start, start + ROWS_AT_ONCE)
          .map((url) => ({ url: url ?? '', state: 'waiting' as const, changed_at: now })),
      )
      .onConflict((conflict) =>
        conflict.column('url').doUpdateSet({
          state: sql`case picture_fetches.state when 'done' then 'fetched' when 'failed' then 'waiting'
            else picture_fetches.state end`,
          attempts: sql`case picture_fetches.state when 'failed' then 0 else picture_fetches.attempts end`,
        }),
      )
      .execute();
}

const ROWS_AT_ONCE = 200;

/** Addresses in a state, the longest unchanged first. */
export async function listFetches(
  db: Db,
  state: PictureFetchState,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<{ url: string; pictureUrl: string | null; problem: string | null; attempts: number }[]> {
  return db
    .selectFrom('picture_fetches')
    .select(['url', 'picture_url as pictureUrl', 'problem', 'attempts'])
    .where('state', '=', state)
    .orderBy('changed_at')
    .orderBy('url')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countFetches(db: Db): Promise<Record<PictureFetchState, number>> {
  const counts = { waiting: 0, fetched: 0, done: 0, failed: 0 };
  const rows = await db
    .selectFrom('picture_fetches')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

/** Counts an attempt before it begins; false where it was the last, and the picture is left out. */
export async function beginFetch(db: Db, url: string, now: string): Promise<boolean> {
  const begun = await db
    .updateTable('picture_fetches')
    .set({ attempts: sql`attempts + 1`, changed_at: now })
    .where('url', '=', url)
    .where('state', '=', 'waiting')
    .where('attempts', '<', MOST_FETCH_ATTEMPTS)
    .returning('url')
    .execute();
  return begun.length > 0;
}

/** Writes what became of an address that waits. */
export async function endFetch(
  db: Db,
  url: string,
  result: { pictureUrl: string } | { problem: PictureFetchProblem },
  now: string,
): Promise<void> {
  const isFetched = 'pictureUrl' in result;
  await db
    .updateTable('picture_fetches')
    .set({
      state: isFetched ? 'fetched' : 'failed',
      picture_url: isFetched ? result.pictureUrl : null,
      problem: isFetched ? null : result.problem,
      attempts: 0,
      changed_at: now,
    })
    .where('url', '=', url)
    .where('state', '=', 'waiting')
    .execute();
}

/** Moves an address from one state to the next; false where it is in another by now. */
export async function moveFetch(
  trx: Db,
  url: string,
  { from, to, now }: { from: PictureFetchState; to: PictureFetchState; now: string },
): Promise<boolean> {
  const moved = await trx
    .updateTable('picture_fetches')
    .set({ state: to, attempts: 0, changed_at: now })
    .where('url', '=', url)
    .where('state', '=', from)
    .returning('url')
    .execute();
  return moved.length > 0;
}

/** Forgets what failed: what is still named is gathered again. */
export async function forgetFailedFetches(trx: Db): Promise<void> {
  await trx.deleteFrom('picture_fetches').where('state', '=', 'failed').execute();
}

const FURTHER = [
  ['brands', 'logo_url'],
  ['categories', 'image_url'],
  ['hero_slides', 'background_image'],
  ['hero_slides', 'tall_image'],
  ['pages', 'image_url'],
] as const;

const LINES_AT_ONCE = 500;

/** The products that name an address (row ids), some at a time, in the order of their locks. */
export async function listProductsNaming(db: Db, url: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('products')
        .select('products.id')
        .where('products.image_url', '=', url)
        .union(db.selectFrom('product_pictures').select('product_id as id').where('url', '=', url))
        .union(db.selectFrom('variants').select('product_id as id').where('image_url', '=', url))
        .as('naming'),
    )
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Names the shop's own picture in place of an address, in these locked products. */
export async function renamePictureOfProducts(
  trx: Db,
  ids: string[],
  { url, pictureUrl, now }: { url: string; pictureUrl: string; now: string },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('variants')
    .set({ image_url: pictureUrl })
    .where('product_id', 'in', ids)
    .where('image_url', '=', url)
    .execute();
  await trx
    .updateTable('product_pictures')
    .set({ url: pictureUrl })
    .where('product_id', 'in', ids)
    .where('url', '=', url)
    .execute();
  await trx
    .updateTable('products')
    .set({
      image_url: sql`case when image_url = ${url} then ${pictureUrl} else image_url end`,
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('id', 'in', ids)
    .execute();
}

/** The same in brands, categories, slides, pages, and in some lines of orders. Returns whether more lines name it. */
export async function renameFurtherPicture(
  trx: Db,
  { url, pictureUrl }: { url: string; pictureUrl: string },
): Promise<boolean> {
  for (const [table, column] of FURTHER)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${pictureUrl}, version = version + 1
      where ${sql.ref(column)} = ${url}`.execute(trx);
  const lines = await trx
    .selectFrom('order_lines')
    .select(['order_id', 'position'])
    .where('image_url', '=', url)
    .orderBy('order_id')
    .orderBy('position')
    .limit(LINES_AT_ONCE)
    .execute();
  if (lines.length > 0)
    await trx
      .updateTable('order_lines')
      .set({ image_url: pictureUrl })
      .where('image_url', '=', url)
      .where(
        'order_id',
        'in',
        lines.map(({ order_id }) => order_id),
      )
      .execute();
  return lines.length === LINES_AT_ONCE;
}
