import { data, isRouteErrorResponse, redirectDocument } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { readOrDefault } from '#app/request/read-list.ts';
import { ErrorState } from '#app/storefront/cart/cart-error.tsx';
import { NO_PAGES } from '#app/storefront/menu/menu.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { listFooterPages } from '#database/queries/content/pages.ts';
import { parseOrderLookup } from '#domain/order/order-lookup-form.ts';
import { LOOKUP_FAILED, ORDER_NOT_FOUND, POSTCODE_ASKED } from '#domain/order/order-lookup-words.ts';
import { TOO_MANY_ATTEMPTS } from '#domain/people/too-many-attempts.ts';
import { CHECKOUT_ERROR, CHECKOUT_ERROR_TEXT } from '#domain/words/messages.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { lookUpOrder } from '#operations/order/look-up-order.ts';
import { findLinkedOrder } from '#operations/order/order-account.ts';
import { paymentOfOrder } from '#operations/payment/payment-of-order.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/pay-order-page';
import { orderToPay } from './order-to-pay.ts';
import { PayFrame } from './pay-frame.tsx';
import { PayPart } from './pay-part.tsx';
import type { PayResult } from './pay-result.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Pay for your order',
    description: 'Pay for an order that was placed.',
    path: paths.pay(),
    robots: 'noindex',
  });

/** An address with a link opens the order: it must not reach other sites or search engines. */
export function headers() {
  return { 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' };
}

const LINK_LASTS_MS = 3 * 60 * 60 * 1000;

/** Opens an order by a signed link; every other address gets the same page, which asks for number and email. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { searchParams } = new URL(request.url);
  const link = searchParams.get('link');
  const pages = await readOrDefault(context, listFooterPages(platform.db), NO_PAGES);
  if (!link) return data({ order: null, isLinkOver: false, pages });
  const found = await findLinkedOrder(platform, link);
  if (!found) return data({ order: null, isLinkOver: true, pages }, { status: 404 });
  const payment = await paymentOfOrder(platform, found);
  return data({
    order: orderToPay(payment, { link, now: nowIso(platform.clock) }),
    isLinkOver: false,
    pages,
  });
}

/** Finds an order by its number and email, by POST, so that no email stands in an address. */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const values = {
    orderNumber: String(form.get('orderNumber') ?? ''),
    email: String(form.get('email') ?? ''),
    postcode: String(form.get('postcode') ?? ''),
  };
  const refuse = (status: number, refusal: string, errors: Record<string, string> = {}) =>
    data<PayResult>({ ok: false, errors, refusal, values }, { status });
  const parsed = parseOrderLookup(values);
  if (!parsed.ok) return refuse(422, '', parsed.errors);
  const found = await lookUpOrder(platform, parsed.lookup);
  if (!found.ok && found.problem === 'postcode-asked') return refuse(422, '', { postcode: POSTCODE_ASKED });
  if (!found.ok) return refuse(404, ORDER_NOT_FOUND);
  const payment = await paymentOfOrder(platform, found.order);
  const expiresAt = platform.clock.now() + LINK_LASTS_MS;
  const link = signedToken(platform.keys, { purpose: 'view-order', id: found.order.id, expiresAt });
  return data<PayResult>({ ok: true, order: orderToPay(payment, { link, now: nowIso(platform.clock) }) });
}

/** Loads a document where a link of another page led here: only this page's own policy lets Stripe's script in. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (window.location.pathname !== new URL(request.url).pathname) throw redirectDocument(request.url);
  return serverLoader().catch(() => NOT_ASKED);
}

/** The shop could not be asked: what the page shows stays. */
const NOT_ASKED = { order: null, isLinkOver: false, pages: NO_PAGES };

export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<PayResult> {
  return serverAction().catch((error: unknown) => ({
    ok: false,
    errors: {},
    refusal: isRouteErrorResponse(error) && error.status === 429 ? TOO_MANY_ATTEMPTS : LOOKUP_FAILED,
    values: { orderNumber: '', email: '' },
  }));
}

/** The page asks again by itself. */
export const shouldRevalidate = () => false;

export default function PayOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PayFrame pages={loaderData.pages}>
      <PayPart loaded={loaderData} submitted={actionData} />
    </PayFrame>
  );
}

export function ErrorBoundary() {
  return (
    <PayFrame>
      <ErrorState title={CHECKOUT_ERROR} text={CHECKOUT_ERROR_TEXT} />
    </PayFrame>
  );
}
