import type { ReactNode } from 'react';
import { reviewPaths } from '#app/links/review-paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Received } from '#app/ui/received.tsx';
import { REVIEW_PROOF_DAYS } from '#domain/reviews/review-form.ts';
import type { SentReview } from '#domain/reviews/sent-review.ts';

/** Takes the place of a form whose review was received, and says what comes next. */
export function ReviewSent({
  next,
  product,
  children,
}: {
  next: Extract<SentReview, { ok: true }>['next'];
  product: string;
  /** Further links. */
  children?: ReactNode;
}) {
  const { title, text } = WORDS[next];
  return (
    <Received title={title} text={text}>
      {children}
      <ButtonLink to={reviewPaths.ofProduct(product)} variant="outline">
        To the reviews
      </ButtonLink>
    </Received>
  );
}

const WORDS: Record<Extract<SentReview, { ok: true }>['next'], { title: string; text: string }> = {
  shown: { title: 'Thank you for your review', text: 'It is on the product’s page now.' },
  waiting: {
    title: 'Thank you for your review',
    text: 'Somebody in the shop reads it before it is shown. Good and bad ones are shown alike.',
  },
  confirm: {
    title: 'One more step: your inbox',
    text: `We have sent you an email with a link. Your review counts once you follow it, within ${REVIEW_PROOF_DAYS} days.`,
  },
};
