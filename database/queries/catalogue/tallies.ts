import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { SearchHit, SearchHits } from '#database/search/product-search.ts';
import type { Names, Tally } from '#domain/listing/facets.ts';

/**
 * Counts the published products (of a search) by every property a listing can be filtered by. One reading serves all counts
 * of a page: one by one, each would read all hits again. Grouped like an index of the products.
 */
export async function countProducts(db: Db, hits: SearchHits | null): Promise<Tally[]> {
  const products = hits
    ? db
        .selectFrom(sql<SearchHit>`(${hits.query})`.as('hits'))
        .crossJoin('products')
        .whereRef('products.id', '=', 'hits.product_id')
    : db.selectFrom('products');
  const rows = await products
    .select((eb) => [
      'products.category_id as categoryId',
      'products.brand_id as brandId',
      eb.fn.countAll<number>().as('all'),
      countOf(IN_STOCK).as('inStock'),
      countOf(ON_OFFER).as('onOffer'),
      countOf(sql`${IN_STOCK} and ${ON_OFFER}`).as('both'),
    ])
    .where('products.status', '=', 'published')
    .groupBy(['products.category_id', 'products.brand_id'])
    .execute();
  return rows.flatMap(({ categoryId, brandId, all, inStock, onOffer, both }) =>
    [
      { inStock: true, onOffer: true, count: both },
      { inStock: true, onOffer: false, count: inStock - both },
      { inStock: false, onOffer: true, count: onOffer - both },
      { inStock: false, onOffer: false, count: all - inStock - onOffer + both },
    ]
      .filter(({ count }) => count > 0)
      .map((counted) => ({ categoryId, brandId, ...counted })),
  );
}

export async function readNames(db: Db): Promise<Names> {
  const [categories, brands] = await Promise.all(
    (['categories', 'brands'] as const).map((table) =>
      db.selectFrom(table).select(['id', 'slug', 'name']).orderBy('name').execute(),
    ),
  );
  return { categories: categories ?? [], brands: brands ?? [] };
}

const IN_STOCK = sql`products.stock > 0`;
const ON_OFFER = sql`products.shown_former_pence > products.shown_price_pence`;

function countOf(condition: RawBuilder<unknown>) {
  return sql<number>`sum(case when ${condition} then 1 else 0 end)`;
}
