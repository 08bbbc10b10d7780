import { data, Form } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { shopOf, useShop } from '#app/shop/use-shop.ts';
import { ConsentNotice } from '#app/storefront/newsletter/consent-notice.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { findReviewLeaving, leaveReviewMails } from '#operations/reviews/leave-review-mails.ts';
import type { Route } from './+types/leave-review-mails-page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'No more emails about reviews',
    description: `Stop emails of ${shopOf(matches).name} that ask for reviews.`,
    path: paths.products(),
    robots: 'noindex',
  });

/** Changes nothing: programs that check mails follow their links. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const leaving = await findReviewLeaving(context.get(platformContext), token);
  return data({ leaving }, { status: leaving ? 200 : 404 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const ok = await leaveReviewMails(context.get(platformContext), token);
  return data(null, { status: ok ? 200 : 404 });
}

export default function LeaveReviewMailsPage({ loaderData: { leaving } }: Route.ComponentProps) {
  const { supportEmail } = useShop();
  if (!leaving)
    return (
      <ConsentNotice title="This link is not complete" back={paths.contact()} backText="Contact us">
        Open it again from the email itself, or write to {supportEmail} and we will ask you no more.
      </ConsentNotice>
    );
  if (leaving.hasLeft)
    return (
      <ConsentNotice title="We will not ask you again" back={paths.home()} backText="Continue shopping">
        You get no more emails that ask for reviews. Those about your orders still come.
      </ConsentNotice>
    );
  return (
    <ConsentNotice title="No more emails about reviews?" back={paths.home()} backText="No, keep them">
      We then never ask you for a review again. Emails about your orders still come.
      <Form method="post" className="mt-6">
        <Button type="submit">Yes, stop</Button>
      </Form>
    </ConsentNotice>
  );
}
