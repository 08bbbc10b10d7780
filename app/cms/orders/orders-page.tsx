import { data, Link, redirect } from 'react-router';
import { askDeletion } from '#app/cms/ui/ask-deletion.ts';
import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import { ARCHIVE, DELETE, TAKE_BACK } from '#app/cms/ui/bulk-actions.ts';
import type { BulkAction } from '#app/cms/ui/bulk-form.tsx';
import { clampPage } from '#app/cms/ui/clamp-page.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { type Column, DataTable } from '#app/cms/ui/data-table.tsx';
import { type FilterField, ListFilters } from '#app/cms/ui/list-filters.tsx';
import { ListPage } from '#app/cms/ui/list-page.tsx';
import { type ListResult, readListCommand } from '#app/cms/ui/list-result.ts';
import { ListRows } from '#app/cms/ui/list-rows.tsx';
import type { ShownList } from '#app/cms/ui/shown-list.ts';
import { sortLinks } from '#app/cms/ui/sort-links.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { Moment } from '#app/ui/moment.tsx';
import { listOrderRows } from '#database/queries/order/listed-orders.ts';
import { listOrderStatuses } from '#database/queries/order/orders.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { isFiltered, listSearch, parseListQuery } from '#domain/lists/list-query.ts';
import { formatPounds } from '#domain/money/money.ts';
import {
  isUnusualMove,
  moreLinesText,
  ORDER_STATUSES,
  type OrderStatus,
  type OrderSummary,
} from '#domain/order/order.ts';
import { ORDER_LIST, type OrderListQuery } from '#domain/order/order-list.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { CANNOT_BE_UNDONE } from '#domain/words/messages.ts';
import { deletingFailed, STATUS_UPDATE_FAILED } from '#domain/words/staff-messages.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { archiveOrders, deleteOrders } from '#operations/order/change-orders.ts';
import type { Route } from './+types/orders-page';
import { DateFilters } from './date-filters.tsx';
import { OrderManagerError } from './order-manager-error.tsx';
import { PAYMENT_NAMES } from './payment-names.ts';
import { StatusBadge } from './status-badge.tsx';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Orders');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'orders.view');
  const query = parseListQuery(url.searchParams, ORDER_LIST);
  const orders = await listOrderRows(context.get(platformContext).db, query);
  clampPage(listOf(query), orders.pageCount);
  return { query, orders, canDelete: may(role, 'orders.delete'), canExport: may(role, 'orders.export') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'orders.change-status');
  const platform = context.get(platformContext);
  const { intent, ids, isConfirmed } = await readListCommand(request);
  if (ids.length === 0) return data<ListResult>({ ok: false, message: 'Select an order first.' }, 422);
  if (intent === 'slips') throw redirect(cmsPaths.packingSlips(ids));
  const to = ORDER_STATUSES.find((status) => status === intent);
  try {
    if (to) {
      const ask = isConfirmed ? null : await askUnusualMoves(platform, ids, to);
      return data<ListResult>(ask ? { ok: false, ask } : await changeAll(platform, member, ids, to));
    }
    if (intent !== 'archive' && intent !== 'restore' && intent !== 'delete')
      return data<ListResult>({ ok: false, message: STATUS_UPDATE_FAILED }, 422);
    requirePermission(context, 'orders.delete');
    if (intent === 'delete' && !isConfirmed)
      return data<ListResult>({ ok: false, ask: askOrderDeletion(ids) });
    const count =
      intent === 'delete'
        ? await deleteOrders(platform, member, ids)
        : await archiveOrders(platform, member, ids, intent === 'archive');
    const done = { archive: 'archived', restore: 'taken back', delete: 'deleted' }[intent];
    return data<ListResult>({ ok: true, message: `${countText(count, 'order')} ${done}.` });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'orders could not be changed');
    const message = intent === 'delete' ? deletingFailed('order') : STATUS_UPDATE_FAILED;
    return data<ListResult>({ ok: false, message }, 500);
  }
}

/** Null where each of them would take its usual way. */
async function askUnusualMoves(
  { db }: Parameters<typeof changeOrderStatus>[0],
  ids: string[],
  to: OrderStatus,
): Promise<Ask | null> {
  const orders = await listOrderStatuses(db, ids);
  const unusual = orders.filter(({ status }) => isUnusualMove(status, to));
  if (unusual.length === 0) return null;
  const named = unusual.slice(0, 5).map(({ orderNumber, status }) => `${orderNumber} (now ${status})`);
  const more = moreLinesText(unusual.length - named.length);
  return {
    intent: to,
    ids,
    text: `Change ${ids.length === 1 ? 'this order' : `these ${ids.length} orders`} to ${to}?`,
    detail: `That is not the usual way for ${[named.join(', '), more].filter(Boolean).join(' ')}.`,
    confirmLabel: 'Change',
  };
}

