import type { MouseEvent } from 'react';
import { reviewPaths } from '#app/links/review-paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { countText } from '#domain/text/count-text.ts';
import type { TallyOnPage } from './reviews-on-page.ts';
import { ShownStars } from './shown-stars.tsx';

/** The mean, how the stars are spread, and what reviewers said of what they were asked. */
export function ReviewsSummary({
  product,
  tally,
  areTaken,
  starsShown,
  onStars,
}: {
  product: string;
  tally: TallyOnPage;
  areTaken: boolean;
  /** The stars that the list is limited to; null for all. */
  starsShown: number | null;
  onStars?: (stars: number | null) => void;
}) {
  const { sendsMail } = useShop();
  const { total, average, distribution, marks, hidden, hasExamples } = tally;
  return (
    <div className="grid content-start gap-x-12 gap-y-7 sm:max-md:grid-cols-2">
      <div className="grid content-start gap-6">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p className="font-display text-6xl leading-none tabular-nums" aria-hidden="true">
            {average.toFixed(1)}
          </p>
          <div className="grid gap-1">
            <ShownStars stars={Number(average.toFixed(1))} className="h-5 w-25" />
            <p className="text-sm text-ink-soft">from {countText(total, 'review')}</p>
          </div>
        </div>
        <ul aria-label="Reviews by stars" className="grid gap-0.5">
          {distribution.map(({ stars, count }) => (
            <li key={stars}>
              <StarsRow {...{ product, stars, count, total, starsShown, onStars }} />
            </li>
          ))}
        </ul>
      </div>
      <div className="grid content-start gap-7">
        {marks.length > 0 && (
          <ul aria-label="What reviewers found" className="grid gap-4">
            {marks.map((mark) => (
              <Mark key={mark.trait} {...mark} />
            ))}
          </ul>
        )}
        {areTaken && sendsMail && (
          <ButtonLink
            to={reviewPaths.write(product)}
            variant="outline"
            className="no-print justify-self-start"
          >
            Write a review
          </ButtonLink>
        )}
        <div className="grid gap-1.5 text-sm text-ink-soft">
          {hasExamples && (
            <p>
              Reviews marked ‘Example review’ were written for this demo shop. Nobody bought or tried the
              product for them.
            </p>
          )}
          {hidden.length > 0 && <HiddenReviews total={total} hidden={hidden} />}
        </div>
      </div>
    </div>
  );
}

function StarsRow({
  product,
  stars,
  count,
  total,
  starsShown,
  onStars,
}: {
  product: string;
  stars: number;
  count: number;
  total: number;
  starsShown: number | null;
  onStars?: ((stars: number | null) => void) | undefined;
}) {
  const isShown = starsShown === stars;
  const share = total > 0 ? (100 * count) / total : 0;
  const row = (
    <>
      <span className="w-14 shrink-0 text-left">
        {stars} {stars === 1 ? 'star' : 'stars'}
      </span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="h-1.5 min-w-0 flex-1">
        <rect width="100" height="6" className="fill-line" />
        <rect width={share} height="6" className="fill-star" />
      </svg>
      <span className="w-10 shrink-0 text-right tabular-nums text-ink-soft">
        {count.toLocaleString('en-GB')}
        <span className="sr-only"> {count === 1 ? 'review' : 'reviews'}</span>
      </span>
    </>
  );
  const look = 'flex min-h-9 w-full items-center gap-3 rounded-lg px-2 -mx-2 text-sm';
  if (count === 0) return <p className={look}>{row}</p>;
  const choose = (event: MouseEvent) => {
    if (!onStars || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onStars(isShown ? null : stars);
  };
  return (
    <a
      href={isShown ? reviewPaths.ofProduct(product) : reviewPaths.ofProduct(product, { stars })}
      aria-current={isShown ? 'true' : undefined}
      onClick={choose}
      className={`${look} hover:bg-blush-soft aria-[current]:bg-blush-soft aria-[current]:font-semibold`}
    >
      {row}
    </a>
  );
}

/** Where on a scale of five the reviewers' mean lies. */
function Mark({ name, low, high, mean, count }: TallyOnPage['marks'][number]) {
  return (
    <li className="grid gap-1 text-sm">
      <p className="flex justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <span className="sr-only">
          : {mean.toFixed(1)} on a scale from 1, {low}, to 5, {high}, by{' '}
        </span>
        <span className="text-ink-soft">{countText(count, 'reviewer')}</span>
      </p>
      <svg viewBox="0 0 204 12" aria-hidden="true" className="w-full">
        <path d="M2 6h200" className="stroke-line-strong" strokeWidth="2" strokeLinecap="round" />
        <circle cx={6 + (192 * (mean - 1)) / 4} cy="6" r="6" className="fill-rose" />
      </svg>
      <p aria-hidden="true" className="flex justify-between gap-3 text-ink-soft">
        <span>{low}</span>
        <span className="text-right">{high}</span>
      </p>
    </li>
  );
}

/** '3 of 412 not shown: 2 for abuse, 1 because it is about delivery.' */
function HiddenReviews({ total, hidden }: Pick<TallyOnPage, 'total' | 'hidden'>) {
  const count = hidden.reduce((sum, each) => sum + each.count, 0);
  return (
    <p>
      {count.toLocaleString('en-GB')} of {(total + count).toLocaleString('en-GB')} not shown:{' '}
      {hidden.map(({ reason, count: each }) => `${each} ${reason}`).join(', ')}.
    </p>
  );
}
