import type { Selectable } from 'kysely';
import { builtOnce } from '#database/built-once.ts';
import type { Db } from '#database/open.ts';
import { hasRealPayment, TEST_REFERENCE } from '#database/queries/payment/real-money.ts';
import {
  listAdjustments,
  type NewAdjustment,
  sumAdjustments,
} from '#database/queries/promotions/order-adjustments.ts';
import type { OrderLinePartsTable, OrderLinesTable, OrdersTable } from '#database/schema.ts';
import { isOutsideUkVat } from '#domain/fields/uk-vat-area.ts';
import type { Pence } from '#domain/money/money.ts';
import {
  linesShown,
  type Order,
  type OrderLine,
  type OrderStatus,
  type OrderSummary,
} from '#domain/order/order.ts';
import { readBillingAddress } from '#domain/order-wishes/billing-address.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

export async function findOrder(db: Db, orderNumber: string): Promise<Order | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  return row ? withLines(db, row) : null;
}

export async function findOrderById(db: Db, id: string): Promise<Order | null> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? withLines(db, row) : null;
}

/** The order a key was used for, with the fingerprint of what was sent under it. */
export async function findOrderByKey(
  db: Db,
  key: string,
): Promise<{ order: Order; fingerprint: string } | null> {
  const [row] = (await orderUnderKey(db, key)).rows;
  return row ? { order: await withLines(db, row), fingerprint: row.request_fingerprint } : null;
}

const orderUnderKey = builtOnce((db, key: string) =>
  db.selectFrom('orders').selectAll().where('idempotency_key', '=', key),
);

