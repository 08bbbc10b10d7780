import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { LOOKUP_FAILED } from '#domain/order/order-lookup-words.ts';
import { openWithReturns } from '#operations/returns/open-with-returns.ts';
import type { Route } from './+types/order-lookup-page';
import { lookupResponse, ownOrderForm } from './lookup-response.ts';
import type { LookupResult } from './lookup-result.ts';
import { OrderLookup } from './order-lookup.tsx';
import { OrderView } from './order-view.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Find your order',
    description: 'Track your order with its number and the email you ordered with.',
    path: paths.orders(),
    robots: 'noindex, follow',
  });

const LONGEST_NUMBER = 40;

/** Reads the number of the address, which a mail's or a page's link fills in. */
export function loader({ request }: Route.LoaderArgs) {
  return { number: numberOf(request) };
}

/** Opens without a request: everything it needs is in the address. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { number: numberOf(request) };
}

function numberOf(request: Request): string {
  return (new URL(request.url).searchParams.get('number') ?? '').slice(0, LONGEST_NUMBER);
}

/** By POST, so that no email stands in an address. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = ownOrderForm(await readForm(request));
  const platform = context.get(platformContext);
  return lookupResponse(await openWithReturns(platform, form), form, {
    sendsMail: await platform.sendsMail(),
  });
}

/** When the shop cannot be reached, the form stays with its values. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<LookupResult> {
  try {
    return await serverAction();
  } catch {
    return { ok: false, errors: {}, refusal: LOOKUP_FAILED, values: { orderNumber: '', email: '' } };
  }
}

export default function OrdersPage({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name: 'Find your order' }]} />
      {actionData?.ok ? (
        <OrderView {...actionData} />
      ) : (
        <OrderLookup refused={actionData} orderNumber={loaderData.number} />
      )}
    </div>
  );
}
