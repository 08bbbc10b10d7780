import type { HelpCard } from '#database/queries/suggestions/help-cards.ts';
import type { NamedRef, ProductCard } from '#domain/catalogue/product.ts';
import { type Facet, type Facets, NO_FACETS } from '#domain/listing/facets.ts';
import { activeFilters, type ListingQuery } from '#domain/listing/listing.ts';
import type { ChosenValue } from '#domain/listing/listing-title.ts';
import type { WordsMatched } from '#domain/search/search-word.ts';
import type { UnderstoodPart, UnmetPrice } from '#domain/search/understood-part.ts';
import type { NothingBecause } from '#domain/search/wording/nothing-because.ts';
import { shortened } from '#domain/text/shortened.ts';
import type { ArchedCategory } from '../categories/category-arches.tsx';
import { type CardExtras, type ShownCard, shownCard } from '../product-card/shown-card.ts';

/** Popular products below 'No Products Found'. */
export const INSTEAD_COUNT = 4;

const LONGEST_WORDS = 150;

export type FilterChoice = Facet;

export type ListingData = {
  query: ListingQuery;
  results: {
    items: ShownCard[];
    total: number;
    page: number;
    pageCount: number;
    /** The corrected search, if it was corrected. */
    correctedTo: string | null;
    /** 'every' if all products hold every word of the search. */
    wordsMatched: WordsMatched;
    /** What of the search was taken for a filter or an order. */
    understood: readonly UnderstoodPart[];
    /** The price that the search asks for and no product found has. */
    unmetPrice: UnmetPrice | null;
    /** The words for a kind that nothing is called by, where what is nearest to it was found. */
    unsold: string | null;
    /** Why nothing was found. */
    nothingBecause: NothingBecause | null;
  };
  facets: Facets;
  /** Filled if nothing was found. */
  instead: ShownCard[];
  /** Filled if nothing was found. */
  categories?: readonly ArchedCategory[];
  /** Like the products found and in stock, where all of them are sold out. */
  alike?: readonly ShownCard[];
  /** Help pages that the search asks for. */
  helpPages?: readonly { title: string; path: string }[];
  /** They and the other pages of help, where nothing but help was found. */
  helpCards?: readonly HelpCard[];
  /** Descriptions by product id, in the list view only. */
  words: Record<string, string>;
  /** True if the category is part of the path (/categories/makeup) and no removable filter. */
  categoryInPath: boolean;
};

/** True for a search that no product is called and help pages are: nothing is there to filter or sort. */
export function asksForHelpAlone({ query, results, helpPages = [] }: ListingData): boolean {
  return (
    results.total === 0 &&
    helpPages.length > 0 &&
    activeFilters(query).every(({ param }) => param === 'search')
  );
}

/** True where nothing is listed, and nothing was chosen that could be taken away: there is nothing to sort, view or filter. */
export function isBare(listing: ListingData): boolean {
  return listing.results.total === 0 && countRemovable(listing) === 0;
}

/** The number of filters that can be taken away; a search is none. */
export function countRemovable({ query, categoryInPath }: ListingData): number {
  return activeFilters(query).filter(
    ({ param }) => param !== 'search' && !(param === 'category' && categoryInPath),
  ).length;
}

/** Returns the categories with a match and the chosen one, in their stored order. */
export function withStoredCategories(
  facets: Facets,
  stored: readonly NamedRef[],
  chosen: string | null,
): Facets {
  const counts = new Map(facets.categories.map(({ slug, count }) => [slug, count]));
  const categories = stored
    .map(({ slug, name }) => ({ slug, name, count: counts.get(slug) ?? 0 }))
    .filter(({ slug, count }) => count > 0 || slug === chosen);
  return { ...facets, categories };
}

export function withDrawings<T extends { items: (ProductCard & CardExtras)[] }>(
  results: T,
): T & { items: ShownCard[] } {
  return { ...results, items: results.items.map(shownCard) };
}

export const idsOf = ({ items }: { items: readonly { id: string }[] }): string[] => items.map(({ id }) => id);

/** Shortens each description to two lines. */
export function shownWords(descriptions: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...descriptions].map(([id, text]) => [id, shortened(text, LONGEST_WORDS)]));
}

export function isBeyondLastPage({ page, pageCount, total }: ListingData['results']): boolean {
  return total > 0 && page > pageCount;
}

/** Returns the chosen values of the filters with their names. */
export function chosenValues({ query, facets }: Pick<ListingData, 'query' | 'facets'>): ChosenValue[] {
  return facets.groups.flatMap(({ param, options }) =>
    options
      .filter(({ slug }) => query.filters[param]?.includes(slug))
      .map(({ slug, name }) => ({ param, slug, name })),
  );
}

/** The listing of an unreadable catalogue (docs/decisions/043-failed-lists-show-empty-with-503.md). */
export function unreadListing(query: ListingQuery, categoryInPath: boolean): ListingData {
  return {
    query,
    results: {
      items: [],
      total: 0,
      page: 1,
      pageCount: 1,
      correctedTo: null,
      wordsMatched: 'every',
      understood: [],
      unmetPrice: null,
      unsold: null,
      nothingBecause: null,
    },
    facets: NO_FACETS,
    instead: [],
    words: {},
    categoryInPath,
  };
}
