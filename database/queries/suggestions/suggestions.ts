import type { Db } from '#database/open.ts';
import { listProductTypes } from '#database/queries/attributes/product-types.ts';
import { listPopular } from '#database/queries/catalogue/products.ts';
import { nearestOrder } from '#database/queries/listing/nearest-order.ts';
import { listInsteadOfSoldOut } from '#database/queries/recommended/instead-of-sold-out.ts';
import { foundProducts } from '#database/search/found-products.ts';
import { type PhraseLexicon, readPhraseLexicon } from '#database/search/phrase-lexicon.ts';
import { findProducts } from '#database/search/search.ts';
import { soundsLike } from '#database/search/sound/sounds-like.ts';
import type { NamedRef, ProductCard } from '#domain/catalogue/product.ts';
import type { Unit } from '#domain/money/unit-price.ts';
import { completionsOf } from '#domain/search/completions.ts';
import { helpPhrases } from '#domain/search/help-topics.ts';
import { meetsRule } from '#domain/search/name-rule.ts';
import { phraseKey } from '#domain/search/phrase-key.ts';
import { saysName } from '#domain/search/says-name.ts';
import type { KindPart } from '#domain/search/search-part.ts';
import { foldText } from '#domain/search/search-text.ts';
import { tellingTerms } from '#domain/search/search-word.ts';
import { isEverydayWord } from '#domain/search/spelling/everyday-words.ts';
import { understandSearch } from '#domain/search/understand-search.ts';
import { unfinishedIntents } from '#domain/search/unfinished-intent.ts';
import { unfinishedKind } from '#domain/search/unfinished-kind.ts';
import { withEmojisAsWords } from '#domain/search/wording/emoji-words.ts';
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
const LONGEST = 60;
const PRODUCTS_SHOWN = 5;
const COMPLETIONS_SHOWN = 5;
const POPULAR_SHOWN = 4;
/** Products whose names complete the text. */
const PRODUCTS_READ = 40;

/** Suggests for an unfinished search; popular searches and products where there is none yet, popular searches where no product is found. */
export async function suggest(db: Db, typed: string): Promise<Suggestions> {
  const text = withEmojisAsWords(typed);
  const wanted = foldText(text).slice(0, LONGEST).trim();
  if (wanted === '') return popularAlone(db);
  const found = wanted.length < SHORTEST ? NOTHING : await suggestFor(db, text.slice(0, LONGEST), wanted);
  const { products, categories, brands, types } = found;
  const findsProducts = [products, categories, brands, types].some((list) => list.length > 0);
  return !findsProducts ? { ...found, popular: await popularSearches(db) } : found;
}

async function popularAlone(db: Db): Promise<Suggestions> {
  const [products, popular] = await Promise.all([listPopular(db, POPULAR_SHOWN), popularSearches(db)]);
  return { ...NOTHING, products: products.map(suggestedCard), popular };
}

