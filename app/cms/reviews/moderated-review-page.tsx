import { data, Form, Link } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { readSubmitted, versionOf } from '#app/cms/fields/submitted-fields.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { findReviewRecord } from '#database/queries/reviews/listed-reviews.ts';
import { may } from '#domain/people/permissions.ts';
import { parseHiding, parseReviewReply } from '#domain/reviews/moderation-form.ts';
import { NOTHING_SAVED, savingFailed } from '#domain/words/staff-messages.ts';
import { type Moderation, moderateReview } from '#operations/reviews/moderate-review.ts';
import type { Route } from './+types/moderated-review-page';
import { ModerationForms, type ModerationFormsResult } from './moderation-forms.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { ReviewLog } from './review-log.tsx';
import { ReviewReports } from './review-reports.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData ? titleOf(loaderData.review) : 'Review');

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'reviews.view');
  const { db } = context.get(platformContext);
  const review = await findReviewRecord(db, id);
  if (!review) throw data(null, { status: 404 });
  return {
    review: may(role, 'customers.view') ? review : { ...review, email: '' },
    canEdit: may(role, 'reviews.edit') && review.state !== 'unproven',
    maySeeOrder: may(role, 'orders.view'),
  };
}

type Result = ModerationFormsResult & { ok: boolean; message: string };

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'reviews.edit');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const refuse = (message: string, status: number, errors: Record<string, string> = {}) =>
    data<Result>({ ok: false, message, errors, submitted }, status);
  const step = stepOf(submitted);
  if (!step.ok) return refuse(NOTHING_SAVED, 422, step.errors);
  try {
    const version = versionOf(submitted);
    const done = await moderateReview(platform, member, { id, version, ...step.value });
    if (done.ok) return data<Result>({ ok: true, message: DONE[step.value.step] });
    if (done.problem === 'not-found') throw data(null, { status: 404 });
    return refuse(done.problem === 'unproven' ? UNPROVEN : CHANGED_MEANWHILE, 409);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a review could not be moderated');
    return refuse(savingFailed('review'), 500);
  }
}

const CHANGED_MEANWHILE =
  'Somebody else changed it meanwhile, as you see. Yours is not saved; send it again if it is still right.';

const UNPROVEN = 'Nobody has proved the address it came from, so that it cannot be shown or hidden yet.';

const DONE: Record<Moderation['step'], string> = {
  show: 'Shown: shoppers see it now.',
  hide: 'Hidden. The product’s page counts it under this reason.',
  reply: 'The reply is saved.',
  'close-reports': 'The reports are closed.',
};

type Step = { ok: true; value: Moderation } | { ok: false; errors: Record<string, string> };

function stepOf(submitted: Record<string, string>): Step {
  switch (submitted.intent) {
    case 'show':
    case 'close-reports':
      return { ok: true, value: { step: submitted.intent } };
    case 'hide': {
      const parsed = parseHiding(submitted);
      return parsed.ok ? { ok: true, value: { step: 'hide', ...parsed.value } } : parsed;
    }
    case 'reply': {
      const parsed = parseReviewReply(submitted);
      return parsed.ok ? { ok: true, value: { step: 'reply', ...parsed.value } } : parsed;
    }
    default:
      return { ok: false, errors: {} };
  }
}

function titleOf({ title, product }: { title: string; product: string }): string {
  return title || `Review of ${product}`;
}

export default function ModeratedReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { review, canEdit, maySeeOrder } = loaderData;
  const result: Result | undefined = actionData;
  const open = review.reports.filter(({ closedAt }) => closedAt === null);
  return (
    <>
      <BackLink to={cmsPaths.reviews()}>Reviews</BackLink>
      <PageHeading title={titleOf(review)} />
      {result && (
        <p
          role={result.ok ? 'status' : 'alert'}
          className={`mb-4 max-w-prose rounded-card px-4 py-3 text-sm ${result.ok ? 'bg-surface' : 'bg-blush-soft text-rose-deep'}`}
        >
          {result.message}
        </p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <ReviewFacts review={review} reports={open.length} />
          {open.length > 0 && (
            <ReviewReports reports={open}>
              {canEdit && (
                <Form method="post">
                  <input type="hidden" name="version" value={review.version} />
                  <IntentButton intent="close-reports">Close the reports, change nothing</IntentButton>
                </Form>
              )}
            </ReviewReports>
          )}
          {canEdit && <ModerationForms key={review.version} review={review} result={result} />}
        </div>
        <div className="grid min-w-0 gap-5">
          <FieldGroup title="What it is about">
            <ul className="grid gap-2 text-sm">
              <li>
                <Link to={cmsPaths.product(review.productId)} className="underline underline-offset-4">
                  {review.product}
                </Link>
                {review.variant && `, ${review.variant}`}
              </li>
              {review.orderNumber && (
                <li>
                  Order{' '}
                  {maySeeOrder ? (
                    <Link to={cmsPaths.order(review.orderNumber)} className="underline underline-offset-4">
                      {review.orderNumber}
                    </Link>
                  ) : (
                    review.orderNumber
                  )}
                </li>
              )}
              {review.email && <li className="[overflow-wrap:anywhere]">{review.email}</li>}
            </ul>
          </FieldGroup>
          <ReviewLog events={review.events} />
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the review" />;
}
