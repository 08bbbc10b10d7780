import type { Db } from '#database/open.ts';
import { pictureUrl } from '#domain/pictures/picture.ts';

/** A place that names a picture; an order by its number. */
export type PictureUse = {
  kind: 'product' | 'brand' | 'category' | 'slide' | 'page' | 'order';
  id: string;
  name: string;
};

/** More orders than this are not read for one page of the library. */
const MOST_ORDER_LINES = 500;

/** The places where these pictures are used, each once, editable ones before orders. */
export async function listPictureUses(db: Db, keys: string[]): Promise<Map<string, PictureUse[]>> {
  const keyOf = new Map(keys.map((key) => [pictureUrl(key), key]));
  const urls = [...keyOf.keys()];
  const uses = new Map<string, PictureUse[]>(keys.map((key) => [key, []]));
  if (keys.length === 0) return uses;
  const found = [
    ...(await inProducts(db, urls)),
    ...(await inGroups(db, urls)),
    ...(await inSlides(db, urls)),
    ...(await inPages(db, urls)),
    ...(await inOrders(db, urls)),
  ];
  for (const { url, ...use } of found) {
    const places = uses.get(keyOf.get(url ?? '') ?? '');
    if (places && !places.some(({ kind, id }) => kind === use.kind && id === use.id)) places.push(use);
  }
  return uses;
}

type Found = PictureUse & { url: string | null };

async function inProducts(db: Db, urls: string[]): Promise<Found[]> {
  const own = db
    .selectFrom('products')
    .select(['id', 'name', 'image_url as url'])
    .where('image_url', 'in', urls);
  const further = db
    .selectFrom('product_pictures')
    .innerJoin('products', 'products.id', 'product_pictures.product_id')
    .select(['products.id', 'products.name', 'product_pictures.url'])
    .where('product_pictures.url', 'in', urls);
  const ofVariants = db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.id', 'products.name', 'variants.image_url as url'])
    .where('variants.image_url', 'in', urls);
  const rows = [...(await own.execute()), ...(await further.execute()), ...(await ofVariants.execute())];
  return rows.map((row) => ({ kind: 'product', ...row }));
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
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['orders.order_number', 'order_lines.image_url as url'])
    .where('order_lines.image_url', 'in', urls)
    .orderBy('orders.created_at', 'desc')
    .limit(MOST_ORDER_LINES)
    .execute();
  return rows.map(({ order_number, url }) => ({
    kind: 'order',
    id: order_number,
    name: order_number,
    url,
  }));
}
