import { useRef, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { useEarlyInput } from '#app/script-delivery/use-early-input.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { classNames } from '#app/ui/class-names.ts';
import { productCountText } from '#domain/catalogue/category.ts';
import { type ListingQuery, type ListingSort, SORTS, VIEWS } from '#domain/listing/listing.ts';
import { FILTERS_ID } from './filters-id.ts';
import { HiddenParams } from './hidden-params.tsx';
import { countRemovable, isBare, type ListingData } from './listing-data.ts';
import { FiltersIcon, GridIcon, ListIcon } from './listing-icons.tsx';
import { listingBase, listingPath } from './listing-paths.ts';
import { useResultsFocus } from './use-results-focus.ts';

/** The count, and over products the sort order and the view. */
export function ListingToolbar({ listing }: { listing: ListingData }) {
  const { total, page, pageCount } = listing.results;
  const chosen = countRemovable(listing);
  const head = useResultsFocus<HTMLParagraphElement>();
  return (
    <div className="mb-5 grid 2xs:grid-cols-[repeat(auto-fit,minmax(min(max(8rem,34%),100%),1fr))] items-center gap-3 sm:flex sm:gap-x-4">
      <p ref={head} tabIndex={-1} role="status" className="rounded-sm font-semibold sm:mr-auto">
        {productCountText(total)}
        {pageCount > 1 && (
          <span className="font-normal text-ink-soft">
            <span className="max-sm:sr-only">, page </span>
            <span aria-hidden="true" className="sm:hidden">
              {' · '}
            </span>
            {page}
            <span className="max-sm:sr-only"> of </span>
            <span aria-hidden="true" className="sm:hidden">
              /
            </span>
            {pageCount.toLocaleString('en-GB')}
          </span>
        )}
      </p>
      {total > 0 && <ViewLinks listing={listing} />}
      {!isBare(listing) && (
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          className="btn btn-outline btn-small border-line-strong md:hidden"
        >
          <FiltersIcon />
          Filters{chosen > 0 && ` (${chosen})`}
        </button>
      )}
      {total > 0 && <SortForm listing={listing} />}
    </div>
  );
}

function ViewLinks({ listing }: { listing: ListingData }) {
  return (
    <nav aria-label="View" className="flex gap-0.5 justify-self-end sm:order-last">
      {VIEWS.map((view) => {
        const isCurrent = listing.query.view === view;
        return (
          <Link
            key={view}
            to={listingPath(listing, { view })}
            aria-current={isCurrent ? 'true' : undefined}
            aria-label={view === 'grid' ? 'Grid' : 'List'}
            preventScrollReset
            className={classNames('icon-button', isCurrent ? 'bg-blush-soft text-rose' : 'text-ink-soft')}
          >
            {view === 'grid' ? <GridIcon /> : <ListIcon />}
          </Link>
        );
      })}
    </nav>
  );
}

const SORT_NAMES: Record<Exclude<ListingSort, 'bestselling'>, string> = {
  relevance: 'Relevance',
  newest: 'Newest',
  saving: 'Biggest saving',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Rating',
  name: 'Name',
};

function SortForm({ listing }: { listing: ListingData }) {
  const { query } = listing;
  const { showsRatings, popular } = useShop();
  const nameOf = (sort: ListingSort) => (sort === 'bestselling' ? popular.order : SORT_NAMES[sort]);
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);
  const [sort, setSort] = useFollowed(query.sort);
  useEarlyInput(() => {
    if (select.current && select.current.value !== sort) choose(select.current.value);
  });
  const offered = SORTS.filter((known) => known !== 'rating' || showsRatings || query.sort === 'rating');
  const sorts: readonly ListingSort[] = query.search ? ['relevance', ...offered] : offered;

  function choose(value: string) {
    const chosen = sorts.find((known) => known === value);
    if (!chosen) return;
    setSort(chosen);
    navigate(listingPath(listing, { sort: chosen }), { preventScrollReset: true });
  }

  return (
    <Form action={listingBase(listing)} className="flex min-w-0 flex-wrap items-center gap-2 sm:flex-nowrap">
      <HiddenParams listing={listing} without={['sort']} />
      <label htmlFor="sort" className="text-[0.9375rem] text-ink-soft max-sm:sr-only">
        Sort by
      </label>
      <span className="relative min-w-32 grow basis-36">
        <select
          ref={select}
          id="sort"
          name="sort"
          value={sort}
          onChange={(event) => choose(event.currentTarget.value)}
          className="min-h-11 w-full appearance-none rounded-full border border-line-strong bg-transparent py-1.5 pr-9 pl-4 text-[0.9375rem] font-semibold text-ellipsis hover:border-ink"
        >
          {sorts.map((known) => (
            <option key={known} value={known}>
              {nameOf(known)}
            </option>
          ))}
        </select>
        <svg
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
        >
          <path d="m5 7.5 5 5 5-5" />
        </svg>
      </span>
      <noscript className="max-sm:w-full">
        <button type="submit" className="btn btn-outline btn-small max-sm:w-full">
          Sort
        </button>
      </noscript>
    </Form>
  );
}

/** Shows the shopper's choice at once, until the address has changed; then the address decides. */
function useFollowed(sort: ListingQuery['sort']) {
  const [seen, setSeen] = useState(sort);
  const [shown, setShown] = useState(sort);
  if (seen !== sort) {
    setSeen(sort);
    setShown(sort);
  }
  return [shown, setShown] as const;
}
