import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import type { ListingData } from './listing-data.ts';
import { listingPath } from './listing-paths.ts';

/** The types of a category as links. */
export function TypeLinks({ listing, categoryName }: { listing: ListingData; categoryName: string }) {
  const { query, facets } = listing;
  const types = facets.groups.find(({ param }) => param === 'type')?.options ?? [];
  const chosen = query.filters.type ?? [];
  if (types.length < 2) return null;
  const link = (name: string, slugs: readonly string[], isCurrent: boolean) => (
    <li key={name}>
      <Link
        to={listingPath(listing, { filters: { ...query.filters, type: slugs } })}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center rounded-full border px-4 text-[0.9375rem] whitespace-nowrap hover:border-ink sm:min-h-10',
          isCurrent ? 'border-ink bg-ink text-white' : 'border-line-strong',
        )}
      >
        {name}
      </Link>
    </li>
  );
  return (
    <nav aria-label={`Types of ${categoryName}`} className="mb-5 sm:mb-6">
      <ul className="type-links">
        {link('All', [], chosen.length === 0)}
        {types.map(({ slug, name }) => link(name, [slug], chosen.length === 1 && chosen[0] === slug))}
      </ul>
    </nav>
  );
}
