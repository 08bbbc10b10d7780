import type { Db } from '#database/open.ts';
import { foundProducts } from '#database/search/found-products.ts';
import { nearness } from '#database/search/nearest-first.ts';
import { searchFor } from '#database/search/search.ts';
import type { Pence } from '#domain/money/money.ts';
import { foldText, searchTerms } from '#domain/search/search-text.ts';
import { unfinishedWord } from '#domain/search/search-word.ts';

/** A variant that can be added to an order. */
export type VariantChoice = {
  variantId: string;
  productId: string;
  name: string;
  variant: string;
  brand: string;
  sku: string | null;
  pricePence: Pence;
  stock: number;
};

const MOST_PRODUCTS = 10;
const MOST_CHOICES = 40;

/** The variant of exactly this SKU or barcode, else those of products that hold every word, the last one perhaps unfinished. */
export async function findAddable(db: Db, text: string): Promise<VariantChoice[]> {
  const code = text.trim();
  if (code === '') return [];
  const coded = await choices(db)
    .where((eb) => eb.or([eb('variants.sku', '=', code), eb('variants.barcode', '=', code)]))
    .limit(MOST_CHOICES)
    .execute();
  if (coded.length > 0) return coded;
  const terms = searchTerms(foldText(text));
  if (terms.length === 0) return [];
  const words = terms.map(unfinishedWord);
  const found = await foundProducts(db, searchFor(db).hits(words))
    .select('products.id')
    .where('products.status', '=', 'published')
    .orderBy(nearness(words), 'desc')
    .orderBy('products.sort_name')
    .limit(MOST_PRODUCTS)
    .execute();
  const ids = found.map(({ id }) => id);
  const listed = await listVariantsOf(db, ids);
  return listed
    .toSorted((one, other) => ids.indexOf(one.productId) - ids.indexOf(other.productId))
    .slice(0, MOST_CHOICES);
}

/** The variants on sale of these products, in the owner's order. */
export async function listVariantsOf(db: Db, productIds: readonly string[]): Promise<VariantChoice[]> {
  if (productIds.length === 0) return [];
  return choices(db)
    .where('products.id', 'in', [...new Set(productIds)])
    .orderBy('products.id')
    .orderBy('variants.position')
    .execute();
}

/** Those of these variants that are on sale. */
export async function listAddable(db: Db, variantIds: readonly string[]): Promise<VariantChoice[]> {
  if (variantIds.length === 0) return [];
  return choices(db)
    .where('variants.id', 'in', [...new Set(variantIds)])
    .execute();
}

function choices(db: Db) {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select((eb) => [
      'variants.id as variantId',
      'products.id as productId',
      'products.name',
      'variants.name as variant',
      'brands.name as brand',
      'variants.sku',
      eb.fn.coalesce('variants.price_pence', 'products.price_pence').as('pricePence'),
      'variants.stock',
    ])
    .where('products.status', '=', 'published');
}
