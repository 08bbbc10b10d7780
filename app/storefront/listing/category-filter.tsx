import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { keepEntryForNavigation } from '#app/browser/hold-back.ts';
import { paths } from '#app/links/paths.ts';
import { FIRST_CATEGORIES } from '#domain/catalogue/category.ts';
import { listingSearch } from '#domain/listing/listing.ts';
import { FilterGroup } from './filter-group.tsx';
import { Count } from './filter-option.tsx';
import type { FilterChoice, ListingData } from './listing-data.ts';

const SHOWN_AT_ONCE = 10;

/** Categories as links, because each has an address of its own; the links keep the other filters except types. */
export function CategoryFilter({ listing: { query, facets } }: { listing: ListingData }) {
  const { categories } = facets;
  const { type: _type, ...withoutType } = query.filters;
  if (categories.length === 0) return null;
  const atOnce = shownAtOnce(categories);
  const others = categories.filter((category) => !atOnce.has(category));
  const option = ({ slug, name, count }: { slug: string | null; name: string; count?: number }) => {
    const isCurrent = query.category === slug;
    const base = slug === null ? paths.products() : paths.category(slug);
    return (
      <li key={slug ?? ''}>
        <Link
          to={
            base +
            listingSearch(
              query,
              { category: slug, filters: withoutType, unfolded: [] },
              { categoryInPath: true },
            )
          }
          aria-current={isCurrent ? 'page' : undefined}
          onClick={closeSheet}
          className="filter-option"
        >
          <span>{name}</span>
          {count !== undefined && <Count count={count} />}
        </Link>
      </li>
    );
  };
  return (
    <nav aria-label="Categories">
      <FilterGroup title="Category" isOpen>
        <ul>
          {option({ slug: null, name: 'All categories' })}
          {categories.filter((category) => atOnce.has(category)).map(option)}
        </ul>
        {others.length > 0 && (
          <details className="fold" open={others.some(({ slug }) => slug === query.category)}>
            <summary className="flex min-h-11 items-center justify-between font-medium hover:text-rose">
              {others.length} more categories
              <span aria-hidden="true" className="fold-mark" />
            </summary>
            <ul>{others.map(option)}</ul>
          </details>
        )}
      </FilterGroup>
    </nav>
  );
}

/** Returns the first five and the largest categories. */
function shownAtOnce(categories: FilterChoice[]): Set<FilterChoice> {
  const fixed = categories.filter(({ slug }) => FIRST_CATEGORIES.includes(slug));
  const largest = categories.toSorted((a, b) => b.count - a.count);
  return new Set([...new Set([...fixed, ...largest])].slice(0, SHOWN_AT_ONCE));
}

function closeSheet({ currentTarget }: MouseEvent<HTMLElement>) {
  keepEntryForNavigation();
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
