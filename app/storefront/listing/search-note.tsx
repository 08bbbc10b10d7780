import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ArrowRightIcon, CloseIcon } from '#app/ui/icons.tsx';
import { conditionIn } from '#domain/search/wording/medical-words.ts';
import { asksForHelpAlone, type ListingData } from './listing-data.ts';

/**
 * Says how a search was read: its corrected spelling, what was taken for a filter or an order, the help pages it asks for beside products, and
 * if products do not hold every word. True under any filter and order.
 */
export function SearchNote({ listing }: { listing: ListingData }) {
  const { query, results, helpPages = [] } = listing;
  const { search } = query;
  const { correctedTo, wordsMatched, understood, unmetPrice, unsold } = results;
  const words = correctedTo ?? search;
  const condition = conditionIn(search);
  return (
    <>
      {helpPages.length > 0 && !asksForHelpAlone(listing) && (
        <nav aria-label="Help pages" className="mt-4">
          <p className="text-ink-soft">You may be looking for</p>
          <ul className="mt-2 flex flex-wrap gap-3">
            {helpPages.map(({ title, path }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="inline-flex min-h-12 items-center gap-2 rounded-md border border-line-strong px-5 py-2 font-semibold hover:border-ink hover:bg-blush-soft"
                >
                  {title} <ArrowRightIcon className="size-4" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {condition && (
        <p className="mt-3">
          What we sell is cosmetic and no treatment for {condition}: please ask a pharmacist or your doctor.
        </p>
      )}
      {correctedTo && (
        <p className="mt-3">
          No results for “{search}”. Showing results for “{correctedTo}”.
        </p>
      )}
      {understood.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <span>We read this as</span>
          {understood.map(({ name, without }) => (
            <Link
              key={name}
              to={without ? paths.search(without) : paths.products()}
              className="inline-flex min-h-10 items-center gap-1.5 rounded-full border border-line-strong py-1 pr-2.5 pl-3.5 text-sm hover:border-ink hover:bg-blush-soft"
            >
              <span className="sr-only">Remove: </span>
              {name}
              <CloseIcon className="size-4" />
            </Link>
          ))}
          <Link
            to={paths.search(`"${search}"`)}
            className="inline-flex min-h-10 items-center px-2 text-sm font-semibold underline underline-offset-4 hover:text-rose"
          >
            Search for the exact words
          </Link>
        </div>
      )}
      {wordsMatched === 'every-or-most' && results.total > 0 && (
        <p className="mt-3">Few products match every word of “{words}”, so the closest ones are here too.</p>
      )}
      {unmetPrice && results.total > 0 && (
        <p className="mt-3">
          {unmetPrice.without ? `No product for “${unmetPrice.without}” costs` : 'No product costs'}{' '}
          {unmetPrice.costs}. These come closest in price.
        </p>
      )}
      {wordsMatched === 'most' && !unmetPrice && results.total > 0 && (
        <p className="mt-3">
          {unsold
            ? `We have nothing called “${unsold}”. These come closest.`
            : `No product matches every word of “${words}”. These come closest.`}
        </p>
      )}
    </>
  );
}
