import { data, Form } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { shopOf, useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { confirmNewsletter, findConfirmation } from '#operations/inbox/newsletter-consent.ts';
import type { Route } from './+types/confirm-newsletter-page';
import { ConsentNotice } from './consent-notice.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Confirm your address',
    description: `Confirm that you would like letters from ${shopOf(matches).name}.`,
    path: paths.newsletter(),
    robots: 'noindex',
  });

/** Changes nothing: programs that check mails follow their links. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const subscriber = await findConfirmation(context.get(platformContext), token);
  if (!subscriber || subscriber.status === 'unsubscribed')
    return data({ isOpen: false, isConfirmed: false }, { status: 404 });
  return data({ isOpen: true, isConfirmed: subscriber.status === 'confirmed' });
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const ok = await confirmNewsletter(context.get(platformContext), token);
  return data(null, { status: ok ? 200 : 404 });
}

export default function ConfirmNewsletterPage({ loaderData: { isOpen, isConfirmed } }: Route.ComponentProps) {
  const { name, sendsMail } = useShop();
  if (!isOpen)
    return (
      <ConsentNotice title="This link has expired" back={paths.newsletter()} backText="Newsletter">
        Confirmation links work for seven days.
        {sendsMail && ' Enter your email again and we will send you a new one.'}
      </ConsentNotice>
    );
  if (isConfirmed)
    return (
      <ConsentNotice title="Thank you, you’re subscribed" back={paths.home()} backText="Continue shopping">
        You will hear from {name} now and then. Every email has a link to unsubscribe.
      </ConsentNotice>
    );
  return (
    <ConsentNotice title={`Subscribe to ${name}?`} back={paths.home()} backText="No, thank you">
      Confirm to receive new arrivals and the occasional good idea by email. You can unsubscribe at any time.
      <Form method="post" className="mt-6">
        <Button type="submit">Yes, subscribe me</Button>
      </Form>
    </ConsentNotice>
  );
}
