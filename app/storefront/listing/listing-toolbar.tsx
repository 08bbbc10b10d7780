import type { ReactNode } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { type ListingQuery, SORTS, VIEWS } from '#domain/listing.ts';
import { HiddenParams } from './hidden-params.tsx';
import type { ListingData } from './listing-data.ts';
import { GridIcon, ListIcon } from './listing-icons.tsx';
import { listingBase, listingPath } from './listing-paths.ts';

const SORT_NAMES: Record<ListingQuery['sort'], string> = {
  relevance: 'Best match',
  name: 'Name',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Rating',
};

/** How many there are, how they are sorted, and as what they are shown. */
export function ListingToolbar({ listing, sheet }: { listing: ListingData; sheet: ReactNode }) {
  const { query, results } = listing;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line pb-4">
      <p role="status" className="mr-auto w-full font-semibold xs:w-auto">
        {results.total === 1 ? '1 product' : `${results.total.toLocaleString('en-GB')} products`}
      </p>
      {sheet}
      <SortForm listing={listing} />
      <nav aria-label="View" className="hidden gap-1 xs:flex">
        {VIEWS.map((view) => (
          <Link
            key={view}
            to={listingPath(listing, { view })}
            aria-current={query.view === view ? 'true' : undefined}
            aria-label={view === 'grid' ? 'Grid view' : 'List view'}
            preventScrollReset
            className={classNames(
              'grid size-11 place-items-center rounded-full border',
              query.view === view ? 'border-ink bg-ink text-white' : 'border-line hover:border-ink',
            )}
          >
            {view === 'grid' ? <GridIcon /> : <ListIcon />}
          </Link>
        ))}
      </nav>
    </div>
  );
}

function SortForm({ listing }: { listing: ListingData }) {
  const { query } = listing;
  const submit = useSubmit();
  const sorts = query.search ? (['relevance', ...SORTS] as const) : SORTS;
  return (
    <Form action={listingBase(listing)} preventScrollReset className="flex items-center gap-2">
      <HiddenParams listing={listing} without="sort" />
      <label htmlFor="sort" className="text-sm text-ink-soft">
        Sort by
      </label>
      <select
        id="sort"
        name="sort"
        key={query.sort}
        defaultValue={query.sort}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        className="h-11 rounded-full border border-line-strong bg-surface px-4 pr-9 text-sm font-medium"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_NAMES[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn btn-outline btn-small">
          Sort
        </button>
      </noscript>
    </Form>
  );
}
