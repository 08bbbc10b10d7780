import { Link } from 'react-router';
import { CloseIcon } from '#app/ui/icons.tsx';
import { type ActiveFilter, activeFilters } from '#domain/listing/listing.ts';
import { chipText } from './filter-titles.ts';
import type { ListingData } from './listing-data.ts';
import { clearedPath, listingPath } from './listing-paths.ts';

/** The active filters, each removed by a press. */
export function AppliedFilters({ listing }: { listing: ListingData }) {
  const filters = activeFilters(listing.query).filter(
    ({ param }) => !(param === 'category' && listing.categoryInPath),
  );
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Applied filters" className="mb-6 flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <li key={`${filter.param} ${filter.value}`}>
          <Link
            to={listingPath(listing, filter.without)}
            preventScrollReset
            className="inline-flex min-h-10 items-center gap-1.5 rounded-full border border-line-strong py-1 pr-2.5 pl-3.5 text-sm [overflow-wrap:anywhere] hover:border-ink hover:bg-blush-soft"
          >
            <span className="sr-only">Remove filter: </span>
            {labelOf(filter, listing)}
            <CloseIcon className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={clearedPath(listing)}
          preventScrollReset
          className="inline-flex min-h-10 items-center px-2 text-sm font-semibold underline underline-offset-4 hover:text-rose"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}

function labelOf({ param, value }: ActiveFilter, { facets }: ListingData): string {
  switch (param) {
    case 'search':
      return `“${value}”`;
    case 'category':
      return facets.categories.find(({ slug }) => slug === value)?.name ?? value;
    case 'brand':
      return facets.brands.find(({ slug }) => slug === value)?.name ?? value;
    case 'stock':
      return 'In stock';
    case 'offer':
      return 'On offer';
    default: {
      const group = facets.groups.find((known) => known.param === param);
      return chipText(param, group?.options.find(({ slug }) => slug === value)?.name ?? value);
    }
  }
}
