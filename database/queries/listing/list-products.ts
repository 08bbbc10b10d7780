import type { Db } from '#database/open.ts';
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
  db: Db,
  asked: ListingQuery,
): Promise<{ query: ListingQuery; results: ProductPage; facets: Facets }> {
  const names = await readFilterNames(db);
  const query = present(asked, names);
  const heeded = { ...query, filters: knownFilters(query.filters, names) };
  const listed = await selectListed(db, heeded, PAGE_SIZE, names);
  return { query: heeded, results: await pageOf(db, listed, toCards), facets: listed.facets };
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
