import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { reviewPaths } from '#app/links/review-paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { REVIEWS_PER_PAGE } from '#domain/reviews/review-list.ts';
import { countText } from '#domain/text/count-text.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewsFound } from './reviews-found.tsx';
import type { ReviewOnPage, ReviewsOnPage } from './reviews-on-page.ts';
import { ReviewsSummary } from './reviews-summary.tsx';

/** The reviews of a product on its page: the first ones are in the page, others are fetched, or a page of their own without script. */
export default function ProductReviews({
  product,
  productName,
  first,
}: {
  product: string;
  productName: string;
  first: ReviewsOnPage;
}) {
  const { reviews, params, show, showMore, isFetching } = useReviews(product, first);
  const { tally, items, found, query } = reviews;
  const left = found - items.length;
  const next = reviewPaths.ofProduct(product, { ...params, page: nextPage(items) });
  const fetchMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    showMore();
  };
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="section-gap scroll-mt-4">
      <div className="wrap">
        <h2 id="reviews-heading" className="heading-2 mb-8">
          Reviews
        </h2>
        {tally.total === 0 ? (
          <NoReviews product={product} areTaken={reviews.areTaken} />
        ) : (
          <div className="grid gap-x-16 gap-y-10 md:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]">
            <ReviewsSummary
              product={product}
              tally={tally}
              areTaken={reviews.areTaken}
              starsShown={query.stars}
              onStars={(stars) => show(withStars(params, stars))}
            />
            <div className="min-w-0" aria-busy={isFetching || undefined}>
              <ReviewFilters
                key={query.stars}
                product={product}
                reviews={reviews}
                onChoice={(chosen) => show(Object.fromEntries(chosen))}
              />
              <ReviewsFound productName={productName} items={items} found={found} total={tally.total} />
              <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
                {left > 0 && (
                  <a href={next} onClick={fetchMore} className={buttonClass({ variant: 'outline' })}>
                    {isFetching
                      ? 'One moment…'
                      : `Show ${Math.min(left, REVIEWS_PER_PAGE - (items.length % REVIEWS_PER_PAGE))} more`}
                  </a>
                )}
                <Link
                  to={reviewPaths.ofProduct(product)}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-rose"
                >
                  All {countText(tally.total, 'review')}
                </Link>
                <Link
                  to={reviewPaths.rules()}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-rose"
                >
                  How reviews work
                </Link>
              </div>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function NoReviews({ product, areTaken }: { product: string; areTaken: boolean }) {
  const { sendsMail } = useShop();
  if (!areTaken || !sendsMail) return <p className="text-ink-soft">No reviews yet.</p>;
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <p className="text-ink-soft">
        No reviews yet. Have you used it? Say how it was, good or bad: everybody after you decides better for
        it.
      </p>
      <ButtonLink to={reviewPaths.write(product)} variant="outline" className="no-print">
        Write the first review
      </ButtonLink>
    </div>
  );
}

type Params = Record<string, string>;

/** Shows what was fetched last: other choices in place of the list, a further page after it. */
function useReviews(product: string, first: ReviewsOnPage) {
  const fetcher = useFetcher<ReviewsOnPage>({ key: `reviews ${product}` });
  const [params, setParams] = useState<Params>({});
  const [shown, setShown] = useState({ of: first, items: first.items });
  const isMore = useRef(false);
  const lastSeen = useRef<ReviewsOnPage>(undefined);

  useEffect(() => {
    const { data } = fetcher;
    if (!data || data === lastSeen.current) return;
    lastSeen.current = data;
    if (!isMore.current) return setShown({ of: data, items: data.items });
    setShown(({ items }) => ({ of: data, items: withoutTwice([...items, ...data.items]) }));
    focusReview(data.items.find(({ id }) => !document.getElementById(`review-${id}`)));
  }, [fetcher]);

  function fetchReviews(wanted: Params, page: number) {
    fetcher.load(reviewPaths.ofProduct(product, page > 1 ? { ...wanted, page } : wanted));
  }

  return {
    reviews: { ...shown.of, items: shown.items },
    params,
    isFetching: fetcher.state !== 'idle',
    show(wanted: Params) {
      setParams(wanted);
      isMore.current = false;
      fetchReviews(wanted, 1);
    },
    showMore() {
      isMore.current = true;
      fetchReviews(params, nextPage(shown.items));
    },
  };
}

/** The page that holds the next review: the first one is not shown whole at first. */
function nextPage(items: readonly ReviewOnPage[]): number {
  return Math.floor(items.length / REVIEWS_PER_PAGE) + 1;
}

/** A review written meanwhile moves others to the next page. */
function withoutTwice(items: readonly ReviewOnPage[]): ReviewOnPage[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Once it is on the page. */
function focusReview(review: ReviewOnPage | undefined) {
  if (review) requestAnimationFrame(() => document.getElementById(`review-${review.id}`)?.focus());
}

function withStars({ stars: _, ...others }: Params, stars: number | null): Params {
  return stars === null ? others : { ...others, stars: String(stars) };
}
