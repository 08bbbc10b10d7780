import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import type { ListingData } from './listing-data.ts';
import { listingPath } from './listing-paths.ts';
import { pagesAround } from './pages-around.ts';
import { TO_RESULTS } from './use-results-focus.ts';

export function Pages({ listing }: { listing: ListingData }) {
  const { page, pageCount } = listing.results;
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Pages" className="mt-14 flex items-center justify-center gap-x-1 sm:gap-x-2">
      <Step listing={listing} to={page - 1} rel="prev" name="Previous" sign="←" />
      <ul className="flex items-center">
        {pagesAround(page, pageCount).map((shown) => (
          <li key={shown}>
            {typeof shown === 'string' ? (
              <span aria-hidden="true" className="px-0.5 text-ink-soft sm:px-2">
                …
              </span>
            ) : (
              <Link
                to={listingPath(listing, { page: shown })}
                state={TO_RESULTS}
                aria-label={`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
                className={classNames(
                  'grid h-11 min-w-9 place-items-center rounded-full px-1.5 tabular-nums sm:min-w-11',
                  shown === page ? 'bg-ink font-semibold text-white' : 'hover:bg-blush-soft',
                )}
              >
                {shown}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Step listing={listing} to={page + 1} rel="next" name="Next" sign="→" />
    </nav>
  );
}

function Step({
  listing,
  to,
  rel,
  name,
  sign,
}: {
  listing: ListingData;
  to: number;
  rel: 'prev' | 'next';
  name: string;
  sign: string;
}) {
  if (to < 1 || to > listing.results.pageCount) return null;
  return (
    <Link
      to={listingPath(listing, { page: to })}
      state={TO_RESULTS}
      rel={rel}
      className="inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-line-strong px-3 text-sm font-semibold hover:border-ink sm:px-4"
    >
      {rel === 'prev' && <span aria-hidden="true">{sign}</span>}
      <span className="max-sm:sr-only">{name}</span>
      {rel === 'next' && <span aria-hidden="true">{sign}</span>}
    </Link>
  );
}
