import { data, Form } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { shopOf, useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { findLeaving, leaveNewsletter } from '#operations/inbox/newsletter-consent.ts';
import type { Route } from './+types/leave-newsletter-page';
import { ConsentNotice } from './consent-notice.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Unsubscribe',
    description: `Unsubscribe from the newsletter of ${shopOf(matches).name}.`,
    path: paths.newsletter(),
    robots: 'noindex',
  });

/** Changes nothing: programs that check mails follow their links. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const subscriber = await findLeaving(context.get(platformContext), token);
  if (!subscriber) return data({ isOpen: false, hasLeft: false }, { status: 404 });
  return data({ isOpen: true, hasLeft: subscriber.status === 'unsubscribed' });
}

/** Mail programs post here by themselves, without a cookie (RFC 8058). */
export async function action({ context, request }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const ok = await leaveNewsletter(context.get(platformContext), token);
  return data(null, { status: ok ? 200 : 404 });
}

export default function LeaveNewsletterPage({ loaderData: { isOpen, hasLeft } }: Route.ComponentProps) {
  const { name, supportEmail } = useShop();
  if (!isOpen)
    return (
      <ConsentNotice title="This link is not complete" back={paths.contact()} backText="Contact us">
        Open it again from the email itself, or write to {supportEmail} and we will remove your address.
      </ConsentNotice>
    );
  if (hasLeft)
    return (
      <ConsentNotice title="You have unsubscribed" back={paths.home()} backText="Continue shopping">
        You will not receive any more newsletters from {name}.
      </ConsentNotice>
    );
  return (
    <ConsentNotice
      title="Unsubscribe from our newsletter?"
      back={paths.home()}
      backText="No, stay subscribed"
    >
      Confirm, and you will not receive any more newsletters from {name}.
      <Form method="post" className="mt-6">
        <Button type="submit">Yes, unsubscribe</Button>
      </Form>
    </ConsentNotice>
  );
}
