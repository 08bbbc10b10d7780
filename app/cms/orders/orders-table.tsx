import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { formatPounds } from '#domain/money.ts';
import { moreLinesText, type OrderSummary } from '#domain/order.ts';
import { STANDARD_VARIANT } from '#domain/product.ts';
import { Moment } from './moment.tsx';
import { PAYMENT_NAMES } from './payment-names.ts';
import { StatusBadge } from './status-badge.tsx';

/** A table on a desk; on a phone each order is a card of the same cells. */
export function OrdersTable({ orders }: { orders: OrderSummary[] }) {
  return (
    <div className="rounded-card border border-line bg-surface md:overflow-x-auto">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Orders, newest first</caption>
        <thead className="hidden border-b border-line text-ink-soft md:table-header-group">
          <tr>
            {['Order', 'Placed', 'Customer', 'Items', 'Payment', 'Status'].map((title) => (
              <th key={title} scope="col" className="px-4 py-3 font-medium">
                {title}
              </th>
            ))}
            <th scope="col" className="px-4 py-3 text-right font-medium">
              Total
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {orders.map((order) => (
            <tr key={order.orderNumber} className="grid gap-1 p-4 hover:bg-blush-soft/60 md:table-row md:p-0">
              <th scope="row" className="md:px-4 md:py-3">
                <Link
                  to={paths.cmsOrder(order.orderNumber)}
                  className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline"
                >
                  {order.orderNumber}
                </Link>
              </th>
              <td className="whitespace-nowrap text-ink-soft md:px-4 md:py-3">
                <Moment at={order.createdAt} />
              </td>
              <td className="md:px-4 md:py-3">
                <span className="block [overflow-wrap:anywhere]">{order.customerName}</span>
                <span className="block text-xs text-ink-soft [overflow-wrap:anywhere]">{order.email}</span>
              </td>
              <td className="md:max-w-80 md:px-4 md:py-3">
                {order.firstLines.map((line) => itemText(line)).join(', ')}
                {order.moreLines > 0 && (
                  <span className="text-ink-soft"> {moreLinesText(order.moreLines)}</span>
                )}
              </td>
              <td className="whitespace-nowrap md:px-4 md:py-3">{PAYMENT_NAMES[order.paymentMethod]}</td>
              <td className="md:px-4 md:py-3">
                <StatusBadge status={order.orderStatus} />
              </td>
              <td className="font-semibold tabular-nums md:px-4 md:py-3 md:text-right">
                {formatPounds(order.totalPence)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function itemText({ name, variant, quantity }: OrderSummary['firstLines'][number]): string {
  const what = variant === STANDARD_VARIANT ? name : `${name} (${variant})`;
  return quantity > 1 ? `${what} × ${quantity}` : what;
}
