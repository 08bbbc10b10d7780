import { useId } from 'react';
import { useShop } from '#app/shop/use-shop.ts';

/** The box that ends mails asking for a review before there is one. */
export const NO_REVIEW_MAIL = 'noReviewMail';

/** Offers to be asked for no review, where the shop asks: it has to when it takes the address (PECR, regulation 22(3)(c)). */
export function ReviewMailChoice() {
  const { asksForReviews } = useShop();
  const id = useId();
  if (!asksForReviews) return null;
  return (
    <div className="flex min-h-6 gap-3">
      <input
        id={id}
        type="checkbox"
        name={NO_REVIEW_MAIL}
        aria-describedby={`${id}-hint`}
        className="size-5 shrink-0 accent-rose"
      />
      <div className="grid gap-1">
        <label htmlFor={id}>Please do not email me for a review</label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          Otherwise we may ask once, some days after delivery, how you like it. The email has a link to end
          them.
        </p>
      </div>
    </div>
  );
}

/** True where the box was offered and left empty. */
export function mayAskForReview(form: HTMLFormElement, asksForReviews: boolean): boolean {
  return asksForReviews && !new FormData(form).has(NO_REVIEW_MAIL);
}
