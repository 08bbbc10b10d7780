import { data, Form } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { stockRequestPaths } from '#app/links/stock-request-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { shopOf, useShop } from '#app/shop/use-shop.ts';
import { ConsentNotice } from '#app/storefront/newsletter/consent-notice.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { findRequestToWithdraw, withdrawStockRequest } from '#operations/inbox/stock-request-consent.ts';
import type { Route } from './+types/withdraw-stock-request-page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Cancel a request',
    description: `Have your address deleted at ${shopOf(matches).name}.`,
    path: stockRequestPaths.form(),
    robots: 'noindex',
  });

/** Changes nothing: programs that check mails follow their links. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const { isGenuine, request: found } = await findRequestToWithdraw(context.get(platformContext), token);
  return data({ isGenuine, name: found?.product.name ?? null }, { status: isGenuine ? 200 : 404 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const ok = await withdrawStockRequest(context.get(platformContext), token);
  return data(null, { status: ok ? 200 : 404 });
}

export default function WithdrawStockRequestPage({ loaderData: { isGenuine, name } }: Route.ComponentProps) {
  const { supportEmail } = useShop();
  if (!isGenuine)
    return (
      <ConsentNotice title="This link is not complete" back={paths.contact()} backText="Contact us">
        Open it again from the email itself, or write to {supportEmail} and we will delete your address.
      </ConsentNotice>
    );
  if (name === null)
    return (
      <ConsentNotice title="Your address is deleted" back={paths.home()} backText="Continue shopping">
        Your request is deleted, and you will not hear from us about it again.
      </ConsentNotice>
    );
  return (
    <ConsentNotice title={`Stop emails about ${name}?`} back={paths.home()} backText="No, keep it">
      This cancels your request and deletes your address.
      <Form method="post" className="mt-6">
        <Button type="submit">Yes, stop</Button>
      </Form>
    </ConsentNotice>
  );
}
