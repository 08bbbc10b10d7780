import { Link } from 'react-router';
import type { ListQuery } from '#domain/lists/list-query.ts';
import { listAddress } from './list-address.ts';
import type { ListSearch } from './list-declaration.ts';

export function ListPager({
  list,
  query,
  pageCount,
  isMore = false,
}: {
  list: Pick<ListSearch, 'path' | 'shape'>;
  query: ListQuery;
  pageCount: number;
  /** True where more records match than are listed. */
  isMore?: boolean;
}) {
  const { page } = query;
  const addressOf = (wanted: number) => listAddress(list, query, { page: wanted });
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-5 grid grid-cols-[1fr_auto_1fr] items-center gap-4 text-sm">
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className="btn btn-outline btn-small justify-self-start">
          Previous
        </Link>
      )}
      <span className="col-start-2 tabular-nums">
        Page {page.toLocaleString('en-GB')} of {pageCount.toLocaleString('en-GB')}
        {isMore && '+'}
      </span>
      {page < pageCount && (
        <Link to={addressOf(page + 1)} rel="next" className="btn btn-outline btn-small justify-self-end">
          Next
        </Link>
      )}
      {isMore && page === pageCount && (
        <p className="col-span-full text-center text-ink-soft">
          There are more. To see them, choose days or filters, add a word, or sort the other way.
        </p>
      )}
    </nav>
  );
}
