import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { type ExportedOrder, eachExportedOrder } from '#database/queries/paper/exported-orders.ts';
import { toE164 } from '#domain/fields/phone.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { plainPounds } from '#domain/money/money.ts';
import { CHANNEL_NAMES, type Order } from '#domain/order/order.ts';
import { ORDER_LIST } from '#domain/order/order-list.ts';
import { addressLines } from '#domain/order-wishes/address-lines.ts';
import { billingText } from '#domain/order-wishes/billing-address.ts';
import { londonDay, londonTime } from '#domain/text/london-day.ts';
import type { Route } from './+types/export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const COLUMNS: CsvColumns<ExportedOrder> = [
  ['Order', ({ orderNumber }) => orderNumber],
  ['Placed (London time)', ({ createdAt }) => londonTime(createdAt)],
  ['Status', ({ orderStatus }) => orderStatus],
  ['Payment', ({ paymentMethod }) => paymentMethod],
  ['Channel', ({ channel }) => CHANNEL_NAMES[channel]],
  ['Entered by', ({ enteredBy }) => enteredBy],
  ['First name', ({ customerInfo }) => customerInfo.firstName],
  ['Last name', ({ customerInfo }) => customerInfo.lastName],
  ['Email', ({ customerInfo }) => customerInfo.email],
  ['Phone', ({ customerInfo }) => customerInfo.phone],
  ['Address', ({ customerInfo }) => customerInfo.address],
  ['City', ({ customerInfo }) => customerInfo.city],
  ['Postcode', ({ customerInfo }) => customerInfo.postcode],
  ['Country', ({ customerInfo }) => customerInfo.country],
  ['Notes', ({ customerInfo }) => customerInfo.notes],
  ['Items', ({ lines }) => lines.map(itemText).join('; ')],
  ['Subtotal', ({ subtotalPence }) => plainPounds(subtotalPence)],
  ['Shipping', ({ shippingPence }) => plainPounds(shippingPence)],
  ['Total', ({ totalPence }) => plainPounds(totalPence)],
  ['VAT included', vatText],
  ['Payment state', ({ paymentState }) => paymentState],
  ['Paid', ({ receivedPence }) => plainPounds(receivedPence)],
  ['Refunded', ({ refundedPence }) => plainPounds(refundedPence)],
  ['Held by banks', ({ disputedPence }) => plainPounds(disputedPence)],
  ['Kept', ({ keptPence }) => plainPounds(keptPence)],
  ['Invoices', ({ papers }) => papers.invoices.join('; ')],
  ['Credit notes', ({ papers }) => papers.creditNotes.join('; ')],
  ['Phone as dialled', ({ customerInfo }) => toE164(customerInfo.phone, customerInfo.country) ?? ''],
  ['Address line 1', ({ customerInfo }) => addressLines(customerInfo)[0]],
  ['Address line 2', ({ customerInfo }) => addressLines(customerInfo)[1] ?? ''],
  ['Invoice to', ({ billing }) => (billing ? billingText(billing).replaceAll('\n', ', ') : '')],
  ['Gift', ({ gift }) => (gift ? 'yes' : '')],
  ['Gift message', ({ gift }) => gift?.message ?? ''],
];

function itemText({ quantity, name, variant }: Order['lines'][number]): string {
  return `${quantity} × ${name} (${variant})`;
}

function vatText({ vatPence }: Order): string {
  return vatPence === null ? '' : plainPounds(vatPence);
}

export function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'orders.export');
  const { db, clock, log } = context.get(platformContext);
  const orders = eachExportedOrder(db, parseListQuery(url.searchParams, ORDER_LIST));
  return csvResponse(`orders-${londonDay(new Date(clock.now()).toISOString())}.csv`, COLUMNS, orders, log);
}
