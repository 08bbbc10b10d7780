import { data } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { LOOKUP_FAILED } from '#domain/order/order-lookup-words.ts';
import { findLinkedOrder, loadOrderAccount } from '#operations/order/order-account.ts';
import { openWithReturns } from '#operations/returns/open-with-returns.ts';
import { loadOwnReturns } from '#operations/returns/own-returns.ts';
import type { Route } from './+types/order-link-page';
import { foundOrder } from './found-order.ts';
import { lookupResponse, ownOrderForm } from './lookup-response.ts';
import type { LookupResult } from './lookup-result.ts';
import { OrderLookup } from './order-lookup.tsx';
import { OrderView } from './order-view.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your order',
    description: 'Track your order and manage it.',
    path: paths.orders(),
    robots: 'noindex',
  });

/** The address opens the order: it must not reach other sites or search engines. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

/** Changes nothing, and says nothing of the customer: mails are forwarded (docs/decisions/075-links-to-orders.md). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const order = await findLinkedOrder(platform, token);
  if (!order) return data({ order: null }, { status: 404 });
  return data({
    order: foundOrder(
      await loadOrderAccount(platform, order),
      { sendsMail: await platform.sendsMail() },
      await loadOwnReturns(platform, order, token),
      token,
    ),
  });
}

/** Takes the email on this page, so that a wrong one is told beside its field. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = ownOrderForm(await readForm(request));
  const platform = context.get(platformContext);
  return lookupResponse(await openWithReturns(platform, form), form, {
    sendsMail: await platform.sendsMail(),
  });
}

/** When the shop cannot be reached, the page stays. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<LookupResult> {
  return serverAction().catch(() => ({
    ok: false,
    errors: {},
    refusal: LOOKUP_FAILED,
    values: { orderNumber: '', email: '' },
  }));
}

export default function OrderLinkPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name: 'Your order' }]} />
      {actionData?.ok ? (
        <OrderView {...actionData} />
      ) : order ? (
        <OrderView order={order} asksToCancel={false} notice={null} refused={actionData} />
      ) : (
        <OrderLookup deadLink="order" refused={actionData} />
      )}
    </div>
  );
}
