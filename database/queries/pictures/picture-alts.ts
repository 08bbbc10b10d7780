import type { Db } from '#database/open.ts';
import { pictureUrl } from '#domain/pictures/picture.ts';

/** The alternative text each of these pictures has where it is used; of several the one of a product. */
export async function listPictureAlts(db: Db, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const keyOf = new Map(keys.map((key) => [pictureUrl(key), key]));
  const urls = [...keyOf.keys()];
  const products = await db
    .selectFrom('product_pictures')
    .select(['url', 'alt'])
    .where('url', 'in', urls)
    .where('alt', '!=', '')
    .orderBy('alt')
    .execute();
  const categories = await db
    .selectFrom('categories')
    .select(['image_url as url', 'image_alt as alt'])
    .where('image_url', 'in', urls)
    .execute();
  const pages = await db
    .selectFrom('pages')
    .select(['image_url as url', 'image_alt as alt'])
    .where('image_url', 'in', urls)
    .execute();
  const slides = await db
    .selectFrom('hero_slides')
    .select(['background_image as url', 'image_alt as alt'])
    .where('background_image', 'in', urls)
    .execute();
  const alts = new Map<string, string>();
  for (const { url, alt } of [...products, ...categories, ...pages, ...slides]) {
    const key = keyOf.get(url ?? '');
    if (key !== undefined && alt && !alts.has(key)) alts.set(key, alt);
  }
  return alts;
}
