import type { Db } from '#database/open.ts';
import { foundProducts } from '#database/search/found-products.ts';
import { findProducts } from '#database/search/search.ts';
import type { NamedRef } from '#domain/catalogue/product.ts';
import type { Unit } from '#domain/money/unit-price.ts';
import { foldText } from '#domain/search/search-text.ts';
import { WEIGHTED_RATING } from './rated-order.ts';

export type Suggestions = { products: SuggestedProduct[]; categories: NamedRef[]; brands: NamedRef[] };

export type SuggestedProduct = {
  id: string;
  name: string;
  brand: string;
  imageUrl: string | null;
  category: string;
  pricePence: number;
  originalPricePence: number | null;
  amount: number | null;
  unit: Unit | null;
};

const SHORTEST = 2;

export async function suggest(db: Db, text: string): Promise<Suggestions> {
  const wanted = foldText(text).slice(0, 60);
  if (wanted.length < SHORTEST) return { products: [], categories: [], brands: [] };
  const hits = await findProducts(db, wanted);
  const products = await foundProducts(db, hits.query)
    .select([
      'products.slug as id',
      'products.name',
      'brands.name as brand',
      'products.image_url as imageUrl',
      'categories.slug as category',
      'products.shown_price_pence as pricePence',
      'products.shown_former_pence as originalPricePence',
      'products.shown_amount as amount',
      'products.unit',
    ])
    .where('products.status', '=', 'published')
    .orderBy('hits.points', 'desc')
    .orderBy(hits.nearness, 'desc')
    .orderBy(WEIGHTED_RATING, 'desc')
    .orderBy('products.shown_review_count', 'desc')
    .orderBy('products.sort_name')
    .limit(5)
    .execute();
  const [categories, brands] = await Promise.all([
    namesLike(db, 'categories', wanted),
    namesLike(db, 'brands', wanted),
  ]);
  return { products, categories, brands };
}

/** Folded here and not in SQL: neither engine folds accents by itself, and these lists are short. */
async function namesLike(db: Db, table: 'categories' | 'brands', wanted: string): Promise<NamedRef[]> {
  const rows = await db
    .selectFrom(table)
    .select(['slug', 'name'])
    .where('archived_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.filter(({ name }) => ` ${foldText(name)}`.includes(` ${wanted}`)).slice(0, 3);
}
