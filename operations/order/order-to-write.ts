import type { Selectable } from 'kysely';
import type { NewOrderLine, NewOrderLinePart } from '#database/queries/order/order-rows.ts';
import type { NewAdjustment } from '#database/queries/promotions/order-adjustments.ts';
import type { NewUse } from '#database/queries/promotions/promotion-uses.ts';
import type { OrdersTable } from '#database/schema.ts';
import { deliveryWindow } from '#domain/delivery/delivery-window.ts';
import { estimatedDelivery } from '#domain/delivery/estimated-delivery.ts';
import { HANDED_OVER } from '#domain/entered-orders/entered-order.ts';
import { toE164 } from '#domain/fields/phone.ts';
import type { VatAmount } from '#domain/money/vat-split.ts';
import { INITIAL_STATUS, type OrderChannel, orderNumber } from '#domain/order/order.ts';
import type { OrderRequest } from '#domain/order/order-request.ts';
import { firstEntries, paymentState } from '#domain/payment/payment-state.ts';
import { isSealedWhole } from '#domain/sets/sealed-goods.ts';
import { londonDay } from '#domain/text/london-day.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor } from '#operations/platform/staff-write.ts';
import type { PlaceableQuote } from './quote-to-place.ts';

export type OrderRow = Selectable<OrdersTable>;

/** A new order as its rows. */
export type WrittenRows = {
  row: OrderRow;
  lines: NewOrderLine[];
  parts: NewOrderLinePart[];
  adjustments: NewAdjustment[];
  uses: NewUse[];
};

type NewOrder = {
  idempotencyKey: string;
  /** The first is stored. */
  fingerprints: readonly [string, ...string[]];
  request: OrderRequest;
  /** What it was quoted from is not written. */
  quote: Omit<PlaceableQuote, 'offer'>;
  /** How long its stock is held for a payment; null where none is awaited. */
  holdMs: number | null;
  /** By whom and how it was entered; left out for an order of a shopper. */
  entered?: EnteredBy | undefined;
};

/** An order that a member of staff entered. */
export type EnteredBy = { channel: Exclude<OrderChannel, 'web'>; actor: Actor };

/** Returns a new order as its rows. VAT is split over lines, the parts of sets and delivery to the penny. */
export function orderRows(
  { clock, random }: Pick<Platform, 'clock' | 'random'>,
  { idempotencyKey, fingerprints: [fingerprint], request, quote, holdMs, entered }: NewOrder,
): WrittenRows {
  const { customerInfo } = request;
  const { settings, totals, vatRatePercent } = quote;
  const placedAt = clock.now();
  const { service, services } = quote.delivery;
  const delivered = request.handsOver ? HANDED_OVER : { id: service?.id ?? '', name: service?.name ?? '' };
  const now = new Date(placedAt).toISOString();
  const id = random.id();
  const row: OrderRow = {
    id,
    order_number: orderNumber(random.fraction(), settings.orderPrefix),
    idempotency_key: idempotencyKey,
    request_fingerprint: fingerprint,
    first_name: customerInfo.firstName,
    last_name: customerInfo.lastName,
    email: customerInfo.email,
    phone: customerInfo.phone,
    address: customerInfo.address,
    city: customerInfo.city,
    postcode: customerInfo.postcode,
    country: customerInfo.country,
    notes: customerInfo.notes,
    payment_method: request.paymentMethod,
    card_brand: null,
    card_last4: null,
    payment_reference: null,
    order_status: INITIAL_STATUS,
    subtotal_pence: totals.subtotalPence,
    discount_pence: quote.discountPence,
    shipping_pence: totals.shippingPence,
    shipping_vat_pence: vatOf(quote.delivery.vat),
    total_pence: totals.totalPence,
    vat_rate_percent: vatRatePercent,
    payment_state: paymentState(
      request.paymentMethod === 'cod' ? 'cash' : 'provider',
      firstEntries(totals.totalPence),
    ),
    hold_until: holdMs === null ? null : new Date(placedAt + holdMs).toISOString(),
    carrier: '',
    tracking_number: '',
    tracking_link: '',
    stock_not_returned: 0,
    order_date: now,
    estimated_delivery: request.handsOver
      ? now
      : estimatedDelivery(placedAt, customerInfo, service ?? undefined),
    delivery_until: request.handsOver
      ? londonDay(now)
      : deliveryWindow(placedAt, customerInfo, service ?? undefined).last,
    delivery_id: delivered.id,
    delivery_name: delivered.name,
    delivery_chosen: services.length > 1 || request.handsOver ? 1 : 0,
    channel: entered?.channel ?? 'web',
    entered_by: entered?.actor.name ?? '',
    flat: customerInfo.flat ?? '',
    phone_e164: toE164(customerInfo.phone, customerInfo.country) ?? '',
    billing: request.billing ? JSON.stringify(request.billing) : '',
    gift: request.gift ? 1 : 0,
    gift_message: request.gift?.message ?? '',
    difference_pence: 0,
    adjusted: 0,
    archived_at: null,
    erased_at: null,
    created_at: now,
    updated_at: now,
  };
  const allLines = [...quote.lines, ...quote.given];
  const rowsOfLines = allLines.map((quoted, position) =>
    lineRows({ id: random.id(), orderId: id, position }, quoted),
  );
  const adjustments = [
    ...allLines.flatMap(({ adjustments: ofLine, line: { given } }, at) =>
      ofLine.map((one) => ({
        lineId: rowsOfLines[at]?.line.id ?? null,
        isGift: given !== undefined,
        ...one,
      })),
    ),
    ...quote.delivery.adjustments.map((one) => ({ lineId: null, isGift: false, ...one })),
  ].map(
    ({ lineId, isGift, promotionId = '', reason, code, pence }): NewAdjustment => ({
      id: random.id(),
      order_id: id,
      line_id: lineId,
      promotion_id: promotionId,
      words: reason,
      code: code ?? '',
      pence,
      is_gift: isGift ? 1 : 0,
      correction_id: null,
      at: now,
    }),
  );
  return {
    row: { ...row, adjusted: adjustments.length > 0 ? 1 : 0 },
    lines: rowsOfLines.map(({ line }) => line),
    parts: rowsOfLines.flatMap(({ parts }) => parts),
    adjustments,
    uses: usesOf(quote),
  };
}

