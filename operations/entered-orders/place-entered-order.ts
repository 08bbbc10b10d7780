import { lockOrderById } from '#database/queries/order/order-rows.ts';
import type { EnteredLine } from '#domain/entered-orders/entered-lines.ts';
import { type EnteredPayment, methodOf } from '#domain/entered-orders/entered-order.ts';
import type { EnteredOrderForm } from '#domain/entered-orders/entered-order-form.ts';
import type { Pence } from '#domain/money/money.ts';
import type { OrderProblem } from '#domain/order/order-problem.ts';
import type { OrderRequest } from '#domain/order/order-request.ts';
import { orderTooLarge } from '#domain/pricing/quote.ts';
import { hasBankDetails } from '#domain/transfers/bank-details.ts';
import { fingerprintsOf, orderUnderKey } from '#operations/order/order-under-key.ts';
import { transferHoldMs } from '#operations/order/place-order.ts';
import { type PlaceableQuote, quoteToPlace } from '#operations/order/quote-to-place.ts';
import { writeOrder } from '#operations/order/write-order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor } from '#operations/platform/staff-write.ts';
import { settleAtCounter } from './hand-over.ts';

export type EnteredOrder = EnteredOrderForm & {
  lines: readonly EnteredLine[];
  /** Of offers, as they were entered. */
  codes?: readonly string[];
  /** What the page said it costs: another sum is refused. */
  expectedTotalPence: Pence;
  /** One form makes one order. */
  key: string;
  actor: Actor;
};

export type PlaceEnteredResult =
  | { ok: true; orderNumber: string }
  | ({ ok: false } & OrderProblem)
  | { ok: false; problem: 'nothing-ordered' };

const HOUR_MS = 60 * 60_000;

/**
 * Places an order that staff entered, by the way every order goes (`write-order.ts`): the quote of now, stock in the same transaction,
 * a key against a double press. Cash at the counter, and the goods that are handed over for it, are written in that transaction too.
 */
export async function placeEnteredOrder(
  platform: Platform,
  entered: EnteredOrder,
): Promise<PlaceEnteredResult> {
  const request = requestOf(entered);
  if (request.items.length === 0) return { ok: false, problem: 'nothing-ordered' };
  const idempotencyKey = `entered ${entered.key}`;
  const fingerprints = fingerprintsOf(request, null);
  const earlier = await orderUnderKey(platform.db, idempotencyKey, fingerprints);
  if (earlier) return earlier.ok ? { ok: true, orderNumber: earlier.order.orderNumber } : earlier;
  const quoted = await quoteToPlace(platform, request);
  if (!quoted.ok) return quoted;
  const { quote } = quoted;
  const { payment, actor, handsOver } = entered;
  const refusal = orderTooLarge(quote) ?? (await paymentProblem(platform, payment, quote));
  if (refusal) return { ok: false, ...refusal };
  const isTest = await platform.demo.isDemo();
  const provider =
    payment === 'link' && quote.totals.totalPence > 0 ? await platform.payments.current() : null;
  const placed = await writeOrder(platform, {
    idempotencyKey,
    fingerprints,
    request,
    quote,
    provider: provider?.name ?? null,
    holdMs: provider ? quote.transfer.linkHours * HOUR_MS : transferHoldMs(request, quote),
    holders: [],
    entered: { channel: entered.channel, actor },
    follow: async (trx, row, stamp) => {
      if (payment !== 'cash') return;
      const order = await lockOrderById(trx, row.id, stamp.now);
      if (order) await settleAtCounter(trx, { order, actor: actor.name, handsOver, isTest }, stamp);
    },
  });
  return placed.ok ? { ok: true, orderNumber: placed.order.orderNumber } : placed;
}

/** The same order as a shopper's; a variant is named by its id alone. */
export function requestOf({
  lines,
  codes = [],
  customerInfo,
  payment,
  delivery,
  handsOver,
  billing,
  gift,
  expectedTotalPence,
}: Omit<EnteredOrder, 'key' | 'actor' | 'channel'>): OrderRequest {
  return {
    items: lines.map(({ variantId, quantity }) => ({ id: '', variant: '', variantId, quantity })),
    customerInfo,
    paymentMethod: methodOf(payment),
    ...(codes.length > 0 && { codes: [...codes] }),
    ...(delivery && { delivery }),
    ...(handsOver && { handsOver }),
    ...(billing && { billing }),
    ...(gift && { gift }),
    expectedTotalPence,
  };
}

/** The reason a way to pay is not to be had for an order; null where it is. */
async function paymentProblem(
  { payments }: Platform,
  payment: EnteredPayment,
  { totals: { totalPence }, settings, transfer }: PlaceableQuote,
): Promise<OrderProblem | null> {
  if (payment === 'transfer') return hasBankDetails(transfer) ? null : { problem: 'transfer-not-offered' };
  if (payment === 'cod') {
    if (!settings.cashOnDelivery) return { problem: 'cash-not-offered' };
    const { cashCeilingPence: ceilingPence } = settings;
    return ceilingPence !== null && totalPence > ceilingPence
      ? { problem: 'cash-too-large', ceilingPence }
      : null;
  }
  if (payment === 'cash') return null;
  const provider = await payments.current();
  if (!provider) return { problem: 'card-not-offered' };
  const { smallestPence } = provider;
  return totalPence > 0 && totalPence < smallestPence ? { problem: 'card-too-small', smallestPence } : null;
}
