import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { type ExportedLine, eachExportedLine } from '#database/queries/paper/exported-lines.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { CHANNEL_NAMES, deliveryLabel } from '#domain/order/order.ts';
import { ORDER_LIST } from '#domain/order/order-list.ts';
import { londonDay, londonTime } from '#domain/text/london-day.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/lines-export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const COLUMNS: CsvColumns<ExportedLine> = [
  ['Order', ({ order }) => order.orderNumber],
  ['Placed (London time)', ({ order }) => londonTime(order.createdAt)],
  ['Status', ({ order }) => order.orderStatus],
  ['Payment state', ({ order }) => order.paymentState],
  ['SKU', ({ line }) => line?.sku ?? ''],
  ['Brand', ({ line }) => line?.brand ?? ''],
  ['Product', ({ line, order }) => line?.name ?? deliveryLabel(order.delivery)],
  ['Variant', ({ line }) => line?.variant ?? ''],
  ['Quantity', ({ line }) => line?.quantity ?? 1],
  ['Price of one', ({ line, grossPence }) => ({ pence: line?.unitPricePence ?? grossPence })],
  ['Paid for it', ({ grossPence }) => ({ pence: grossPence })],
  ['VAT rate', ({ ratePercent }) => (ratePercent === null ? '' : `${ratePercent}%`)],
  ['VAT included', ({ vatPence }) => ({ pence: vatPence })],
  ['Pieces sent', ({ line }) => line?.tally.sent ?? ''],
  ['Pieces cancelled', ({ line }) => line?.tally.cancelled ?? ''],
  ['Pieces returned', ({ line }) => line?.tally.returned ?? ''],
  ['Pieces refunded', ({ line }) => line?.tally.refunded ?? ''],
  ['Refunded', ({ refundedPence }) => ({ pence: refundedPence })],
  ['Country', ({ order }) => order.customerInfo.country],
  ['Postcode', ({ order }) => order.customerInfo.postcode],
  ['Channel', ({ order }) => CHANNEL_NAMES[order.channel]],
];

/** Each line of the orders of the list's filters, and their delivery, as a file for a spreadsheet. */
export function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'orders.export');
  const { db, clock, log } = context.get(platformContext);
  const lines = eachExportedLine(db, parseListQuery(url.searchParams, ORDER_LIST));
  return csvResponse(`order-lines-${londonDay(nowIso(clock))}.csv`, COLUMNS, lines, log);
}