/** Searches for the text as it was typed, whose signs tell prices and quotations, and compares names with the folded one. */
async function suggestFor(db: Db, text: string, wanted: string): Promise<Suggestions> {
  const [products, categories, brands, types, pages, { meanings, areas, popular }] = await Promise.all([
    suggestProducts(db, text),
    listNames(db, 'categories'),
    listNames(db, 'brands'),
    listProductTypes(db),
    suggestPages(db, wanted),
    readPhraseLexicon(db),
  ]);
  const kinds = meantKinds(text, { meanings, areas });
  const begun = unfinishedIntents(wanted, meanings);
  const shop = [...popular, ...[...types, ...categories, ...brands].map(({ name }) => name)];
  const shown = products.slice(0, PRODUCTS_SHOWN).map(({ typeId: _typeId, ...product }) => product);
  const named = nearest(types, wanted, TYPES_SHOWN, (row) =>
    Math.max(saysName(wanted, foldText(row.name)) ? MEANT : 0, ...kinds.map((kind) => kindRank(row, kind))),
  );
  // 'eye cream' is no name of a type: its products are 'Eye care'.
  const ofFirst = kinds.length > 0 ? types.filter(({ id }) => id === products[0]?.typeId) : [];
  const links = {
    categories: nearest(categories, wanted, NAMES_SHOWN, ({ id, name }) =>
      kinds.some(({ categoryIds }) => categoryIds.includes(id)) || saysName(wanted, foldText(name))
        ? MEANT
        : 0,
    ).map(namedRef),
    brands: nearest(brands, wanted, NAMES_SHOWN, ({ name }) => sharesWord(foldText(name), wanted)).map(
      namedRef,
    ),
    types: (named.length > 0 ? named : ofFirst).map(({ slug, name, category }) => ({ slug, name, category })),
  };
  return {
    products: shown,
    instead: (await listInsteadOfSoldOut(db, shown)).map(suggestedCard),
    ...links,
    pages,
    completions: completionsOf(
      wanted,
      {
        shop: [...kinds.map(({ asked }) => asked), ...begun, ...shop, ...helpPhrases(wanted)],
        // After a brand only words of single names would follow.
        products: brands.some(({ name }) => foldText(name) === wanted) ? [] : namesOf(products),
        shown: Object.values(links).flatMap((list: readonly NamedRef[]) => list.map(({ name }) => name)),
      },
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

/** With the type of each, which is not shown. */
async function suggestProducts(
  db: Db,
  text: string,
): Promise<(SuggestedProduct & { typeId: string | null })[]> {
  const hits = await findProducts(db, text);
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
      'products.type_id as typeId',
    ])
    .where('products.status', '=', 'published')
    .orderBy(nearestOrder(hits))
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

/** The kinds of product that the text names, or else begins. */
function meantKinds(
  text: string,
  { meanings, areas }: Pick<PhraseLexicon, 'meanings' | 'areas'>,
): KindPart[] {
  const named = understandSearch(text, meanings).parts.flatMap(({ part }) =>
    part.is === 'kind' ? [part] : [],
  );
  if (named.length > 0) return named;
  const wanted = foldText(text);
  const meant = areas.get(phraseKey(wanted))?.alone ?? unfinishedKind(wanted, meanings);
  return meant ? [meant] : [];
}

const namedRef = ({ slug, name }: NamedRef): NamedRef => ({ slug, name });

/** Rank of what the text means, and of what has a word that begins with it. */
const MEANT = 3;

/** Ranks a type of the kind: the sooner the kind is called by its name, the higher. */
function kindRank({ id, name }: { id: string; name: string }, { typeIds, called, notCalled }: KindPart) {
  const place = called.findIndex((phrase) => meetsRule(name, { words: [phrase], not: notCalled }));
  if (place >= 0) return MEANT + 1 / (2 + place);
  return typeIds.includes(id) ? MEANT : 0;
}

/**
 * Rows whose names begin with the text, then those it means and those with a word that begins with it, then those that sound
 * like it. Folded here and not in SQL: neither engine folds accents by itself, and these lists are short.
 */
function nearest<Row extends NamedRef>(
  rows: readonly Row[],
  wanted: string,
  most: number,
  rankMeant: (row: Row) => number,
): Row[] {
  return rows
    .map((row) => ({ row, rank: Math.max(rankOf(foldText(row.name), wanted), rankMeant(row)) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most)
    .map(({ row }) => row);
}

function rankOf(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 4;
  if (` ${name}`.includes(` ${wanted}`)) return MEANT;
  const isHeard =
    soundsLike(wanted, name) || soundsLike(wanted.replaceAll(' ', ''), name.replaceAll(' ', ''));
  return isHeard && !isEverydayWord(wanted) ? 2 : 0;
}

/** Fewest letters of a word that is known by its sound. */
const HEARD_FROM = 5;

/** Ranks a brand of which the text says one word, or one that sounds like its first: that is often how it is called. */
function sharesWord(name: string, wanted: string): number {
  const stem = (word: string) => word.replace(/e?s$/, '');
  const held = tellingTerms(wanted.split(' ')).some(
    (term) => term.length >= 3 && name.split(' ').some((word) => stem(word) === stem(term)),
  );
  if (held) return 1;
  const [first = ''] = name.split(' ');
  return first.length >= HEARD_FROM && soundsLike(wanted, first) && !isEverydayWord(wanted) ? 1 : 0;
}
