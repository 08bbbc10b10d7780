import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { pictureUrl } from '#domain/pictures/picture.ts';

/** A place that names a picture; an order by its number. */
export type PictureUse = {
  kind: 'product' | 'brand' | 'category' | 'slide' | 'page' | 'order';
  id: string;
  name: string;
};

/** Where a picture is used, as far as listed, and whether it is used in more places still. */
export type PictureUses = { places: PictureUse[]; hasMore: boolean };

/** More products and variants than this are not read for a picture, nor more orders than `MOST_ORDERS`. */
const MOST_PRODUCTS = 10;
const MOST_ORDERS = 3;

/** The places where these pictures are used, each once, editable ones before orders. */
export async function listPictureUses(db: Db, keys: string[]): Promise<Map<string, PictureUses>> {
  const keyOf = new Map(keys.map((key) => [pictureUrl(key), key]));
  const urls = [...keyOf.keys()];
  const uses = new Map<string, PictureUses>(keys.map((key) => [key, { places: [], hasMore: false }]));
  if (keys.length === 0) return uses;
  const listed = [
    { places: await inProducts(db, urls), most: MOST_PRODUCTS },
    { places: await inGroups(db, urls), most: Number.POSITIVE_INFINITY },
    { places: await inSlides(db, urls), most: Number.POSITIVE_INFINITY },
    { places: await inPages(db, urls), most: Number.POSITIVE_INFINITY },
    { places: await inOrders(db, urls), most: MOST_ORDERS },
  ];
  for (const { places, most } of listed) {
    const counts = new Map<string, number>();
    for (const { url, ...use } of places) {
      const found = uses.get(keyOf.get(url ?? '') ?? '');
      if (!found || found.places.some(({ kind, id }) => kind === use.kind && id === use.id)) continue;
      const count = (counts.get(url ?? '') ?? 0) + 1;
      counts.set(url ?? '', count);
      if (count > most) found.hasMore = true;
      else found.places.push(use);
    }
  }
  return uses;
}

type Found = PictureUse & { url: string | null };

/** One statement for all pictures, each read up to its own limit: an index over the addresses ends there. */
async function readLimited<Row>(
  db: Db,
  urls: string[],
  rowsOf: (url: string) => RawBuilder<unknown>,
): Promise<Row[]> {
  const parts = urls.map((url) => sql`select * from (${rowsOf(url)}) as part`);
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

async function inProducts(db: Db, urls: string[]): Promise<Found[]> {
  const most = sql.lit(MOST_PRODUCTS + 1);
  type Row = { id: string; name: string; url: string };
  const own = await readLimited<Row>(
    db,
    urls,
    (url) => sql`select id, name, image_url as url from products where image_url = ${url} limit ${most}`,
  );
  const further = await readLimited<Row>(
    db,
    urls,
    (url) => sql`select products.id, products.name, uses.url
      from (select distinct product_id, url from product_pictures where url = ${url} limit ${most}) as uses
      join products on products.id = uses.product_id`,
  );
  const ofVariants = await readLimited<Row>(
    db,
    urls,
    (url) => sql`select products.id, products.name, uses.image_url as url
      from (select distinct product_id, image_url from variants where image_url = ${url} limit ${most}) as uses
      join products on products.id = uses.product_id`,
  );
  return [...own, ...further, ...ofVariants].map((row) => ({ kind: 'product', ...row }));
}

async function inGroups(db: Db, urls: string[]): Promise<Found[]> {
  const brands = await db
    .selectFrom('brands')
    .select(['id', 'name', 'logo_url as url'])
    .where('logo_url', 'in', urls)
    .execute();
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'name', 'image_url as url'])
    .where('image_url', 'in', urls)
    .execute();
  return [
    ...brands.map((row) => ({ kind: 'brand' as const, ...row })),
    ...categories.map((row) => ({ kind: 'category' as const, ...row })),
  ];
}

async function inSlides(db: Db, urls: string[]): Promise<Found[]> {
  const rows = await db
    .selectFrom('hero_slides')
    .select(['id', 'title as name', 'background_image', 'tall_image'])
    .where((eb) => eb.or([eb('background_image', 'in', urls), eb('tall_image', 'in', urls)]))
    .execute();
  return rows.flatMap(({ id, name, background_image, tall_image }) =>
    [background_image, tall_image].map((url) => ({ kind: 'slide' as const, id, name, url })),
  );
}

/** A page names pictures in its text too. */
async function inPages(db: Db, urls: string[]): Promise<Found[]> {
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'title as name', 'image_url', 'body'])
    .where((eb) => eb.or([eb('image_url', 'in', urls), eb('body', 'like', '%/media/%')]))
    .execute();
  return rows.flatMap(({ id, name, image_url, body }) =>
    urls
      .filter((url) => url === image_url || body.includes(url))
      .map((url) => ({ kind: 'page' as const, id, name, url })),
  );
}

async function inOrders(db: Db, urls: string[]): Promise<Found[]> {
  const rows = await readLimited<{ order_number: string; url: string }>(
    db,
    urls,
    (url) => sql`select orders.order_number, uses.image_url as url
      from (select distinct order_id, image_url from order_lines where image_url = ${url} limit ${sql.lit(MOST_ORDERS + 1)}) as uses
      join orders on orders.id = uses.order_id`,
  );
  return rows.map(({ order_number, url }) => ({
    kind: 'order',
    id: order_number,
    name: order_number,
    url,
  }));
}
