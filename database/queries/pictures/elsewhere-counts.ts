import type { Db } from '#database/open.ts';
import { listProductsNaming } from './picture-fetches.ts';
import { productsPicturedElsewhere } from './pictured-elsewhere.ts';

const MOST_COUNTED = 1000;
const NAMES_SHOWN = 3;

/** The number of products that show a picture of another server, counted as far as a thousand. */
export async function countElsewhere(db: Db): Promise<{ products: number; isMore: boolean }> {
  const rows = await db
    .selectFrom(productsPicturedElsewhere(db).as('elsewhere'))
    .select('id')
    .limit(MOST_COUNTED + 1)
    .execute();
  return { products: Math.min(rows.length, MOST_COUNTED), isMore: rows.length > MOST_COUNTED };
}

/** The first products that name each of these addresses. */
export async function listFetchNames(
  db: Db,
  urls: string[],
): Promise<Map<string, { id: string; name: string }[]>> {
  const names = new Map<string, { id: string; name: string }[]>();
  for (const url of urls) {
    const ids = await listProductsNaming(db, url, NAMES_SHOWN);
    if (ids.length > 0)
      names.set(
        url,
        await db.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).orderBy('id').execute(),
      );
  }
  return names;
}
