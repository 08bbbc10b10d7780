import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { countWaiting, productsWaitedFor } from '#database/queries/inbox/stock-requests.ts';
import { productsPicturedElsewhere } from '#database/queries/pictures/pictured-elsewhere.ts';
import type { Schema } from '#database/schema.ts';
import { searchFor } from '#database/search/search.ts';
import { codeBegins, nameHolds } from '#database/search/text-match.ts';
import type { ProductStatus } from '#domain/catalogue/product.ts';
import type { ProductListQuery } from '#domain/catalogue/product-list.ts';
import { LOW_STOCK_BELOW } from '#domain/catalogue/stock.ts';
import { LIST_PAGE_SIZE, type ListPage, pageOf } from '#domain/lists/list-query.ts';
import { foldText, searchTerms } from '#domain/search/search-text.ts';
import { unfinishedWord } from '#domain/search/search-word.ts';

export type ProductRow = {
  id: string;
  slug: string;
  name: string;
  brand: string;
  category: string;
  /** Slug */
  categorySlug: string;
  imageUrl: string | null;
  pricePence: number;
  originalPricePence: number | null;
  stock: number;
  status: ProductStatus;
  featured: boolean;
  updatedAt: string;
  /** Addresses to be told when it is back in stock. */
  waiting: number;
  /** False where variants have prices of their own. */
  hasOnePrice: boolean;
  /** False where the stock is that of several variants, or of the parts of a set. */
  hasOneStock: boolean;
  /** Its stock follows its parts. */
  isSet: boolean;
};

/** The products as staff see them, of every status. Brand and category are joined for one page alone. */
export async function listProductRows(db: Db, query: ProductListQuery): Promise<ListPage<ProductRow>> {
  const where = conditions(db, query);
  const { total } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(where)
    .executeTakeFirstOrThrow();
  // The page's ids first, by an index alone: asked for together with the names, SQLite would walk through all products.
  const [column, direction] = SORT_COLUMNS[query.sort];
  const shown = await db
    .selectFrom('products')
    .select('products.id')
    .where(where)
    .orderBy(column, direction)
    // In the same direction, so that one index gives the order.
    .orderBy('products.id', direction)
    .limit(LIST_PAGE_SIZE)
    .offset((query.page - 1) * LIST_PAGE_SIZE)
    .execute();
  const ids = shown.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await shownRows(db, ids);
  const place = new Map(ids.map((id, index) => [id, index]));
  rows.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  const [ownPrices, waiting] = [await countVariants(db, ids), await countWaiting(db, ids)];
  const items = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    category: row.category,
    categorySlug: row.category_slug,
    imageUrl: row.image_url,
    pricePence: row.price_pence,
    originalPricePence: row.original_price_pence,
    stock: row.stock,
    status: row.status,
    featured: row.featured === 1,
    updatedAt: row.updated_at,
    waiting: waiting.get(row.id) ?? 0,
    hasOnePrice: ownPrices.get(row.id)?.own === 0,
    hasOneStock: ownPrices.get(row.id)?.variants === 1 && !row.is_set,
    isSet: Boolean(row.is_set),
  }));
  return pageOf(items, total, query.page);
}

/** The ids of all products a query of the list finds, in their own order. */
export async function listProductIds(db: Db, query: ProductListQuery): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(conditions(db, query))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function shownRows(db: Db, ids: string[]) {
  return db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select([
      'products.id',
      'products.slug',
      'products.name',
      'brands.name as brand',
      'categories.name as category',
      'categories.slug as category_slug',
      'products.image_url',
      'products.price_pence',
      'products.original_price_pence',
      'products.stock',
      'products.status',
      'products.featured',
      'products.updated_at',
    ])
    .select(IS_SET.as('is_set'))
    .where('products.id', 'in', ids)
    .execute();
}

async function countVariants(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, { variants: number; own: number }>();
  const rows = await db
    .selectFrom('variants')
    .select((eb) => [
      'product_id',
      eb.fn.countAll<number>().as('variants'),
      eb.fn.count<number>('price_pence').as('own'),
    ])
    .where('product_id', 'in', ids)
    .groupBy('product_id')
    .execute();
  return new Map(
    rows.map(({ product_id, variants, own }) => [
      product_id,
      { variants: Number(variants), own: Number(own) },
    ]),
  );
}

function conditions(db: Db, { search, filters }: ProductListQuery) {
  return (eb: ExpressionBuilder<Schema, 'products'>) =>
    eb.and([
      ...(search ? [found(db, search)] : []),
      ...(filters.status === '' ? [eb('products.status', '!=', 'archived')] : []),
      ...(filters.status && filters.status !== 'all' ? [eb('products.status', '=', filters.status)] : []),
      ...(filters.category ? [eb('products.category_id', '=', filters.category)] : []),
      ...(filters.brand ? [eb('products.brand_id', 'in', brandsMeant(db, filters.brand))] : []),
      ...(filters.featured ? [eb('products.featured', '=', filters.featured === 'yes' ? 1 : 0)] : []),
      ...(filters.picture === 'none' ? [eb('products.image_url', 'is', null)] : []),
      ...(filters.picture === 'elsewhere' ? [eb('products.id', 'in', productsPicturedElsewhere(db))] : []),
      ...(filters.waiting ? [eb('products.id', 'in', productsWaitedFor(db))] : []),
      ...(filters.stock === 'out' ? [eb('products.stock', '=', 0)] : []),
      ...(filters.stock === 'low'
        ? [eb('products.stock', '>', 0), eb('products.stock', '<', LOW_STOCK_BELOW)]
        : []),
      ...(filters.stock === 'in' ? [eb('products.stock', '>', 0)] : []),
    ]);
}

/** The filter is an id where the list is short, a part of the name where it is long. */
function brandsMeant(db: Db, idOrName: string) {
  return db
    .selectFrom('brands')
    .select('brands.id')
    .where((eb) => eb.or([eb('brands.id', '=', idOrName), nameHolds(db, 'brands.name', idOrName)]));
}

/** Products that hold the words; a SKU is known by its beginning, a barcode whole. One set, so that it is read once. */
function found(db: Db, search: string) {
  const hits = searchFor(db).hits(searchTerms(foldText(search)).map(unfinishedWord));
  return sql<boolean>`products.id in (
    select product_id from (${hits}) as hits
    union select product_id from variants where ${codeBegins(db, 'variants.sku', search)}
    union select product_id from variants where barcode = ${search.replaceAll(/[\s-]/g, '')}
  )`;
}

const IS_SET = sql<number | boolean>`exists (select 1 from set_parts where set_parts.set_id = products.id)`;

type SortColumn = 'products.sort_name' | 'products.price_pence' | 'products.stock' | 'products.updated_at';

const SORT_COLUMNS: Record<ProductListQuery['sort'], [SortColumn, 'asc' | 'desc']> = {
  name: ['products.sort_name', 'asc'],
  '-name': ['products.sort_name', 'desc'],
  price: ['products.price_pence', 'asc'],
  '-price': ['products.price_pence', 'desc'],
  stock: ['products.stock', 'asc'],
  '-stock': ['products.stock', 'desc'],
  '-updated': ['products.updated_at', 'desc'],
};
