import { countText } from '#domain/text/count-text.ts';
import { ReviewCard } from './review-card.tsx';
import type { ReviewOnPage } from './reviews-on-page.ts';

/** The reviews that the filters leave, with their number. */
export function ReviewsFound({
  productName,
  items,
  found,
  total,
}: {
  productName: string;
  items: readonly ReviewOnPage[];
  found: number;
  total: number;
}) {
  return (
    <div className="min-w-0">
      <p role="status" className="py-4 font-semibold">
        {found === total
          ? countText(total, 'review')
          : `${countText(found, 'review')} of ${total.toLocaleString('en-GB')}`}
      </p>
      {items.length === 0 && (
        <p className="border-t border-line py-8 text-ink-soft">
          No review fits all of these yet. Take one of the choices away to see more.
        </p>
      )}
      {items.map((review) => (
        <ReviewCard key={review.id} review={review} productName={productName} />
      ))}
    </div>
  );
}
