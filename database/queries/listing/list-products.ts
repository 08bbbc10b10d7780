import type { Db } from '#database/open.ts';
import { type NotedReading, notedReading } from '#database/page-reads.ts';
import {
  type CardRow,
  type CardWithVariants,
  selectCards,
  toCards,
  toCardsWithVariants,
} from '#database/queries/catalogue/product-rows.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { type Facets, knownFilters, type Names, presentFilters } from '#domain/listing/facets.ts';
import { type ListingQuery, PAGE_SIZE } from '#domain/listing/listing.ts';
import { ASSORTMENT, ofGroup, type Topic } from '#domain/topics/topics.ts';
import { readFilterNames } from './filter-names.ts';
import { type Listed, selectListed } from './listed-page.ts';

export type ProductPage<Item = ProductCard> = Omit<Listed, 'ids' | 'facets'> & { items: Item[] };

export async function listProducts(db: Db, query: ListingQuery, pageSize = PAGE_SIZE): Promise<ProductPage> {
  const names = await readFilterNames(db);
  const listed = await selectListed(db, present(query, names), pageSize, names);
  return pageOf(db, listed, toCards);
}

/** The same with whole variants, for the API: pages do not use them. */
export async function listProductsWithVariants(
  db: Db,
  query: ListingQuery,
  pageSize: number,
): Promise<ProductPage<CardWithVariants>> {
  const names = await readFilterNames(db);
  const listed = await selectListed(db, present(query, names), pageSize, names);
  return pageOf(db, listed, toCardsWithVariants);
}

/** The listing of a page: values of filters that the shop does not have are ignored; `query` is what was heeded. */
export async function listProductsAndFacets(
  by: Db,
  asked: ListingQuery,
): Promise<{ query: ListingQuery; results: ProductPage; facets: Facets }> {
  const reading = notedReading(by);
  const { db } = reading;
  const names = await readFilterNames(db);
  const query = present(asked, names);
  const heeded = { ...query, filters: knownFilters(query.filters, names) };
  noteListing(reading, asked, names);
  const listed = await selectListed(db, heeded, PAGE_SIZE, names);
  return { query: heeded, results: await pageOf(db, listed, toCards), facets: listed.facets };
}

/**
 * The products of a category or brand decide on a listing of it, and how many products others have, which stand beside its name. With
 * another filter a listing counts products of all groups by what they show.
 */
function noteListing({ note, noteAnything }: NotedReading, asked: ListingQuery, names: Names): void {
  const { search, category, brand, filters, inStock, onOffer } = asked;
  const isNarrowed = search !== '' || inStock || onOffer || Object.keys(filters).length > 0;
  const group = categoryOrBrand({ category, brand }, names);
  if (isNarrowed || !group) noteAnything();
  else note(group, ASSORTMENT);
}

/** Null for both, for neither, and for a name that nothing has. */
function categoryOrBrand(
  { category, brand }: Pick<ListingQuery, 'category' | 'brand'>,
  { categories, brands }: Names,
): Topic | null {
  const idOf = (named: readonly { id: string; slug: string }[], asked: string) =>
    named.find(({ id, slug }) => slug === asked || id === asked)?.id;
  const categoryId = category === null ? undefined : idOf(categories, category);
  const brandId = brand.length === 1 ? idOf(brands, brand[0] ?? '') : undefined;
  if (category === null) return brandId === undefined ? null : ofGroup('brand', brandId);
  return brand.length > 0 || categoryId === undefined ? null : ofGroup('category', categoryId);
}

function present(query: ListingQuery, names: Names): ListingQuery {
  return { ...query, filters: presentFilters(query.filters, names) };
}

async function pageOf<Item>(
  db: Db,
  { ids, facets: _facets, ...page }: Listed,
  toItems: (db: Db, rows: CardRow[]) => Promise<Item[]>,
): Promise<ProductPage<Item>> {
  if (ids.length === 0) return { items: [], ...page };
  const place = new Map(ids.map((id, index) => [id, index]));
  const rows = await selectCards(db).where('products.id', 'in', ids).execute();
  rows.sort((one, other) => (place.get(one.row_id) ?? 0) - (place.get(other.row_id) ?? 0));
  return { items: await toItems(db, rows), ...page };
}
