import { data } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { uncachedContext } from '#app/request/read-list.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { parseOrderLookup } from '#domain/order/order-lookup-form.ts';
import { LOOKUP_FAILED, ORDER_NOT_FOUND } from '#domain/order/order-lookup-words.ts';
import { TOO_MANY_ATTEMPTS, waitText } from '#domain/people/too-many-attempts.ts';
import { lookUpOrder } from '#operations/order/look-up-order.ts';
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
    return data<LookupResult>({ ok: true, order: foundOrder(found.order, found.timeline) });
  } catch (error) {
    platform.log.error({ err: error }, 'an order could not be looked up');
    return refuse(503, LOOKUP_FAILED);
  }
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
      {actionData?.ok ? <OrderView order={actionData.order} /> : <OrderLookup refused={actionData} />}
    </div>
  );
}
