import { data } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { reviewPaths } from '#app/links/review-paths.ts';
import { clientContext } from '#app/request/client-context.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { ConsentNotice } from '#app/storefront/newsletter/consent-notice.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { voteReview } from '#operations/reviews/vote-review.ts';
import type { Route } from './+types/vote-review-page';
import type { VoteResult } from './vote-result.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Was it helpful?',
    description: 'Says whether a review helped.',
    path: reviewPaths.vote(),
    robots: 'noindex',
  });

const FAILED = 'That did not work. Please try again.';

/** A voter is the address they come from: one voice a review, changed by a second press. */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request);
  try {
    const voted = await voteReview(platform, {
      reviewId: String(form.get('review') ?? ''),
      client: context.get(clientContext),
      isHelpful: form.get('helpful') === 'yes',
    });
    if (!voted.ok) return respond({ ok: false, words: 'This review is no longer shown.' }, 404);
    return respond({ ok: true, words: 'Thank you, that is counted.' }, 200);
  } catch (error) {
    platform.log.error({ err: error }, 'a vote on a review failed');
    return respond({ ok: false, words: FAILED }, 500);
  }
}

function respond(result: VoteResult, status: number) {
  return data(result, { status });
}

/** When the shop cannot be reached, the page stays and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<VoteResult> {
  return serverAction().catch(() => ({ ok: false, words: FAILED }));
}

/** The response to a press without script, and what stands at the address itself. */
export default function VoteReviewPage({ actionData }: Route.ComponentProps) {
  return (
    <ConsentNotice
      title={actionData?.words ?? 'Was a review helpful?'}
      back={paths.products()}
      backText="To the products"
    >
      {actionData ? 'The Back button brings you to the review.' : 'Each review has a button to say so.'}
    </ConsentNotice>
  );
}
