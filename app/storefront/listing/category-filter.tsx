import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { classNames } from '#app/ui/class-names.ts';
import { sortCategories } from '#domain/category.ts';
import { listingSearch } from '#domain/listing.ts';
import type { ListingData } from './listing-data.ts';

const SHOWN_AT_ONCE = 10;

/** All stored categories, the spec's five first (decision 22), as links: each is a listing with its own address. */
export function CategoryFilter({ listing }: { listing: ListingData }) {
  const { facets, query } = listing;
  const categories = sortCategories(facets.categories);
  if (categories.length === 0) return null;
  const addressOf = (slug: string | null) =>
    listing.categoryInPath || slug === null
      ? (slug ? paths.category(slug) : paths.products()) + listingSearch(query, { category: null, page: 1 })
      : paths.products() + listingSearch(query, { category: slug, page: 1 });
  const option = (slug: string | null, name: string, count?: number) => (
    <li key={slug ?? 'all'}>
      <Link
        to={addressOf(slug)}
        aria-current={query.category === slug ? 'true' : undefined}
        className={classNames(
          'flex min-h-9 items-center gap-2 text-sm hover:text-rose',
          query.category === slug && 'font-semibold text-rose',
        )}
      >
        <span className="grow">{name}</span>
        {count !== undefined && (
          <span className="text-xs font-normal text-ink-soft tabular-nums">
            {count.toLocaleString('en-GB')}
          </span>
        )}
      </Link>
    </li>
  );
  return (
    <nav aria-label="Categories" className="border-t border-line py-4">
      <p className="mb-2 text-sm font-semibold">Category</p>
      <ul>
        {option(null, 'All categories')}
        {categories.slice(0, SHOWN_AT_ONCE).map(({ slug, name, count }) => option(slug, name, count))}
      </ul>
      {categories.length > SHOWN_AT_ONCE && (
        <details open={categories.slice(SHOWN_AT_ONCE).some(({ slug }) => slug === query.category)}>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold underline underline-offset-4">
            {categories.length - SHOWN_AT_ONCE} more categories
          </summary>
          <ul className="max-h-80 overflow-y-auto pr-2">
            {categories.slice(SHOWN_AT_ONCE).map(({ slug, name, count }) => option(slug, name, count))}
          </ul>
        </details>
      )}
    </nav>
  );
}
