import { Link } from 'react-router';

/** Links to the page before and after; nothing where there is one page. */
export function PageLinks({ page, pageCount }: { page: number; pageCount: number }) {
  if (pageCount <= 1) return null;
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4';
  return (
    <nav aria-label="Pages" className="flex items-center gap-4 border-t border-line px-4 text-sm sm:px-5">
      {page > 1 && (
        <Link to={`?page=${page - 1}`} className={link}>
          Previous
        </Link>
      )}
      <span className="inline-flex min-h-11 items-center">
        Page {page} of {pageCount.toLocaleString('en-GB')}
      </span>
      {page < pageCount && (
        <Link to={`?page=${page + 1}`} className={link}>
          Next
        </Link>
      )}
    </nav>
  );
}