/** Each for itself: one that cannot be changed does not hold up the others, and is named. */
async function changeAll(
  platform: Parameters<typeof changeOrderStatus>[0],
  actor: Parameters<typeof archiveOrders>[1],
  orderNumbers: string[],
  to: OrderStatus,
): Promise<ListResult> {
  const refused: string[] = [];
  for (const orderNumber of orderNumbers) {
    const changed = await changeOrderStatus(platform, { orderNumber, to, actor });
    if (!changed.ok) refused.push(orderNumber);
  }
  const count = orderNumbers.length - refused.length;
  const done = `${countText(count, 'order')} set to ${to}.`;
  return refused.length === 0
    ? { ok: true, message: done }
    : { ok: false, message: `${done} Not enough in stock any more for ${refused.join(', ')}.` };
}

function askOrderDeletion(ids: string[]): Ask {
  const detail = `${CANNOT_BE_UNDONE} What has not left yet goes back into stock.`;
  return { ...askDeletion('order', ids), detail };
}

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, orders, canDelete, canExport } = loaderData;
  const list = listOf(query);
  return (
    <ListPage
      title="Orders"
      count={countText(orders.total, 'order')}
      buttons={
        canExport && (
          <a
            href={cmsPaths.orderExport() + listSearch(query, ORDER_LIST)}
            download
            className="btn btn-outline btn-small"
          >
            Export CSV
          </a>
        )
      }
      answer={actionData}
    >
      <ListFilters
        list={list}
        searchLabel="Search by number, name, e-mail or postcode"
        filters={filters(query)}
      >
        <DateFilters from={query.filters.from} to={query.filters.to} />
      </ListFilters>
      <ListRows
        list={list}
        page={orders}
        empty={
          isFiltered(query)
            ? { title: 'No order found', text: 'Try another word or fewer filters.' }
            : { title: 'No orders yet', text: 'The first one appears here the moment it is placed.' }
        }
        actions={bulkActions(query, canDelete)}
        answer={actionData}
      >
        <DataTable
          caption="Orders"
          columns={columns(list)}
          rows={orders.items}
          idOf={(order) => order.orderNumber}
          nameOf={(order) => order.orderNumber}
          canPick
        />
      </ListRows>
    </ListPage>
  );
}

function bulkActions(query: OrderListQuery, canDelete: boolean): BulkAction[] {
  const moves = [
    { intent: 'slips', label: 'Packing slips' },
    { intent: 'processing', label: 'Processing' },
    { intent: 'shipped', label: 'Shipped' },
    { intent: 'delivered', label: 'Delivered' },
  ];
  if (!canDelete) return moves;
  return [...moves, query.filters.archived === 'yes' ? TAKE_BACK : ARCHIVE, DELETE];
}

function filters(query: OrderListQuery): FilterField[] {
  return [
    {
      name: 'status',
      label: 'Status',
      value: query.filters.status,
      all: 'Any status',
      options: [
        { value: 'to-pack', label: 'To pack' },
        ...ORDER_STATUSES.map((status) => ({ value: status, label: status })),
      ],
    },
    {
      name: 'payment',
      label: 'Payment',
      value: query.filters.payment,
      all: 'Any payment',
      options: [
        { value: 'cod', label: PAYMENT_NAMES.cod },
        { value: 'card', label: PAYMENT_NAMES.card },
      ],
    },
    {
      name: 'archived',
      label: 'Archive',
      value: query.filters.archived,
      all: 'Not archived',
      options: [{ value: 'yes', label: 'Archived' }],
    },
  ];
}

function listOf(query: OrderListQuery): ShownList {
  return { path: cmsPaths.orders(), shape: ORDER_LIST, query };
}

function columns(list: ShownList): Column<OrderSummary>[] {
  const sort = (name: string) => sortLinks(list, name);
  return [
    {
      key: 'order',
      label: 'Order',
      cell: (order) => (
        <Link
          to={cmsPaths.order(order.orderNumber)}
          className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
        >
          {order.orderNumber}
        </Link>
      ),
    },
    {
      key: 'placed',
      label: 'Placed',
      sort: sort('placed'),
      cell: (order) => <Moment at={order.createdAt} />,
    },
    {
      key: 'customer',
      label: 'Customer',
      cell: (order) => (
        <>
          <span className="block [overflow-wrap:anywhere]">{order.customerName}</span>
          <span className="block min-w-36 text-xs text-ink-soft [overflow-wrap:anywhere]">{order.email}</span>
        </>
      ),
    },
    {
      key: 'items',
      label: 'Items',
      cell: (order) => (
        <>
          {order.firstLines.map(itemText).join(', ')}
          {order.moreLines > 0 && (
            <span className="whitespace-nowrap text-ink-soft"> {moreLinesText(order.moreLines)}</span>
          )}
        </>
      ),
    },
    {
      key: 'payment',
      label: 'Payment',
      isMinor: true,
      cell: (order) => PAYMENT_NAMES[order.paymentMethod],
    },
    { key: 'status', label: 'Status', cell: (order) => <StatusBadge status={order.orderStatus} /> },
    {
      key: 'total',
      label: 'Total',
      sort: sort('total'),
      isNumber: true,
      cell: (order) => <span className="font-semibold">{formatPounds(order.totalPence)}</span>,
    },
  ];
}

function itemText({ name, variant, quantity }: OrderSummary['firstLines'][number]): string {
  const what = variant === STANDARD_VARIANT ? name : `${name} (${variant})`;
  return quantity > 1 ? `${what} ×\u00a0${quantity}` : what;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OrderManagerError error={error} />;
}
