import type { Db } from '#database/open.ts';
import { listProductTypes } from '#database/queries/attributes/product-types.ts';
import { WEIGHTED_RATING } from '#database/queries/catalogue/rated-order.ts';
import { foundProducts } from '#database/search/found-products.ts';
import { findProducts } from '#database/search/search.ts';
import { soundsLike } from '#database/search/sounds-like.ts';
import type { NamedRef } from '#domain/catalogue/product.ts';
import type { Unit } from '#domain/money/unit-price.ts';
import { completionsOf } from '#domain/search/completions.ts';
import { foldText } from '#domain/search/search-text.ts';
import { tellingTerms } from '#domain/search/search-word.ts';
import { popularSearches } from './popular-searches.ts';
import { type SuggestedPage, suggestPages } from './suggested-pages.ts';

export type Suggestions = {
  products: SuggestedProduct[];
  categories: NamedRef[];
  brands: NamedRef[];
  types: SuggestedType[];
  pages: SuggestedPage[];
  completions: string[];
  popular: string[];
};

export type SuggestedType = NamedRef & { category: string };

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
const PRODUCTS_SHOWN = 5;
/** Products whose names complete the text. */
const PRODUCTS_READ = 40;

/** Suggests for an unfinished search; popular searches where there is none yet. */
export async function suggest(db: Db, text: string): Promise<Suggestions> {
  const wanted = foldText(text).slice(0, 60).trim();
  if (wanted === '') return { ...NOTHING, popular: await popularSearches(db) };
  if (wanted.length < SHORTEST) return NOTHING;
  const [products, categories, brands, types, pages] = await Promise.all([
    suggestProducts(db, wanted),
    suggestNames(db, 'categories', wanted),
    suggestNames(db, 'brands', wanted),
    suggestTypes(db, wanted),
    suggestPages(db, wanted),
  ]);
  return {
    products: products.slice(0, PRODUCTS_SHOWN),
    categories,
    brands,
    types,
    pages,
    completions: completionsOf(wanted, namesOf(products), 4),
    popular: [],
  };
}

const NOTHING: Suggestions = {
  products: [],
  categories: [],
  brands: [],
  types: [],
  pages: [],
  completions: [],
  popular: [],
};

async function suggestProducts(db: Db, wanted: string): Promise<SuggestedProduct[]> {
  const hits = await findProducts(db, wanted);
  return foundProducts(db, hits.query)
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
    .limit(PRODUCTS_READ)
    .execute();
}

function namesOf(products: readonly SuggestedProduct[]): string[] {
  return products.flatMap(({ name, brand }) => [name, `${brand} ${name}`]);
}

const NAMES_SHOWN = 3;

/**
 * Names that begin with the text, then those with a word that begins with it, then those that any of its words begins or
 * that sound like it. Folded here and not in SQL: neither engine folds accents by itself, and these lists are short.
 */
async function suggestNames(db: Db, table: 'categories' | 'brands', wanted: string): Promise<NamedRef[]> {
  const rows = await db
    .selectFrom(table)
    .select(['slug', 'name'])
    .where('archived_at', 'is', null)
    .orderBy('name')
    .execute();
  return nearest(rows, wanted);
}

async function suggestTypes(db: Db, wanted: string): Promise<SuggestedType[]> {
  const types = await listProductTypes(db);
  const named = types.map(({ slug, name, category }) => ({ slug, name, category }));
  return nearest(named, wanted);
}

function nearest<Row extends NamedRef>(rows: readonly Row[], wanted: string): Row[] {
  return rows
    .map((row) => ({ row, rank: rankOf(foldText(row.name), wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, NAMES_SHOWN)
    .map(({ row }) => row);
}

function rankOf(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 4;
  if (` ${name}`.includes(` ${wanted}`)) return 3;
  if (soundsLike(wanted, name) || soundsLike(wanted.replaceAll(' ', ''), name.replaceAll(' ', ''))) return 2;
  const stem = (word: string) => word.replace(/e?s$/, '');
  const held = tellingTerms(wanted.split(' ')).some(
    (term) => term.length >= 3 && name.split(' ').some((word) => stem(word) === stem(term)),
  );
  return held ? 1 : 0;
}
