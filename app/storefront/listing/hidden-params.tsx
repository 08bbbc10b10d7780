import type { ListingQuery } from '#domain/listing/listing.ts';
import type { ListingData } from './listing-data.ts';

type Param = 'search' | 'category' | 'brand' | 'sort' | 'view' | 'stock' | 'offer';

/** Hidden fields that keep the rest of the address in a listing's form, except the page: a new result starts at page 1. */
export function HiddenParams({ listing, without }: { listing: ListingData; without: Param | Param[] }) {
  const params = paramsOf(listing).filter(([name]) => !without.includes(name));
  return params.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

function paramsOf({ query, categoryInPath }: ListingData): [Param, string][] {
  const params: [Param, string | null][] = [
    ['search', query.search],
    ['category', categoryInPath ? null : query.category],
    ...query.brand.map((brand): [Param, string] => ['brand', brand]),
    ['sort', hasOwnSort(query) ? query.sort : null],
    ['view', query.view === 'list' ? 'list' : null],
    ['stock', query.inStock ? 'in' : null],
    ['offer', query.onOffer ? 'yes' : null],
  ];
  return params.flatMap(([name, value]): [Param, string][] => (value ? [[name, value]] : []));
}

function hasOwnSort({ sort, search }: ListingQuery): boolean {
  return sort !== 'relevance' && !(sort === 'name' && !search);
}
