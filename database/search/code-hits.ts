import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../open.ts';
import type { SearchHit } from './product-search.ts';

/** A query giving the products with this barcode or SKU; null for a text that is no code, or of none. */
export async function codeHits(db: Db, text: string): Promise<RawBuilder<SearchHit> | null> {
  const code = text.trim().replaceAll(/\s+(?=\d)/g, '');
  if (!/^(?=.*\d)[a-z0-9][a-z0-9._/-]{3,59}$/i.test(code)) return null;
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('variants.product_id')
    .where('products.status', '=', 'published')
    .where((eb) =>
      eb.or([eb('variants.barcode', '=', code), eb('variants.sku', 'in', [code, code.toUpperCase()])]),
    )
    .limit(MOST)
    .execute();
  if (rows.length === 0) return null;
  return sql`select id as product_id from products where id in (${sql.join(rows.map(({ product_id }) => product_id))})`;
}

const MOST = 20;
