import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { foundProducts } from '#database/search/found-products.ts';
import { nearness } from '#database/search/nearest-first.ts';
import { searchFor } from '#database/search/search.ts';
import { codeIs, foldedBegins } from '#database/search/text-match.ts';
import type { Pence } from '#domain/money/money.ts';
import { foldText, searchTerms } from '#domain/search/search-text.ts';
import { unfinishedWord } from '#domain/search/search-word.ts';

/** A variant that can be put into an order, as somebody chooses it. */
export type SellableVariant = {
  variantId: string;
  product: string;
  variant: string;
  brand: string;
  sku: string | null;
  stock: number;
  pricePence: Pence;
};

const MOST_PRODUCTS = 6;
const MOST_VARIANTS = 24;

/** The published variants that have this text as their SKU, in any case, or as their barcode. */
export function findByCode(db: Db, code: string): Promise<SellableVariant[]> {
  return sellable(db)
    .where((eb) =>
      eb.or([codeIs(db, 'variants.sku', code), eb('variants.barcode', '=', code.replaceAll(/[\s-]/g, ''))]),
    )
    .limit(MOST_VARIANTS)
    .execute();
}

/** The variants of the published products whose name or brand holds the words, each the beginning of a word, the nearest first. */
export async function findByName(db: Db, text: string): Promise<SellableVariant[]> {
  const terms = searchTerms(foldText(text));
  if (terms.length === 0) return [];
  const begun = await db
    .selectFrom('products')
    .select('id')
    .where(foldedBegins(db, 'products.sort_name', foldText(text)))
    .where('status', '=', 'published')
    .orderBy('sort_name')
    .orderBy('id')
    .limit(MOST_PRODUCTS)
    .execute();
  const words = terms.map(unfinishedWord);
  const held =
    begun.length === MOST_PRODUCTS
      ? []
      : await foundProducts(db, searchFor(db).hits(words))
          .select('products.id')
          .where('products.status', '=', 'published')
          .where((eb) =>
            eb.and(
              terms.map(
                (term) =>
                  sql<boolean>`(' ' || products.sort_name like ${`% ${term}%`} or ' ' || lower(brands.name) like ${`% ${term}%`})`,
              ),
            ),
          )
          .orderBy(nearness(words), 'desc')
          .orderBy('products.sort_name')
          .limit(MOST_PRODUCTS)
          .execute();
  const ids = [...new Set([...begun, ...held].map(({ id }) => id))].slice(0, MOST_PRODUCTS);
  if (ids.length === 0) return [];
  const rows = await sellable(db)
    .select('products.id as productId')
    .where('products.id', 'in', ids)
    .orderBy('variants.position')
    .limit(MOST_VARIANTS)
    .execute();
  return ids.flatMap((id) =>
    rows.filter(({ productId }) => productId === id).map(({ productId: _, ...row }) => row),
  );
}

function sellable(db: Db) {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select((eb) => [
      'variants.id as variantId',
      'products.name as product',
      'variants.name as variant',
      'brands.name as brand',
      'variants.sku',
      'variants.stock',
      eb.fn.coalesce('variants.price_pence', 'products.price_pence').as('pricePence'),
    ])
    .where('products.status', '=', 'published');
}

/** What variants are called, on sale or not, by their id; those that are deleted are missing. */
export async function findVariantNames(
  db: Db,
  variantIds: readonly string[],
): Promise<Map<string, { name: string; variant: string }>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'products.name', 'variants.name as variant'])
    .where('variants.id', 'in', variantIds)
    .execute();
  return new Map(rows.map(({ id, name, variant }) => [id, { name, variant }]));
}
