/* biome-ignore-all lint/a11y/noRedundantRoles: browsers forget what the elements of a table are once they are laid out as a grid */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { formatPounds } from '#domain/money.ts';
import { moreLinesText, type OrderSummary } from '#domain/order.ts';
import { STANDARD_VARIANT } from '#domain/product.ts';
import { Moment } from './moment.tsx';
import { PAYMENT_NAMES } from './payment-names.ts';
import { StatusBadge } from './status-badge.tsx';

/** A table on a desk; at narrower widths each order is a card of the same cells. */
export function OrdersTable({ orders }: { orders: OrderSummary[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table role="table" className="block w-full text-left text-sm leading-normal min-[1280px]:table">
        <caption className="sr-only">Orders, newest first</caption>
        <thead
          role="rowgroup"
          className="sr-only border-b border-line text-xs text-ink-soft min-[1280px]:not-sr-only min-[1280px]:table-header-group"
        >
          <tr
            role="row"
            className="min-[1280px]:[&>th]:px-3 min-[1280px]:[&>th]:py-2.5 min-[1280px]:[&>th]:font-medium"
          >
            <Heading title="Order" />
            <Heading title="Placed" />
            <Heading title="Customer" />
            <Heading title="Items" className="min-[1280px]:w-full" />
            <Heading title="Payment" />
            <Heading title="Status" />
            <Heading title="Total" className="text-right" />
          </tr>
        </thead>
        <tbody role="rowgroup" className="block divide-y divide-line min-[1280px]:table-row-group">
          {orders.map((order) => (
            <OrderRow key={order.orderNumber} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ title, className }: { title: string; className?: string }) {
  return (
    <th role="columnheader" scope="col" className={className}>
      {title}
    </th>
  );
}

const ROW =
  'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 p-4 hover:bg-blush-soft/60 sm:grid-cols-[9.5rem_minmax(0,1fr)_auto] sm:gap-x-6 min-[1280px]:static min-[1280px]:table-row min-[1280px]:[&>*]:px-3 min-[1280px]:[&>*]:py-2.5 min-[1280px]:[&>*]:align-top';

function OrderRow({ order }: { order: OrderSummary }) {
  return (
    <tr role="row" className={ROW}>
      <th role="rowheader" scope="row" className="font-semibold">
        <Link
          to={paths.cmsOrder(order.orderNumber)}
          className="inline-flex min-h-6 items-center underline-offset-4 after:absolute after:inset-0 hover:underline min-[1280px]:-my-0.5 min-[1280px]:after:hidden"
        >
          {order.orderNumber}
        </Link>
      </th>
      <Cell className="text-ink-soft sm:col-start-1 min-[1280px]:min-w-28 min-[1400px]:whitespace-nowrap">
        <Moment at={order.createdAt} />
      </Cell>
      <Cell className="col-span-2 mt-2 sm:col-span-1 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-0">
        <span className="block [overflow-wrap:anywhere] min-[1280px]:w-40 min-[1400px]:w-44 min-[1280px]:truncate">
          {order.customerName}
        </span>
        <span
          className="block text-xs text-ink-soft [overflow-wrap:anywhere] min-[1280px]:w-40 min-[1400px]:w-44 min-[1280px]:truncate"
          title={order.email}
        >
          {order.email}
        </span>
      </Cell>
      <Cell className="col-span-2 mt-2 sm:col-span-1 sm:col-start-2 sm:row-start-3 sm:mt-0">
        {order.firstLines.map(itemText).join(', ')}
        {order.moreLines > 0 && (
          <span className="whitespace-nowrap text-ink-soft"> {moreLinesText(order.moreLines)}</span>
        )}
      </Cell>
      <Cell className="col-span-2 mt-2 text-ink-soft sm:col-span-1 sm:col-start-1 sm:mt-0 min-[1280px]:min-w-24 min-[1400px]:whitespace-nowrap">
        {PAYMENT_NAMES[order.paymentMethod]}
      </Cell>
      <Cell className="col-start-2 row-start-1 justify-self-end sm:col-start-3">
        <StatusBadge status={order.orderStatus} />
      </Cell>
      <Cell className="col-start-2 row-start-2 text-right font-semibold tabular-nums sm:col-start-3">
        {formatPounds(order.totalPence)}
      </Cell>
    </tr>
  );
}

function Cell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <td role="cell" className={className}>
      {children}
    </td>
  );
}

function itemText({ name, variant, quantity }: OrderSummary['firstLines'][number]): string {
  const what = variant === STANDARD_VARIANT ? name : `${name} (${variant})`;
  return quantity > 1 ? `${what} ×\u00a0${quantity}` : what;
}