/** The offers that count against a limit, or have a code. */
function usesOf({ promotions, given, limited }: NewOrder['quote']): NewUse[] {
  const had = [
    // An offer that gives goods was had only where something was given.
    ...promotions.outcomes.filter(
      ({ applies, promotionId }) =>
        applies && !promotions.gifts.some((gift) => gift.promotionId === promotionId),
    ),
    ...given.flatMap(({ line }) => line.given ?? []),
  ].map(({ promotionId, code }) => ({ promotionId, code }));
  const counted = had.filter(({ promotionId, code }) => code !== null || limited.includes(promotionId));
  return [...new Map(counted.map((one) => [`${one.promotionId} ${one.code ?? ''}`, one])).values()];
}

/** The price stays what the shopper was shown, wherever it goes (docs/decisions/110-exports-keep-their-price.md). */
function lineRows(
  { id, orderId, position }: { id: string; orderId: string; position: number },
  { line, grossPence, pence, vatRatePercent, vat }: PlaceableQuote['lines'][number],
): { line: NewOrderLine; parts: NewOrderLinePart[] } {
  return {
    line: {
      id,
      order_id: orderId,
      position,
      product_id: line.productId,
      variant_id: line.variantId,
      product_slug: line.id,
      name: line.name,
      variant: line.variant,
      brand: line.brand,
      sku: line.sku,
      image_url: line.imageUrl,
      unit_price_pence: line.unitPricePence,
      quantity: line.quantity,
      line_pence: grossPence,
      discount_pence: grossPence - pence,
      vat_rate_percent: vatRatePercent,
      goods_rate: line.vatRate,
      sealed: isSealedWhole(line) ? 1 : 0,
      vat_pence: vatOf(vat),
    },
    parts: line.parts.map((part, place) => ({
      order_id: orderId,
      line_position: position,
      position: place,
      product_id: part.productId,
      variant_id: part.variantId,
      product_slug: part.slug,
      name: part.name,
      variant: part.variant,
      brand: part.brand,
      sku: part.sku,
      quantity: part.quantity,
      part_pence: vat[place]?.grossPence ?? 0,
      vat_rate_percent: vat[place]?.ratePercent ?? null,
      goods_rate: part.vatRate,
      sealed: part.sealedForHygiene ? 1 : 0,
      vat_pence: vat[place]?.vatPence ?? 0,
    })),
  };
}

function vatOf(amounts: readonly VatAmount[]): number {
  return amounts.reduce((sum, { vatPence }) => sum + vatPence, 0);
}
