import type { Db } from '#database/open.ts';
import { upToDiscount } from '#database/queries/catalogue/discounts.ts';
import { presentShelf } from '#database/shelf/shelves.ts';
import { listingOfLink } from '#domain/content/slide-listing.ts';
import { idsIn, knownFilters, type Names, presentFilters } from '#domain/listing/facets.ts';
import type { ListingQuery } from '#domain/listing/listing.ts';
import type { Shelf } from '#domain/listing/shelf.ts';
import { countShelf } from '#domain/listing/shelf-count.ts';
import { percentOff } from '#domain/money/money.ts';
import { NO_CLAIM, type UpToClaim, upToClaim } from '#domain/money/up-to-percent.ts';
import { readFilterNames } from './filter-names.ts';

/**
 * The 'up to' that each slide may name, by its link: that of the products the link leads to, of the whole shop where it leads
 * to no listing; none for the listing of a search.
 */
export async function listSlideDiscounts(db: Db, links: readonly string[]): Promise<Map<string, UpToClaim>> {
  const distinct = [...new Set(links)];
  return new Map(
    await Promise.all(distinct.map(async (link) => [link, await discountOf(db, link)] as const)),
  );
}

async function discountOf(db: Db, link: string): Promise<UpToClaim> {
  const query = listingOfLink(link);
  if (!query) return upToDiscount(db);
  if (query.search !== '') return NO_CLAIM;
  const [names, shelf] = await Promise.all([readFilterNames(db), presentShelf(db)]);
  return discountOn(shelf, query, names);
}

function discountOn(shelf: Shelf, query: ListingQuery, names: Names): UpToClaim {
  const filters = knownFilters(presentFilters(query.filters, names), names);
  const { listed } = countShelf(shelf, { ...query, filters, onOffer: false }, idsIn(names), null);
  const { formerPence, pricePence } = shelf.moving;
  const reductions = Array.from(listed, (product) => ({
    percent: percentOff(formerPence[product] ?? 0, pricePence[product] ?? 0),
    count: 1,
  }));
  return upToClaim(listed.length, reductions);
}
