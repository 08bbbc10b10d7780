import { Link } from 'react-router';

/** The way to the other pages of a list; nothing where there is one. */
export function Pager({
  page,
  pageCount,
  addressOf,
}: {
  page: number;
  pageCount: number;
  addressOf: (page: number) => string;
}) {
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
      </span>
      {page < pageCount && (
        <Link to={addressOf(page + 1)} rel="next" className="btn btn-outline btn-small justify-self-end">
          Next
        </Link>
      )}
    </nav>
  );
}
