import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import type { FilterChoice, ListingData } from './listing-data.ts';
import { listingPath } from './listing-paths.ts';

/** From so many types on, their groups are shown first. */
const MANY = 12;

/** The types of a category as links; many of them by group, the types of the chosen group in a second line. */
export function TypeLinks({ listing, categoryName }: { listing: ListingData; categoryName: string }) {
  const { query, facets } = listing;
  const types = facets.groups.find(({ param }) => param === 'type')?.options ?? [];
  const chosen = query.filters.type ?? [];
  if (types.length < 2) return null;
  const groups = types.length < MANY ? [] : groupsOf(types);
  const within = groups
    .map(([, inGroup]) => inGroup)
    .find((inGroup) => chosen.length > 0 && chosen.every((slug) => slugsOf(inGroup).includes(slug)));
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
  const typeLink = ({ slug, name }: FilterChoice) =>
    link(name, [slug], chosen.length === 1 && chosen[0] === slug);
  return (
    <nav aria-label={`Types of ${categoryName}`} className="mb-5 sm:mb-6">
      <ul className="type-links">
        {link('All', [], chosen.length === 0)}
        {groups.map(([name, inGroup]) => link(name, slugsOf(inGroup), inGroup === within))}
        {groups.length === 0 && types.map(typeLink)}
      </ul>
      {within && <ul className="type-links mt-1">{within.map(typeLink)}</ul>}
    </nav>
  );
}

/** Returns the types by group, in their order; nothing unless every type has a group and there are several. */
function groupsOf(types: readonly FilterChoice[]): [string, FilterChoice[]][] {
  const groups = [...Map.groupBy(types, ({ group }) => group ?? '')];
  return groups.length > 1 && groups.every(([name]) => name !== '') ? groups : [];
}

function slugsOf(types: readonly FilterChoice[]): string[] {
  return types.map(({ slug }) => slug);
}
