import { data } from 'react-router';
import type { Order } from '#domain/order/order.ts';
import { parseOrderLookup } from '#domain/order/order-lookup-form.ts';
import { LOOKUP_FAILED, ORDER_NOT_FOUND } from '#domain/order/order-lookup-words.ts';
import { shopperMay } from '#domain/order-account/shopper-actions.ts';
import { TOO_MANY_ATTEMPTS, waitText } from '#domain/people/too-many-attempts.ts';
import { cancelOwnOrder } from '#operations/order/cancel-own-order.ts';
import { lookUpOrder } from '#operations/order/look-up-order.ts';
import { loadOrderAccount } from '#operations/order/order-account.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { foundOrder } from './found-order.ts';
import type { LookupResult } from './lookup-result.ts';

/** Opens an order by the number and e-mail of a form, and cancels it where the form asks for that and confirms it. */
export async function openOrder(platform: Platform, form: FormData) {
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
