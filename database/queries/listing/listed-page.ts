import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { foundProducts } from '#database/search/found-products.ts';
import type { SearchHits } from '#database/search/product-search.ts';
import { findProducts } from '#database/search/search.ts';
import { whyNothing } from '#database/search/why-nothing.ts';
import { presentShelf } from '#database/shelf/shelves.ts';
import { type Facets, facetsOf, idsIn, type Names } from '#domain/listing/facets.ts';
import type { ListingQuery } from '#domain/listing/listing.ts';
import type { Shelf } from '#domain/listing/shelf.ts';
import { countShelf } from '#domain/listing/shelf-count.ts';
import { pageOfShelf } from '#domain/listing/shelf-order.ts';
import type { MeantTone } from '#domain/listing/variant-meant.ts';
import type { WordsMatched } from '#domain/search/search-word.ts';
import type { UnderstoodPart, UnmetPrice } from '#domain/search/understood-part.ts';
import type { NothingBecause } from '#domain/search/wording/nothing-because.ts';
import { nearestOrder } from './nearest-order.ts';

export type Listed = {
  /** Of the products on the page, in its order. */
  ids: string[];
  facets: Facets;
  total: number;
  page: number;
  pageCount: number;
  /** The spelling that was searched for instead, when the shopper's own found nothing. */
  correctedTo: string | null;
  /** 'every' where every product found has every word of the search. */
  wordsMatched: WordsMatched;
  /** What of the search was taken for a filter or an order. */
  understood: readonly UnderstoodPart[];
  /** The price that the search asks for and no product found has. */
  unmetPrice: UnmetPrice | null;
  /** The words for a kind that nothing is called by, where what is nearest to it was found. */
  unsold: string | null;
  /** Why nothing was found; null where something was. */
  nothingBecause: NothingBecause | null;
  /** The family of shades that the search asks for. */
  shade: string | null;
  /** The depth and undertone of skin that the search asks for. */
  tone: MeantTone | null;
};

/** Selects a page of a listing and counts its facets in the shelf; a search alone asks the database. */
export async function selectListed(
  db: Db,
  query: ListingQuery,
  pageSize: number,
  names: Names,
): Promise<Listed> {
  const hits = query.search === '' ? null : await findProducts(db, query.search);
  const found = hits && (await readHits(db, hits));
  const shelf = await presentShelf(db);
  const among = found && (await numbersOf(shelf, found));
  const count = countShelf(shelf, query, idsIn(names), among);
  const part = { offset: (query.page - 1) * pageSize, limit: pageSize };
  const ids =
    hits && query.sort === 'relevance'
      ? await nearestOf(db, hits, {
          listed: idsOn(shelf, count.listed),
          isWhole: count.listed.length === among?.length,
          ...part,
        })
      : idsOn(shelf, pageOfShelf(shelf, count.listed, query.sort, part, count.pricePence));
  const total = count.listed.length;
  return {
    ids,
    facets: facetsOf(shelf, count, query, names),
    total,
    page: query.page,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    correctedTo: hits?.correctedTo ?? null,
    wordsMatched: hits?.wordsMatched ?? 'every',
    understood: hits?.understood ?? [],
    unmetPrice: hits?.unmetPrice ?? null,
    unsold: hits?.unsold ?? null,
    nothingBecause: total > 0 ? null : await reasonOf(db, query, found ?? []),
    shade: hits?.shade ?? null,
    tone: hits?.tone ?? null,
  };
}

async function reasonOf(db: Db, { search }: ListingQuery, found: readonly string[]): Promise<NothingBecause> {
  return search === '' || found.length > 0 ? { is: 'filters' } : whyNothing(db, search);
}

/** Reads them as one text: a row for each of a hundred thousand would hold the event loop. */
async function readHits(db: Db, hits: SearchHits): Promise<string[]> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(product_id, ${sql.lit(BETWEEN_IDS)}) as ids from (${hits.query}) as hits
  `.execute(db);
  return rows[0]?.ids?.split(BETWEEN_IDS) ?? [];
}

/** In no id. */
const BETWEEN_IDS = '\n';

/** Up to so many products are named in a query; of more, all hits are put in order. */
const MOST_NAMED = 5000;

/** Returns the ids of a page of the listed hits, the nearest first. */
async function nearestOf(
  db: Db,
  hits: SearchHits,
  { listed, isWhole, offset, limit }: { listed: string[]; isWhole: boolean; offset: number; limit: number },
): Promise<string[]> {
  if (listed.length === 0) return [];
  const nearest = foundProducts(db, hits.query)
    .select('products.id')
    .where('products.status', '=', 'published')
    .orderBy(nearestOrder(hits));
  const isNamed = listed.length <= MOST_NAMED;
  if (isWhole || isNamed) {
    const named = isWhole ? nearest : nearest.where('products.id', 'in', listed);
    return (await named.limit(limit).offset(offset).execute()).map(({ id }) => id);
  }
  const wanted = new Set(listed);
  const all = (await nearest.execute()).filter(({ id }) => wanted.has(id));
  return all.slice(offset, offset + limit).map(({ id }) => id);
}

/** Returns the products' numbers by name, in parts, so that others are served in between. What is not published is not on the shelf. */
async function numbersOf({ numberOf }: Shelf, found: readonly string[]): Promise<Int32Array> {
  const numbers = new Int32Array(found.length);
  let count = 0;
  for (const [place, id] of found.entries()) {
    const number = numberOf.get(id);
    if (number !== undefined) numbers[count++] = number;
    if (place % FOUND_AT_ONCE === FOUND_AT_ONCE - 1) await nextTurn();
  }
  return numbers.subarray(0, count).sort();
}

const FOUND_AT_ONCE = 10_000;

function idsOn({ ids }: Shelf, numbers: Iterable<number>): string[] {
  return Array.from(numbers, (number) => ids[number] ?? '');
}
