import { filledStars, hasReviews } from '#domain/catalogue/rating.ts';
import { classNames } from './class-names.ts';

/** Shows nothing without reviews: docs/decisions/034-stars-only-from-reviews.md. */
export function Rating({
  rating,
  reviewCount,
  className,
}: {
  rating: number;
  reviewCount: number;
  className?: string;
}) {
  if (!hasReviews(reviewCount)) {
    return <p className={classNames('text-sm text-ink-soft', className)}>No reviews yet</p>;
  }
  return (
    <p className={classNames('flex flex-wrap items-center gap-x-1.5 text-sm', className)}>
      <svg viewBox="0 0 100 20" aria-hidden="true" className="h-4 w-20 text-star">
        <use href={`/packaging.svg#stars-${filledStars(rating)}`} />
      </svg>
      <span aria-hidden="true">
        {rating.toFixed(1)} <span className="text-ink-soft">({reviewCount})</span>
      </span>
      <span className="sr-only">
        Rated {rating.toFixed(1)} out of 5 from {reviewCount} {reviewCount === 1 ? 'review' : 'reviews'}
      </span>
    </p>
  );
}
