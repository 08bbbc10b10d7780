import { data } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { uncachedContext } from '#app/request/read-list.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import type { Order } from '#domain/order/order.ts';
import { parseOrderLookup } from '#domain/order/order-lookup-form.ts';
import { LOOKUP_FAILED, ORDER_NOT_FOUND } from '#domain/order/order-lookup-words.ts';
import { shopperMay } from '#domain/order-account/shopper-actions.ts';
import { TOO_MANY_ATTEMPTS, waitText } from '#domain/people/too-many-attempts.ts';
import { cancelOwnOrder } from '#operations/order/cancel-own-order.ts';
import { lookUpOrder } from '#operations/order/look-up-order.ts';
import { loadOrderAccount } from '#operations/order/order-account.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/order-lookup-page';
import { foundOrder } from './found-order.ts';
import type { LookupResult } from './lookup-result.ts';
import { OrderLookup } from './order-lookup.tsx';
import { OrderView } from './order-view.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Find your order',
    description: 'See where your order is, by its number and the e-mail it was placed with.',
    path: paths.orders(),
    robots: 'noindex, follow',
  });

/** By POST, so that no e-mail stands in an address; the response is not cached. */
export async function action({ context, request }: Route.ActionArgs) {
  context.set(uncachedContext, true);
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const values = {
    orderNumber: String(form.get('orderNumber') ?? ''),
    email: String(form.get('email') ?? ''),
  };
  const refuse = (status: number, refusal: string, errors: Record<string, string> = {}) =>
    data<LookupResult>({ ok: false, errors, refusal, values }, { status });
  const parsed = parseOrderLookup(values);
  if (!parsed.ok) return refuse(422, '', parsed.errors);
  try {
    const found = await lookUpOrder(platform, parsed.lookup);
    if (!found.ok && found.problem === 'too-many-attempts')
      return refuse(429, `${TOO_MANY_ATTEMPTS} ${waitText(found.retryAfterSeconds)}`);
    if (!found.ok) return refuse(404, ORDER_NOT_FOUND);
    return form.get('intent') === 'cancel'
      ? cancel(platform, found.order, form.get('confirmed') === 'yes')
      : show(platform, found.order);
  } catch (error) {
    platform.log.error({ err: error }, 'an order could not be looked up');
    return refuse(503, LOOKUP_FAILED);
  }
}

type Shown = Pick<Extract<LookupResult, { ok: true }>, 'asksToCancel' | 'notice'>;

async function show(
  platform: Platform,
  order: Order,
  { asksToCancel, notice }: Shown = { asksToCancel: false, notice: null },
) {
  const account = await loadOrderAccount(platform, order);
  return data<LookupResult>(
    { ok: true, order: foundOrder(account), asksToCancel, notice },
    { status: notice?.isRefusal ? 409 : 200 },
  );
}

/** Asks before it cancels. Where somebody packed the order meanwhile, the page says why it stays. */
async function cancel(platform: Platform, order: Order, isConfirmed: boolean) {
  if (!isConfirmed && shopperMay('cancel', order))
    return show(platform, order, { asksToCancel: true, notice: null });
  const isCancelled = isConfirmed && (await cancelOwnOrder(platform, order.orderNumber));
  const found = await lookUpOrder(platform, {
    orderNumber: order.orderNumber,
    email: order.customerInfo.email,
  });
  const after = found.ok ? found.order : order;
  return show(platform, after, { asksToCancel: false, notice: noticeOf(after, isCancelled) });
}

function noticeOf({ orderStatus }: Order, isCancelled: boolean): Shown['notice'] {
  if (isCancelled)
    return { text: 'Your order is cancelled. We have written to you to confirm it.', isRefusal: false };
  return orderStatus === 'cancelled'
    ? { text: 'This order was cancelled already.', isRefusal: false }
    : { text: 'This order could not be cancelled any more.', isRefusal: true };
}

/** When the shop cannot be reached, the form stays with its values. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<LookupResult> {
  try {
    return await serverAction();
  } catch {
    return { ok: false, errors: {}, refusal: LOOKUP_FAILED, values: { orderNumber: '', email: '' } };
  }
}

export default function OrdersPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name: 'Find your order' }]} />
      {actionData?.ok ? <OrderView {...actionData} /> : <OrderLookup refused={actionData} />}
    </div>
  );
}
