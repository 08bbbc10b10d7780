import { findOrderById } from '#database/queries/order/orders.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderProblem } from '#domain/order/order-problem.ts';
import type { OrderRequest } from '#domain/order/order-request.ts';
import { orderTooLarge } from '#domain/pricing/quote.ts';
import { type OpenPayment, tryToOpenPayment } from '#operations/payment/open-payment.ts';
import type { PaymentProvider } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { holdersOf } from './held-stock.ts';
import { type CardToken, fingerprintsOf, orderUnderKey } from './order-under-key.ts';
import { type PlaceableQuote, quoteToPlace } from './quote-to-place.ts';
import { writeOrder } from './write-order.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export type PlaceOrderResult =
  /** `payment` is what the shopper's browser pays with; null where there is nothing for it to pay. */
  { ok: true; order: Order; payment: OpenPayment | null } | ({ ok: false } & OrderProblem);

/**
 * Places an order: priced by the catalogue, stock taken and the order written in one transaction, together with the payment
 * that is to come; then the payment is begun. The same key gives the same order and payment however often and at once it is
 * sent. `refuseNew` is called only where no order exists under the key yet; its refusal is returned. `client` is the sender's
 * network address; null for one who may hold any amount of stock unpaid. Problems: those of `OrderProblem`
 * (docs/decisions/036-server-prices-orders.md, 037-stock-with-the-order.md).
 */
export async function placeOrder<Refusal = never>(
  platform: Platform,
  idempotencyKey: string,
  request: OrderRequest,
  card: CardToken | null,
  {
    refuseNew = async () => null,
    client = null,
  }: { refuseNew?: () => Promise<Refusal | null>; client?: string | null } = {},
): Promise<PlaceOrderResult | Refusal> {
  const fingerprints = fingerprintsOf(request, card);
  const earlier = await orderUnderKey(platform.db, idempotencyKey, fingerprints);
  if (earlier?.ok) return withPayment(platform, earlier.order, card);
  const settled = earlier ?? (await refuseNew());
  if (settled) return settled;

  const quoted = await quoteToPlace(platform, request);
  if (!quoted.ok) return quoted;
  const { quote } = quoted;
  const holders = client === null ? [] : holdersOf(request.customerInfo, client);
  const refusal = (await methodProblem(platform, request, quote)) ?? orderTooLarge(quote);
  if (refusal) return { ok: false, ...refusal };
  const provider = await providerFor(platform, request, card, quote.totals.totalPence);
  if (provider && 'problem' in provider) return provider;
  const placed = await writeOrder(platform, {
    idempotencyKey,
    fingerprints,
    request,
    quote,
    provider: provider?.name ?? null,
    holdMs: provider ? quote.settings.holdMinutes * MINUTE_MS : transferHoldMs(request, quote),
    holders,
  });
  return placed.ok ? withPayment(platform, placed.order, card) : placed;
}

/** Begins the payment of an order that awaits one, outside any transaction (docs/decisions/008-payment-outside-the-transaction.md). */
async function withPayment(
  platform: Platform,
  order: Order,
  card: CardToken | null,
): Promise<PlaceOrderResult> {
  if (order.paymentMethod !== 'card') return { ok: true, order, payment: null };
  const opened = await tryToOpenPayment(platform, order.id, card?.token ?? null);
  if (!opened.ok) return opened;
  // A test card has paid by now.
  const now = card ? await findOrderById(platform.db, order.id) : order;
  return { ok: true, order: now ?? order, payment: opened.payment };
}

/** The reason the chosen way to pay is not offered for the order; null where it is. */
async function methodProblem(
  platform: Platform,
  request: OrderRequest,
  quote: PlaceableQuote,
): Promise<OrderProblem | null> {
  if (request.paymentMethod === 'transfer')
    return quote.transfer.offered ? null : { problem: 'transfer-not-offered' };
  return quote.settings.cashOnDelivery
    ? cashProblem(request, quote)
    : cashlessProblem(platform, request, quote);
}

/** How long the stock of an order is held for its bank transfer; null for another, and for one that costs nothing. */
export function transferHoldMs(
  { paymentMethod }: Pick<OrderRequest, 'paymentMethod'>,
  { transfer, totals }: Pick<PlaceableQuote, 'transfer' | 'totals'>,
): number | null {
  return paymentMethod === 'transfer' && totals.totalPence > 0 ? transfer.holdDays * DAY_MS : null;
}

function cashProblem(
  { paymentMethod }: OrderRequest,
  { totals, settings }: PlaceableQuote,
): OrderProblem | null {
  const { cashCeilingPence } = settings;
  if (paymentMethod !== 'cod' || cashCeilingPence === null || totals.totalPence <= cashCeilingPence)
    return null;
  return { problem: 'cash-too-large', ceilingPence: cashCeilingPence };
}

/** The problem of an order in a shop without cash on delivery. One that costs nothing is paid by no method at all. */
async function cashlessProblem(
  { payments }: Platform,
  { paymentMethod }: OrderRequest,
  { totals, transfer }: PlaceableQuote,
): Promise<OrderProblem | null> {
  const isFree = totals.totalPence === 0;
  if (!(await payments.current()) && !(isFree && transfer.offered)) return { problem: 'no-orders-taken' };
  return paymentMethod === 'cod' && !isFree ? { problem: 'cash-not-offered' } : null;
}

/** Null for an order paid in cash, and for one that costs nothing. */
async function providerFor(
  { payments }: Platform,
  { paymentMethod }: OrderRequest,
  card: CardToken | null,
  totalPence: Pence,
): Promise<PaymentProvider | ({ ok: false } & OrderProblem) | null> {
  if (paymentMethod !== 'card') return null;
  const provider = await payments.current();
  const paysByBrowser = provider !== null && provider.publishableKey !== null;
  if (!provider || (!paysByBrowser && !card)) return { ok: false, problem: 'card-not-offered' };
  if (totalPence === 0) return null;
  const { smallestPence } = provider;
  if (totalPence < smallestPence) return { ok: false, problem: 'card-too-small', smallestPence };
  return provider.declines(card?.token ?? null) ? { ok: false, problem: 'card-declined' } : provider;
}
