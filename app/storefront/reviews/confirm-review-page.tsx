import { data, Form } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { reviewPaths } from '#app/links/review-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { ConsentNotice } from '#app/storefront/newsletter/consent-notice.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { REVIEW_PROOF_DAYS } from '#domain/reviews/review-form.ts';
import { findReviewToProve, proveReview } from '#operations/reviews/prove-review.ts';
import type { Route } from './+types/confirm-review-page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Confirm your review',
    description: 'Confirm that you wrote a review.',
    path: paths.products(),
    robots: 'noindex',
  });

/** Changes nothing: programs that check mails follow their links. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const review = await findReviewToProve(context.get(platformContext), token);
  return data({ review }, { status: review ? 200 : 404 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const proved = await proveReview(context.get(platformContext), token);
  return data(null, { status: proved.ok ? 200 : 404 });
}

export default function ConfirmReviewPage({ loaderData: { review } }: Route.ComponentProps) {
  if (!review)
    return (
      <ConsentNotice title="This link has expired" back={paths.products()} backText="To the products">
        Links to confirm a review work for {REVIEW_PROOF_DAYS} days. Write it again on the product’s page to
        get a new one.
      </ConsentNotice>
    );
  const back = reviewPaths.ofProduct(review.product.slug);
  if (review.state === 'unproven')
    return (
      <ConsentNotice title={`Your review of ${review.product.name}`} back={back} backText="Not now">
        Press the button if you wrote it.
        <Form method="post" className="mt-6">
          <Button type="submit">Yes, I wrote it</Button>
        </Form>
      </ConsentNotice>
    );
  return (
    <ConsentNotice title="Thank you for your review" back={back} backText="To the reviews">
      {review.state === 'shown'
        ? 'It is on the product’s page now.'
        : 'Somebody in the shop reads it before it is shown.'}
    </ConsentNotice>
  );
}
