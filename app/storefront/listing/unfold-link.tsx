import { Link } from 'react-router';
import type { Unfoldable } from '#domain/listing/filters.ts';
import type { ListingData } from './listing-data.ts';
import { listingPath } from './listing-paths.ts';

/** Shows all values of a filter, or the first ones again: one link in one place, so that it keeps the focus. */
export function UnfoldLink({
  listing,
  filter,
  title,
  offered,
  count,
}: {
  listing: ListingData;
  filter: Unfoldable;
  title: string;
  offered: number;
  /** Of all values, offered or not. */
  count: number;
}) {
  const { unfolded } = listing.query;
  const isUnfolded = unfolded.includes(filter);
  if (!isUnfolded && offered >= count) return null;
  const next = isUnfolded ? unfolded.filter((other) => other !== filter) : [...unfolded, filter];
  const text = isUnfolded ? 'Show fewer' : `Show all ${count}`;
  return (
    <Link
      to={listingPath(listing, { unfolded: next })}
      replace
      preventScrollReset
      rel="nofollow"
      aria-label={`${text}: ${title}`}
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-rose md:min-h-9"
    >
      {text}
    </Link>
  );
}
