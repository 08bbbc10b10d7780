import { Link } from 'react-router';
import { classNames } from './class-names.ts';

export type Crumb = { name: string; to?: string };

/** The last step is the page itself and has no link; shortened, it stays in the line where there is room for a word. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map((crumb, index) => (
          <li
            key={crumb.name}
            className={classNames('flex items-center gap-x-2', !crumb.to && 'min-w-0 flex-1 basis-24')}
          >
            {index > 0 && <span aria-hidden="true">/</span>}
            {crumb.to ? (
              <Link
                to={crumb.to}
                className="inline-flex min-h-6 items-center py-1 hover:text-rose hover:underline"
              >
                {crumb.name}
              </Link>
            ) : (
              <span aria-current="page" className="2xs:line-clamp-1 text-ink">
                {crumb.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
