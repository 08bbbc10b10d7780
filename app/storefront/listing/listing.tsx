import type { ReactNode } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ErrorFence } from '#app/ui/error-fence.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { LANDING_SLUGS } from '#domain/listing/landing-slug.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { Filters } from './filters.tsx';
import { GridError } from './grid-error.tsx';
import { HelpFound } from './help-found.tsx';
import { asksForHelpAlone, isBare, type ListingData } from './listing-data.ts';
import { ListingToolbar } from './listing-toolbar.tsx';
import { PRODUCTS_LOADING } from './loading-words.ts';
import { Pages } from './pages.tsx';
import { RailFoot } from './rail-foot.tsx';
import { Results } from './results.tsx';
import { SearchNote } from './search-note.tsx';
import { TypeLinks } from './type-links.tsx';

/** A listing: heading, filters, results and pages. Complete without script. */
export function Listing({
  listing,
  heading,
  intro,
  website = null,
  trail,
  picture = null,
  categoryName = null,
}: {
  listing: ListingData;
  heading: string;
  intro: string;
  /** Of the brand whose products these are. */
  website?: string | null;
  trail: Crumb[];
  /** Picture beside the heading of a category. */
  picture?: { url: string; tone: string } | null;
  /** Of the category in the path, for the links to its types. */
  categoryName?: string | null;
}) {
  const { query } = listing;
  const landing = LANDING_SLUGS.find((slug) => slug === query.category);
  return (
    <div className="wrap pt-5 pb-20 [overflow-wrap:anywhere]">
      <Breadcrumbs trail={trail} />
      <header
        className={classNames(
          'mt-3 mb-5 sm:mt-4 sm:mb-6',
          picture ? `listing-head ${picture.tone}` : 'max-w-3xl',
        )}
      >
        {picture && <HeadPicture url={picture.url} className="listing-photo" />}
        <h1 className={heading.length > 40 ? 'heading-2' : 'heading-1'}>{heading}</h1>
        {intro && (
          <p
            className={classNames('mt-3 sm:text-lg', picture ? 'leading-snug' : 'max-w-prose text-ink-soft')}
          >
            {intro}
            {landing && (
              <>
                {' '}
                <Link
                  to={paths.landing(landing)}
                  className="font-semibold whitespace-nowrap underline underline-offset-4"
                >
                  {heading} guide
                </Link>
              </>
            )}
          </p>
        )}
        {website && <BrandWebsite address={website} />}
        <SearchNote listing={listing} />
      </header>
      {asksForHelpAlone(listing) ? (
        <HelpFound listing={listing} />
      ) : (
        <Products listing={listing} categoryName={categoryName} />
      )}
    </div>
  );
}

function BrandWebsite({ address }: { address: string }) {
  const host = URL.parse(address)?.hostname.replace(/^www\./, '') ?? '';
  if (!host) return null;
  return (
    <p className="mt-2">
      <a href={address} rel="noopener nofollow" className="inline-block py-1 underline underline-offset-4">
        {host}
      </a>
    </p>
  );
}

function Products({ listing, categoryName }: { listing: ListingData; categoryName: string | null }) {
  if (isBare(listing))
    return (
      <section aria-label="Products">
        <ListingToolbar listing={listing} />
        <Busy>
          <Results listing={listing} />
        </Busy>
      </section>
    );
  return (
    <>
      {categoryName && <TypeLinks listing={listing} categoryName={categoryName} />}
      <div className="md:grid md:grid-cols-[14.5rem_minmax(0,1fr)] md:gap-x-10 lg:gap-x-14">
        <div>
          <Filters listing={listing} />
          <RailFoot listing={listing} />
        </div>
        <section aria-label="Products" className="min-w-0">
          <ListingToolbar listing={listing} />
          <AppliedFilters listing={listing} />
          <ErrorFence key={JSON.stringify(listing.query)} fallback={<GridError heading="h2" />}>
            <Busy>
              <Results listing={listing} />
            </Busy>
          </ErrorFence>
          <Pages listing={listing} />
        </section>
      </div>
    </>
  );
}

/** Says that other results load if that takes long. The present ones stay as legible as they were. */
function Busy({ children }: { children: ReactNode }) {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isLoading = state === 'loading' && location.pathname === pathname;
  return (
    <div aria-busy={isLoading} className="relative">
      {isLoading && (
        <div className="loading-veil">
          <p role="status" className="loading-words">
            {PRODUCTS_LOADING}
          </p>
        </div>
      )}
      {children}
    </div>
  );
}

function HeadPicture({ url, className }: { url: string; className: string }) {
  return (
    <Picture
      url={url}
      alt=""
      priority
      sizes="(min-width: 91rem) 20rem, (min-width: 38.75rem) 22vw, 8.5rem"
      className={className}
    />
  );
}
