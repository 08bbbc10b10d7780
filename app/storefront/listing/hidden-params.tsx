import { LISTING_PARAMS, listingSearch } from '#domain/listing/listing.ts';
import type { ListingData } from './listing-data.ts';

type Param = (typeof LISTING_PARAMS)[number];

/** Hidden fields that keep the rest of the address in a listing's form, except the page: a new result starts at page 1. */
export function HiddenParams({
  listing: { query, categoryInPath },
  without,
}: {
  listing: ListingData;
  without: readonly Param[];
}) {
  const params = new URLSearchParams(listingSearch(query, { page: 1 }, { categoryInPath }));
  return LISTING_PARAMS.filter((name) => !without.includes(name)).flatMap((name) =>
    params
      .getAll(name)
      .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  );
}
