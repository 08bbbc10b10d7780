import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import type { ListingData } from './listing-data.ts';
import { listingPath } from './listing-paths.ts';

/** The pages of a listing as real links: the first, the last, and those around this one. */
export function Pages({ listing }: { listing: ListingData }) {
  const { page, pageCount } = listing.results;
  if (pageCount < 2 || page > pageCount) return null;
  return (
    <nav aria-label="Pages" className="mt-14 flex flex-wrap items-center justify-center gap-1.5">
      {page > 1 && (
        <Link to={listingPath(listing, { page: page - 1 })} rel="prev" className={LOOK}>
          Previous
        </Link>
      )}
      {pagesAround(page, pageCount).map((shown) =>
        typeof shown === 'string' ? (
          <span key={shown} aria-hidden="true" className="px-1">
            …
          </span>
        ) : (
          <Link
            key={shown}
            to={listingPath(listing, { page: shown })}
            aria-label={`Page ${shown}`}
            aria-current={shown === page ? 'page' : undefined}
            className={classNames(LOOK, 'tabular-nums', shown === page && 'border-ink bg-ink text-white')}
          >
            {shown}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link to={listingPath(listing, { page: page + 1 })} rel="next" className={LOOK}>
          Next
        </Link>
      )}
    </nav>
  );
}

const LOOK =
  'inline-grid min-h-11 min-w-11 place-items-center rounded-full border border-line px-3 text-sm font-medium hover:border-ink';

function pagesAround(page: number, last: number): (number | 'before' | 'after')[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < last);
  return [
    1,
    ...((near[0] ?? last) > 2 ? (['before'] as const) : []),
    ...near,
    ...((near.at(-1) ?? 1) < last - 1 ? (['after'] as const) : []),
    last,
  ];
}
