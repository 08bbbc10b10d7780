import { classNames } from '#app/ui/class-names.ts';
import { filledStars } from '#domain/catalogue/rating.ts';

/** Five stars, read out as one rating. */
export function ShownStars({ stars, className }: { stars: number; className?: string }) {
  return (
    <>
      <svg
        viewBox="0 0 100 20"
        aria-hidden="true"
        className={classNames('shrink-0 text-star', className ?? 'h-4 w-20')}
      >
        <use href={`/packaging.svg#stars-${filledStars(stars)}`} />
      </svg>
      <span className="sr-only">{stars} out of 5 stars</span>
    </>
  );
}
