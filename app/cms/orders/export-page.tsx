import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { eachOrder } from '#database/queries/order/listed-orders.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { plainPounds } from '#domain/money/money.ts';
import { vatIncludedPence } from '#domain/money/vat.ts';
import type { Order } from '#domain/order/order.ts';
import { ORDER_LIST } from '#domain/order/order-list.ts';
import { csvLine } from '#domain/text/csv.ts';
import type { Route } from './+types/export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const HEADINGS = [
  'Order',
  'Placed',
  'Status',
  'Payment',
  'First name',
  'Last name',
  'E-mail',
  'Phone',
  'Address',
  'City',
  'Postcode',
  'Country',
  'Notes',
  'Items',
  'Subtotal',
  'Shipping',
  'Total',
  'VAT included',
];

/** The orders the list shows, as a file for a spreadsheet; sent while it is read. */
export function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'orders.export');
  const { db, clock, log } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, ORDER_LIST);
  const encoder = new TextEncoder();
  const orders = eachOrder(db, query);
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${csvLine(HEADINGS)}`)),
    async pull(controller) {
      try {
        const { value, done } = await orders.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(csvLine(cellsOf(value))));
      } catch (error) {
        log.error({ err: error }, 'the orders could not be exported');
        controller.error(error);
      }
    },
  });
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="orders-${day}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

function cellsOf({ customerInfo, lines, ...order }: Order) {
  return [
    order.orderNumber,
    order.createdAt,
    order.orderStatus,
    order.paymentMethod,
    customerInfo.firstName,
    customerInfo.lastName,
    customerInfo.email,
    customerInfo.phone,
    customerInfo.address,
    customerInfo.city,
    customerInfo.postcode,
    customerInfo.country,
    customerInfo.notes,
    lines.map(({ quantity, name, variant }) => `${quantity} × ${name} (${variant})`).join('; '),
    plainPounds(order.subtotalPence),
    plainPounds(order.shippingPence),
    plainPounds(order.totalPence),
    order.vatRatePercent === null
      ? ''
      : plainPounds(vatIncludedPence(order.totalPence, order.vatRatePercent)),
  ];
}
