import { Link, redirect, useNavigate } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { reviewPaths } from '#app/links/review-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { findProduct, findRenamedProduct } from '#database/queries/catalogue/products.ts';
import { parseReviewList, reviewListParams } from '#domain/reviews/review-list.ts';
import { countText } from '#domain/text/count-text.ts';
import { PRODUCT_ERROR } from '#domain/words/messages.ts';
import { readReviews } from '#operations/reviews/read-reviews.ts';
import type { Route } from './+types/all-reviews-page';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewsFound } from './reviews-found.tsx';
import { ReviewsSummary } from './reviews-summary.tsx';
import { reviewsToShow } from './reviews-to-show.ts';

/** All reviews of a product, page by page; the product's own page fetches them from here. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const product = await findProduct(platform.db, params.id);
  if (!product) {
    const renamed = await findRenamedProduct(platform.db, params.id.toLowerCase());
    throw renamed ? redirect(reviewPaths.ofProduct(renamed), 301) : new Response(null, { status: 404 });
  }
  const read = await readReviews(platform.db, product.id, parseReviewList(url.searchParams));
  return { product: { slug: product.id, name: product.name }, ...reviewsToShow(read, product.name) };
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const path = reviewPaths.ofProduct(params.id);
  if (!loaderData)
    return pageMeta(matches, { title: PRODUCT_ERROR, description: '', path, robots: 'noindex' });
  const { product, tally } = loaderData;
  return pageMeta(matches, {
    title: `Reviews of ${product.name}`,
    description: `${countText(tally.total, 'review')} of ${product.name}, good and bad.`,
    path,
    // The product's own page is the one to be found.
    robots: 'noindex, follow',
  });
}

export default function AllReviewsPage({ loaderData }: Route.ComponentProps) {
  const { product, ...reviews } = loaderData;
  const { tally, query, items, found, pageCount } = reviews;
  const at = (page: number) => reviewPaths.ofProduct(product.slug, reviewListParams({ ...query, page }));
  const navigate = useNavigate();
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs
        trail={[
          { name: 'Home', to: paths.home() },
          { name: product.name, to: paths.product(product.slug) },
          { name: 'Reviews' },
        ]}
      />
      <h1 className="heading-1 py-8 [overflow-wrap:anywhere] md:py-12">Reviews of {product.name}</h1>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]">
        <ReviewsSummary
          product={product.slug}
          tally={tally}
          areTaken={reviews.areTaken}
          starsShown={query.stars}
        />
        {tally.total > 0 && (
          <div className="min-w-0">
            <ReviewFilters
              key={at(1)}
              product={product.slug}
              reviews={reviews}
              onChoice={(chosen) =>
                navigate(reviewPaths.ofProduct(product.slug, Object.fromEntries(chosen)), {
                  preventScrollReset: true,
                })
              }
            />
            <ReviewsFound productName={product.name} items={items} found={found} total={tally.total} />
            {pageCount > 1 && (
              <nav aria-label="Pages" className="flex flex-wrap items-center gap-4 border-t border-line pt-6">
                {query.page > 1 && (
                  <Link rel="prev" to={at(query.page - 1)} className={buttonClass({ variant: 'outline' })}>
                    Previous
                  </Link>
                )}
                <p className="text-ink-soft tabular-nums">
                  Page {query.page} of {pageCount}
                </p>
                {query.page < pageCount && (
                  <Link rel="next" to={at(query.page + 1)} className={buttonClass({ variant: 'outline' })}>
                    Next
                  </Link>
                )}
              </nav>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
