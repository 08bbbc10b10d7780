import { type RawBuilder, sql } from 'kysely';
import { mayBeWord, productCodes } from '#domain/search/codes/product-code.ts';
import { foldText } from '#domain/search/search-text.ts';
import type { Db } from '../open.ts';
import type { SearchHit } from './product-search.ts';
import { isKnownWord } from './read-words.ts';
import { codeIs } from './text-match.ts';

/**
 * A query giving the products with this barcode or SKU, of SKUs that differ in case those written as entered; null for a text that
 * is no code, of none, or a word that texts of the shop hold.
 */
export async function codeHits(db: Db, text: string): Promise<RawBuilder<SearchHit> | null> {
  const codes = productCodes(text);
  const [code] = codes;
  if (code === undefined || (mayBeWord(code) && (await isKnownWord(db, foldText(code))))) return null;
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.product_id', 'variants.sku', 'variants.barcode'])
    .where('products.status', '=', 'published')
    .where('variants.id', 'in', variantsOf(db, codes))
    .limit(MOST)
    .execute();
  const exact = rows.filter(({ sku, barcode }) => codes.some((each) => each === sku || each === barcode));
  const found = exact.length > 0 ? exact : rows;
  if (found.length === 0) return null;
  return sql`select id as product_id from products where id in (${sql.join(found.map(({ product_id }) => product_id))})`;
}

const MOST = 20;

/** One select for each way a code is written: SQLite reads each by its index, and every variant for all in one. */
function variantsOf(db: Db, codes: readonly string[]) {
  const coded = db.selectFrom('variants as coded').select('coded.id');
  return codes.reduce(
    (found, code) => found.unionAll(coded.where(codeIs(db, 'coded.sku', code))),
    coded.where('coded.barcode', 'in', codes),
  );
}
