import type { NamedRef, ProductCard } from '#domain/catalogue/product.ts';
import type { ListingQuery } from '#domain/listing/listing.ts';
import type { WordsMatched } from '#domain/search/search-word.ts';
import { shortened } from '#domain/text/shortened.ts';
import { type ShownCard, shownCard } from '../product-card/shown-card.ts';

/** A row of what others like, below 'No Products Found'. */
export const INSTEAD_COUNT = 4;

const LONGEST_WORDS = 150;

export type FilterChoice = NamedRef & { count: number };

/** What every listing shows, whatever its heading. */
export type ListingData = {
  query: ListingQuery;
  results: {
    items: ShownCard[];
    total: number;
    page: number;
    pageCount: number;
    /** The spelling that was searched for instead. */
    correctedTo: string | null;
    /** Whether all of it holds every word that was searched for. */
    wordsMatched: WordsMatched;
  };
  facets: { categories: FilterChoice[]; brands: FilterChoice[]; inStock: number; onOffer: number };
  /** Popular with others, where nothing was found. */
  instead: ShownCard[];
  /** What a list says of each product, by its id; a grid says nothing more. */
  words: Record<string, string>;
  /** The category is part of the address (/categories/makeup) and not a filter to take away. */
  categoryInPath: boolean;
};

/** All stored categories are offered in their order, also those of which nothing is found (decision 22). */
export function withAllCategories(
  facets: ListingData['facets'],
  stored: readonly NamedRef[],
): ListingData['facets'] {
  const counts = new Map(facets.categories.map(({ slug, count }) => [slug, count]));
  const categories = stored.map(({ slug, name }) => ({ slug, name, count: counts.get(slug) ?? 0 }));
  return { ...facets, categories };
}

export function withDrawings<T extends { items: ProductCard[] }>(results: T): T & { items: ShownCard[] } {
  return { ...results, items: results.items.map(shownCard) };
}

export const idsOf = ({ items }: { items: readonly { id: string }[] }): string[] => items.map(({ id }) => id);

/** Two lines of each description, for a list. */
export function shownWords(descriptions: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...descriptions].map(([id, text]) => [id, shortened(text, LONGEST_WORDS)]));
}

export function isBeyondLastPage({ page, pageCount, total }: ListingData['results']): boolean {
  return total > 0 && page > pageCount;
}

/** What is shown where the catalogue cannot be read (decision 32). */
export function unreadListing(query: ListingQuery, categoryInPath: boolean): ListingData {
  return {
    query,
    results: { items: [], total: 0, page: 1, pageCount: 1, correctedTo: null, wordsMatched: 'every' },
    facets: { categories: [], brands: [], inStock: 0, onOffer: 0 },
    instead: [],
    words: {},
    categoryInPath,
  };
}