/** Those of these orders that left, were paid with real money or can still be: their records stay. */
export async function listSettledOrders(db: Db, orderNumbers: string[]): Promise<string[]> {
  if (orderNumbers.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select('order_number')
    .where('order_number', 'in', orderNumbers)
    .where((eb) =>
      eb.or([
        eb('order_status', 'in', SETTLED),
        eb.exists(
          eb
            .selectFrom('order_events')
            .select('order_events.id')
            .whereRef('order_events.order_id', '=', 'orders.id')
            .where('order_events.to_status', 'in', SETTLED),
        ),
        eb.exists(
          eb.selectFrom('parcels').select('parcels.id').whereRef('parcels.order_id', '=', 'orders.id'),
        ),
        eb.exists(
          eb
            .selectFrom('payment_ledger')
            .select('payment_ledger.id')
            .whereRef('payment_ledger.order_id', '=', 'orders.id')
            .where('payment_ledger.kind', '=', 'cash-received'),
        ),
        hasRealPayment(eb),
      ]),
    )
    .orderBy('order_number')
    .execute();
  return rows.map(({ order_number }) => order_number);
}

const SETTLED: OrderStatus[] = ['shipped', 'delivered'];

/** True where a payment service took money for this order, or still can. */
export async function isPaidForReal(db: Db, orderNumber: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('order_number', '=', orderNumber)
    .where(hasRealPayment)
    .executeTakeFirst();
  return row !== undefined;
}

/** The statuses of these orders; what is gone is missing. */
export async function listOrderStatuses(
  db: Db,
  orderNumbers: string[],
): Promise<{ orderNumber: string; status: OrderStatus; paymentState: PaymentState }[]> {
  if (orderNumbers.length === 0) return [];
  return db
    .selectFrom('orders')
    .select(['order_number as orderNumber', 'order_status as status', 'payment_state as paymentState'])
    .where('order_number', 'in', orderNumbers)
    .execute();
}

export type OrderEvent = {
  at: string;
  actor: string | null;
  from: OrderStatus | null;
  to: OrderStatus;
  note: string;
};

export async function listOrderEvents(db: Db, orderId: string): Promise<OrderEvent[]> {
  return db
    .selectFrom('order_events')
    .select(['at', 'actor', 'from_status as from', 'to_status as to', 'note'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

async function withLines(db: Db, row: Selectable<OrdersTable>): Promise<Order> {
  const lines = await listLines(db, [row.id]);
  const adjustments = row.adjusted === 1 ? (await listAdjustments(db, [row.id])).get(row.id) : [];
  return { ...toOrder(row, lines.get(row.id) ?? []), adjustments: adjustments ?? [] };
}

export async function listLines(db: Db, orderIds: string[]): Promise<Map<string, OrderLine[]>> {
  const byOrder = new Map<string, OrderLine[]>();
  if (orderIds.length === 0) return byOrder;
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const parts = await listParts(db, orderIds);
  for (const row of rows) {
    const lines = byOrder.get(row.order_id) ?? [];
    lines.push(toLine(row, parts.get(`${row.order_id} ${row.position}`)));
    byOrder.set(row.order_id, lines);
  }
  return byOrder;
}

/** What was packed of the sets in these orders, by order and position of the line. */
async function listParts(
  db: Db,
  orderIds: string[],
): Promise<Map<string, Selectable<OrderLinePartsTable>[]>> {
  const rows = await db
    .selectFrom('order_line_parts')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('line_position')
    .orderBy('position')
    .execute();
  return partsByLine(rows);
}

function partsByLine(
  rows: Selectable<OrderLinePartsTable>[],
): Map<string, Selectable<OrderLinePartsTable>[]> {
  return Map.groupBy(rows, (row) => `${row.order_id} ${row.line_position}`);
}

type LineRow = Omit<Selectable<OrderLinesTable>, 'unit_cost_pence'>;

function toLine(row: LineRow, parts: Selectable<OrderLinePartsTable>[] = []): OrderLine {
  return {
    lineId: row.id,
    productId: row.product_slug,
    variant: row.variant,
    variantId: row.variant_id,
    name: row.name,
    brand: row.brand,
    sku: row.sku,
    imageUrl: row.image_url,
    unitPricePence: row.unit_price_pence,
    quantity: row.quantity,
    linePence: row.line_pence,
    vatPence: row.vat_pence,
    parts: parts.map(({ product_slug, name, variant, brand, sku, quantity }) => ({
      productId: product_slug,
      name,
      variant,
      brand,
      sku,
      quantity,
    })),
  };
}

/** An order from its rows as they stand in the database, or are about to. */
export function orderFromRows(
  row: Selectable<OrdersTable>,
  lines: LineRow[],
  { parts, adjustments }: { parts: Selectable<OrderLinePartsTable>[]; adjustments: readonly NewAdjustment[] },
): Order {
  const ofLine = partsByLine(parts);
  const order = toOrder(
    row,
    lines.map((line) => toLine(line, ofLine.get(`${line.order_id} ${line.position}`))),
  );
  return { ...order, adjustments: sumAdjustments(adjustments) };
}

export function toOrder(row: Selectable<OrdersTable>, lines: OrderLine[]): Order {
  const vatPence = row.vat_rate_percent === null ? null : vatOf(row, lines);
  return {
    id: row.id,
    orderNumber: row.order_number,
    customerInfo: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      address: row.address,
      city: row.city,
      postcode: row.postcode,
      country: row.country,
      notes: row.notes,
      ...(row.flat && { flat: row.flat }),
    },
    billing: row.billing === '' ? null : readBillingAddress(JSON.parse(row.billing)),
    gift: row.gift === 1 ? { message: row.gift_message } : null,
    paymentMethod: row.payment_method,
    card: row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
    orderStatus: row.order_status,
    lines,
    subtotalPence: row.subtotal_pence,
    shippingPence: row.shipping_pence,
    totalPence: row.total_pence,
    differencePence: row.difference_pence,
    vatPence,
    isExport: vatPence === 0 && isOutsideUkVat(row),
    orderDate: row.order_date,
    estimatedDelivery: row.estimated_delivery,
    delivery: {
      id: row.delivery_id,
      name: row.delivery_name,
      until: row.delivery_until,
      isChosen: row.delivery_chosen === 1,
    },
    channel: row.channel,
    enteredBy: row.entered_by,
    isTestCard: row.payment_reference?.startsWith(TEST_REFERENCE) ?? false,
    paymentState: row.payment_state,
    holdUntil: row.hold_until,
    tracking: { carrier: row.carrier, number: row.tracking_number, link: row.tracking_link },
    isArchived: row.archived_at !== null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function vatOf({ shipping_vat_pence }: Selectable<OrdersTable>, lines: OrderLine[]): Pence {
  return lines.reduce((sum, { vatPence }) => sum + vatPence, shipping_vat_pence);
}

export function toSummary(row: Selectable<OrdersTable>, lines: OrderLine[]): OrderSummary {
  return {
    orderNumber: row.order_number,
    paymentMethod: row.payment_method,
    orderStatus: row.order_status,
    paymentState: row.payment_state,
    channel: row.channel,
    totalPence: row.total_pence,
    createdAt: row.created_at,
    customerName: `${row.first_name} ${row.last_name}`,
    email: row.email,
    firstLines: linesShown(lines).map(({ name, variant, quantity }) => ({ name, variant, quantity })),
    moreLines: lines.length - linesShown(lines).length,
  };
}
