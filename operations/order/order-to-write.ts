import type { Selectable } from 'kysely';
import type { OfferedLine } from '#database/queries/catalogue/offered-lines.ts';
import type { OrderLinePartsTable, OrderLinesTable, OrdersTable } from '#database/schema.ts';
import type { Totals } from '#domain/cart/pricing.ts';
import { type Destination, rateAt } from '#domain/fields/uk-vat-area.ts';
import { splitVat } from '#domain/money/vat-split.ts';
import { estimatedDelivery } from '#domain/order/estimated-delivery.ts';
import { INITIAL_STATUS, orderNumber } from '#domain/order/order.ts';
import type { OrderRequest } from '#domain/order/order-request.ts';
import { firstEntries, paymentState } from '#domain/payment/payment-state.ts';
import { vatLinesOf } from '#domain/sets/set-price.ts';
import type { DeliverySettings } from '#domain/shop/shop.ts';
import type { Platform } from '#operations/platform/platform.ts';

export type Offer = {
  ok: true;
  lines: (OfferedLine & { quantity: number })[];
  totals: Totals;
  delivery: DeliverySettings;
  /** The standard rate; null where the shop is not registered for VAT. */
  vatRatePercent: number | null;
};

export type OrderRow = Selectable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLinesTable>;
export type OrderLinePartRow = Selectable<OrderLinePartsTable>;

type NewOrder = {
  idempotencyKey: string;
  fingerprint: string;
  request: OrderRequest;
  offer: Offer;
  /** The payment provider; null where none takes money for this order. */
  provider: string | null;
};

const MINUTE_MS = 60_000;

/** Returns a new order as its rows. VAT is split over lines, the parts of sets and delivery to the penny. */
export function orderRows(
  { clock, random }: Pick<Platform, 'clock' | 'random'>,
  { idempotencyKey, fingerprint, request, offer, provider }: NewOrder,
): { row: OrderRow; lines: OrderLineRow[]; parts: OrderLinePartRow[] } {
  const { customerInfo } = request;
  const { delivery, totals, vatRatePercent } = offer;
  const placedAt = clock.now();
  const now = new Date(placedAt).toISOString();
  const id = random.id();
  // The price stays what the shopper was shown, wherever it goes (docs/decisions/110-exports-keep-their-price.md).
  const offered = offer.lines.map((line) => taxedAt(customerInfo, line));
  const vat = splitVat(
    offered.flatMap(({ unitPricePence, quantity, vatRatePercent, parts }) =>
      vatLinesOf({ grossPence: unitPricePence * quantity, ratePercent: vatRatePercent, parts }),
    ),
    totals.shippingPence,
  );
  // In the order in which they were split: lines, and of a set its parts.
  const amounts = vat.lines.values();
  const nextAmount = () => amounts.next().value ?? { grossPence: 0, vatPence: 0 };
  const row: OrderRow = {
    id,
    order_number: orderNumber(random.fraction(), delivery.orderPrefix),
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
    discount_pence: 0,
    shipping_pence: totals.shippingPence,
    shipping_vat_pence: vat.shipping.reduce((sum, { vatPence }) => sum + vatPence, 0),
    total_pence: totals.totalPence,
    vat_rate_percent: vatRatePercent,
    payment_state: paymentState(
      request.paymentMethod === 'cod' ? 'cash' : 'provider',
      firstEntries(totals.totalPence),
    ),
    hold_until:
      provider === null ? null : new Date(placedAt + delivery.holdMinutes * MINUTE_MS).toISOString(),
    carrier: '',
    tracking_number: '',
    tracking_link: '',
    stock_not_returned: 0,
    order_date: now,
    estimated_delivery: estimatedDelivery(placedAt, customerInfo),
    archived_at: null,
    created_at: now,
    updated_at: now,
  };
  const parts: OrderLinePartRow[] = [];
  const lines = offered.map((line, position) => {
    const own = line.parts.map((part, place): OrderLinePartRow => {
      const { grossPence, vatPence } = nextAmount();
      return {
        order_id: id,
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
        part_pence: grossPence,
        vat_rate_percent: part.ratePercent,
        vat_pence: vatPence,
      };
    });
    parts.push(...own);
    return {
      order_id: id,
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
      line_pence: line.unitPricePence * line.quantity,
      discount_pence: 0,
      vat_rate_percent: line.vatRatePercent,
      vat_pence: own.length > 0 ? own.reduce((sum, part) => sum + part.vat_pence, 0) : nextAmount().vatPence,
    };
  });
  return { row, lines, parts };
}

/** A line at the rates of its destination; in a set each part has its own. */
function taxedAt(destination: Destination, line: Offer['lines'][number]): Offer['lines'][number] {
  return {
    ...line,
    vatRatePercent: rateAt(destination, line.vatRatePercent),
    parts: line.parts.map((part) => ({ ...part, ratePercent: rateAt(destination, part.ratePercent) })),
  };
}
