import { findLastParcel } from '#database/queries/parcels/parcels.ts';
import type { Order } from '#domain/order/order.ts';
import { parseOrderLookup } from '#domain/order/order-lookup-form.ts';
import { LOOKUP_FAILED, ORDER_NOT_FOUND, POSTCODE_ASKED } from '#domain/order/order-lookup-words.ts';
import { shopperMay } from '#domain/order-account/shopper-actions.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { lookUpOrder } from './look-up-order.ts';
import { loadOrderAccount, type OrderAccount } from './order-account.ts';

/** The submitted values of a form that opens an order. `cancels`: to ask first, or at once where the shopper confirmed it. */
export type OwnOrderForm = {
  orderNumber: string;
  email: string;
  postcode: string;
  cancels: 'no' | 'ask' | 'confirmed';
};

type Shown = { asksToCancel: boolean; notice: { text: string; isRefusal: boolean } | null };

export type OpenedOrder =
  | ({ ok: true; account: OrderAccount } & Shown)
  | { ok: false; status: 404 | 422 | 503; refusal: string; errors: Record<string, string> };

const AS_IT_IS: Shown = { asksToCancel: false, notice: null };

/** Opens an order for its customer by number and email, and cancels it where that was confirmed. */
export async function openOwnOrder(platform: Platform, form: OwnOrderForm): Promise<OpenedOrder> {
  const parsed = parseOrderLookup(form);
  if (!parsed.ok) return { ok: false, status: 422, refusal: '', errors: parsed.errors };
  try {
    const found = await lookUpOrder(platform, parsed.lookup);
    if (!found.ok && found.problem === 'postcode-asked')
      return { ok: false, status: 422, refusal: '', errors: { postcode: POSTCODE_ASKED } };
    if (!found.ok) return refused(404, ORDER_NOT_FOUND);
    return form.cancels === 'no'
      ? show(platform, found.order, AS_IT_IS)
      : cancel(platform, found.order, form.cancels === 'confirmed');
  } catch (error) {
    platform.log.error({ err: error }, 'an order could not be looked up');
    return refused(503, LOOKUP_FAILED);
  }
}

function refused(status: 404 | 503, refusal: string): OpenedOrder {
  return { ok: false, status, refusal, errors: {} };
}

async function show(platform: Platform, order: Order, shown: Shown): Promise<OpenedOrder> {
  return { ok: true, account: await loadOrderAccount(platform, order), ...shown };
}

/** Asks before it cancels. Where somebody packed the order meanwhile, the page says why it stays. */
async function cancel(platform: Platform, order: Order, isConfirmed: boolean): Promise<OpenedOrder> {
  const isPartSent = (await findLastParcel(platform.db, order.id)) !== null;
  if (!isConfirmed && shopperMay('cancel', { ...order, isPartSent }))
    return show(platform, order, { asksToCancel: true, notice: null });
  const isCancelled = isConfirmed && (await cancelOwnOrder(platform, order.orderNumber));
  const { orderNumber, customerInfo } = order;
  const found = await lookUpOrder(platform, { orderNumber, ...customerInfo });
  const after = found.ok ? found.order : order;
  return show(platform, after, {
    asksToCancel: false,
    notice: noticeOf(after, isCancelled, await platform.sendsMail()),
  });
}

function noticeOf({ orderStatus }: Order, isCancelled: boolean, sendsMail: boolean): Shown['notice'] {
  const letter = sendsMail ? ' We have written to you to confirm it.' : '';
  if (isCancelled) return { text: `Your order is cancelled.${letter}`, isRefusal: false };
  return orderStatus === 'cancelled'
    ? { text: 'This order was cancelled already.', isRefusal: false }
    : { text: 'This order could not be cancelled any more.', isRefusal: true };
}
