import { data, Form } from 'react-router';
import { useCheckedForm } from '#app/browser/use-checked-form.ts';
import { paths } from '#app/links/paths.ts';
import { reviewPaths } from '#app/links/review-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { ConsentNotice } from '#app/storefront/newsletter/consent-notice.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/field.tsx';
import { findShownReview } from '#database/queries/reviews/shown-review.ts';
import { parseReport } from '#domain/reviews/report-form.ts';
import { REPORT_REASONS } from '#domain/reviews/review.ts';
import { reportReview } from '#operations/reviews/report-review.ts';
import type { Route } from './+types/report-review-page';
import { ShownStars } from './shown-stars.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Report a review',
    description: `Tell ${shopOf(matches).name} what is wrong with a review.`,
    path: reviewPaths.report(),
    robots: 'noindex',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('review') ?? '';
  const found = await findShownReview(context.get(platformContext).db, id);
  return data({ review: found }, { status: found || id === '' ? 200 : 404 });
}

type Reported =
  | { ok: true }
  | { ok: false; message: string; errors: Partial<Record<string, string>>; values: Record<string, string> };

const FAILED = 'That did not work. Please try again.';

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const id = new URL(request.url).searchParams.get('review') ?? '';
  const form = await readForm(request);
  const values = { reason: String(form.get('reason') ?? ''), words: String(form.get('words') ?? '') };
  const refuse = (message: string, status: number, errors = {}) =>
    data<Reported>({ ok: false, message, errors, values }, { status });
  const parsed = parseReport(values);
  if (!parsed.ok) return refuse('', 422, parsed.errors);
  try {
    const reported = await reportReview(platform, { reviewId: id, ...parsed.report });
    return reported.ok ? data<Reported>({ ok: true }) : refuse('This review is no longer shown.', 404);
  } catch (error) {
    platform.log.error({ err: error }, 'a review could not be reported');
    return refuse(FAILED, 500);
  }
}

/** When the shop cannot be reached, the fields keep their values. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Reported> {
  return serverAction().catch(() => ({ ok: false, message: FAILED, errors: {}, values: {} }));
}

export default function ReportReviewPage({ loaderData: { review }, actionData }: Route.ComponentProps) {
  const refused = actionData?.ok === false ? actionData : undefined;
  const { formProps, field } = useCheckedForm({ name: 'report', refused });
  const back = review ? reviewPaths.ofProduct(review.product.slug) : paths.products();
  if (actionData?.ok)
    return (
      <ConsentNotice title="Thank you, we will look at it" back={back} backText="Back to the reviews">
        Somebody in the shop reads it. A review is hidden only for a reason of our list.
      </ConsentNotice>
    );
  if (!review)
    return (
      <ConsentNotice title="This review is not here" back={back} backText="To the products">
        It may have been hidden or withdrawn already.
      </ConsentNotice>
    );
  return (
    <div className="wrap grid max-w-2xl gap-7 py-12 md:py-20">
      <h1 className="heading-1">What is wrong with this review?</h1>
      <blockquote className="grid gap-2 rounded-card bg-blush-soft p-5 [overflow-wrap:anywhere]">
        <ShownStars stars={review.stars} />
        {review.title && <p className="font-display text-lg leading-snug">{review.title}</p>}
        {review.body && <p className="line-clamp-4">{review.body}</p>}
        <p className="text-sm text-ink-soft">
          {review.name || 'A customer'} on {review.product.name}
        </p>
      </blockquote>
      <Form {...formProps} method="post" className="grid gap-6">
        {refused?.message && (
          <p role="alert" className="font-semibold text-rose-deep">
            {refused.message}
          </p>
        )}
        <fieldset aria-describedby="report-reason-error">
          <legend className="mb-2 text-sm font-semibold">Reason</legend>
          {Object.entries(REPORT_REASONS).map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={value}
                required
                defaultChecked={refused?.values.reason === value}
                className="size-5 accent-rose"
              />
              {label}
            </label>
          ))}
          <p id="report-reason-error" aria-live="polite" className="field-error">
            {field('reason').error}
          </p>
        </fieldset>
        <TextAreaField
          label="What should we know?"
          optional
          rows={4}
          maxLength={1000}
          hint="A review is never hidden because it is bad for sales."
          {...field('words')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Send report</Button>
          <ButtonLink to={back} variant="quiet">
            Back to the reviews
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
