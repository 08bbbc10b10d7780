import type { Db } from '#database/open.ts';
import { listProductTypes } from '#database/queries/attributes/product-types.ts';
import { WEIGHTED_RATING } from '#database/queries/catalogue/rated-order.ts';
import { listInsteadOfSoldOut } from '#database/queries/recommended/instead-of-sold-out.ts';
import { foundProducts } from '#database/search/found-products.ts';
import { readPhraseLexicon } from '#database/search/phrase-lexicon.ts';
import { findProducts } from '#database/search/search.ts';
import { soundsLike } from '#database/search/sounds-like.ts';
import type { NamedRef, ProductCard } from '#domain/catalogue/product.ts';
import type { Unit } from '#domain/money/unit-price.ts';
import { completionsOf } from '#domain/search/completions.ts';
import { helpPhrases } from '#domain/search/help-topics.ts';
import { meetsRule } from '#domain/search/name-rule.ts';
import { phraseKey } from '#domain/search/phrase-key.ts';
import type { KindPart, PhraseMeanings } from '#domain/search/search-part.ts';
import { foldText } from '#domain/search/search-text.ts';
import { tellingTerms } from '#domain/search/search-word.ts';
import { unfinishedKind } from '#domain/search/unfinished-kind.ts';
import { popularSearches } from './popular-searches.ts';
import { type SuggestedPage, suggestPages } from './suggested-pages.ts';

export type Suggestions = {
  products: SuggestedProduct[];
  /** Like them and in stock, where all of them are sold out. */
  instead: SuggestedProduct[];
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
  stock: number;
};

const SHORTEST = 2;
const PRODUCTS_SHOWN = 5;
const COMPLETIONS_SHOWN = 5;
/** Products whose names complete the text. */
const PRODUCTS_READ = 40;

/** Suggests for an unfinished search; popular searches where there is none yet, or no product is found. */
export async function suggest(db: Db, text: string): Promise<Suggestions> {
  const wanted = foldText(text).slice(0, 60).trim();
  const found = wanted.length < SHORTEST ? NOTHING : await suggestFor(db, wanted);
  const { products, categories, brands, types } = found;
  const findsProducts = [products, categories, brands, types].some((list) => list.length > 0);
  return !findsProducts ? { ...found, popular: await popularSearches(db) } : found;
}

async function suggestFor(db: Db, wanted: string): Promise<Suggestions> {
  const [products, categories, brands, types, pages, { meanings, popular }] = await Promise.all([
    suggestProducts(db, wanted),
    listNames(db, 'categories'),
    listNames(db, 'brands'),
    listProductTypes(db),
    suggestPages(db, wanted),
    readPhraseLexicon(db),
  ]);
  const kind = meantKind(wanted, meanings);
  const shop = [...popular, ...[...types, ...categories, ...brands].map(({ name }) => name)];
  const shown = products.slice(0, PRODUCTS_SHOWN);
  return {
    products: shown,
    instead: (await listInsteadOfSoldOut(db, shown)).map(suggestedCard),
    categories: nearest(categories, wanted, NAMES_SHOWN, ({ id }) => kind?.categoryIds.includes(id)).map(
      namedRef,
    ),
    brands: nearest(brands, wanted, NAMES_SHOWN).map(namedRef),
    types: nearest(types, wanted, TYPES_SHOWN, (row) => kind && isOfKind(row, kind)).map(
      ({ slug, name, category }) => ({ slug, name, category }),
    ),
    pages,
    completions: completionsOf(
      wanted,
      { shop: [...(kind ? [kind.asked] : []), ...shop, ...helpPhrases(wanted)], products: namesOf(products) },
      COMPLETIONS_SHOWN,
    ),
    popular: [],
  };
}

const NOTHING: Suggestions = {
  products: [],
  instead: [],
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
      'products.stock',
    ])
    .where('products.status', '=', 'published')
    .orderBy('hits.points', 'desc')
    .orderBy(hits.nearness, 'desc')
    .orderBy('products.ordered_count', 'desc')
    .orderBy(WEIGHTED_RATING, 'desc')
    .orderBy('products.shown_review_count', 'desc')
    .orderBy('products.sort_name')
    .limit(PRODUCTS_READ)
    .execute();
}

function suggestedCard({ brand, category, ...card }: ProductCard): SuggestedProduct {
  const { id, name, imageUrl, pricePence, originalPricePence, amount, unit, stock } = card;
  return {
    id,
    name,
    brand: brand.name,
    imageUrl,
    category: category.slug,
    pricePence,
    originalPricePence,
    amount,
    unit,
    stock,
  };
}

function namesOf(products: readonly SuggestedProduct[]): string[] {
  return products.flatMap(({ name, brand }) => [name, `${brand} ${name}`]);
}

const NAMES_SHOWN = 3;
const TYPES_SHOWN = 4;

function listNames(db: Db, table: 'categories' | 'brands') {
  return db
    .selectFrom(table)
    .select(['id', 'slug', 'name'])
    .where('archived_at', 'is', null)
    .orderBy('name')
    .execute();
}

/** The kind of product that the text names or begins. */
function meantKind(wanted: string, meanings: PhraseMeanings): KindPart | null {
  const named = meanings.get(phraseKey(wanted));
  return named?.is === 'kind' ? named : unfinishedKind(wanted, meanings);
}

const namedRef = ({ slug, name }: NamedRef): NamedRef => ({ slug, name });

function isOfKind({ id, name }: { id: string; name: string }, { typeIds, called, notCalled }: KindPart) {
  return typeIds.includes(id) || meetsRule(name, { words: called, not: notCalled });
}

/**
 * Rows whose names begin with the text, then those of the kind it means and those with a word that begins with it, then those
 * that any of its words begins or that sound like it. Folded here and not in SQL: neither engine folds accents by itself,
 * and these lists are short.
 */
function nearest<Row extends NamedRef>(
  rows: readonly Row[],
  wanted: string,
  most: number,
  isMeant: (row: Row) => boolean | null | undefined = () => false,
): Row[] {
  return rows
    .map((row) => ({ row, rank: Math.max(rankOf(foldText(row.name), wanted), isMeant(row) ? 3 : 0) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most)
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
