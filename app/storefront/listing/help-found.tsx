import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ArrowRightIcon } from '#app/ui/icons.tsx';
import type { ListingData } from './listing-data.ts';
import { PopularInstead } from './popular-instead.tsx';

/** The pages of help, those the search asks for first, where no product is called that. */
export function HelpFound({ listing: { helpCards = [], instead } }: { listing: ListingData }) {
  return (
    <>
      <nav aria-label="Help pages">
        <p className="mb-3 text-ink-soft">You may be looking for</p>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {helpCards.map(({ title, summary, path }) => (
            <li
              key={path}
              className="relative grid content-start gap-2 rounded-card border border-line bg-surface p-5 hover:border-ink"
            >
              <Link
                to={path}
                className="flex items-center justify-between gap-3 font-display text-lg leading-snug after:absolute after:inset-0 after:rounded-card"
              >
                {title} <ArrowRightIcon className="size-4 shrink-0" />
              </Link>
              {summary && <p className="text-ink-soft">{summary}</p>}
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        No product is called that.
        <ButtonLink to={paths.products()} variant="outline">
          View All Products
        </ButtonLink>
      </p>
      <PopularInstead products={instead} />
    </>
  );
}
