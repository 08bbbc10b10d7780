import { redirect } from 'react-router';
import { askDeletion } from '#app/cms/lists/ask-deletion.ts';
import { ARCHIVE, RESTORE } from '#app/cms/lists/bulk-actions.ts';
import type { ListDeclaration, Verb } from '#app/cms/lists/list-declaration.ts';
import type { ListResult } from '#app/cms/lists/list-result.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import { type ListedOrder, listOrderRows } from '#database/queries/order/listed-orders.ts';
import { listOrderStatuses, listSettledOrders } from '#database/queries/order/orders.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { formatPounds } from '#domain/money/money.ts';
import {
  isUnusualMove,
  moreLinesText,
  ORDER_STATUSES,
  type OrderStatus,
  type OrderSummary,
} from '#domain/order/order.ts';
import { ORDER_LIST, type OrderListQuery } from '#domain/order/order-list.ts';
import { sendsRefunded } from '#domain/order/sending.ts';
import { countText } from '#domain/text/count-text.ts';
import { STATUS_UPDATE_FAILED } from '#domain/words/staff-messages.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { archiveOrders, deleteOrders } from '#operations/order/change-orders.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import type { Route } from './+types/orders-page';
import { DisputeBadge } from './dispute-badge.tsx';
import { OrderManagerError } from './order-manager-error.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { PAYMENT_NAMES } from './payment-names.ts';
import { StatusBadge } from './status-badge.tsx';

type Intent = 'slips' | 'archive' | 'restore' | OrderStatus;

const OFFERED: readonly OrderStatus[] = ['processing', 'shipped', 'delivered'];
const isArchive = ({ filters }: OrderListQuery) => filters.archived === 'yes';

const MOVES = ORDER_STATUSES.map(
  (status): Verb<OrderStatus> => ({
    intent: status,
    label: status.replace(/^./, (letter) => letter.toUpperCase()),
    done: `set to ${status}`,
    isOffered: () => OFFERED.includes(status),
  }),
);

const LIST: ListDeclaration<ListedOrder, typeof ORDER_LIST, Intent> = {
  path: cmsPaths.orders(),
  shape: ORDER_LIST,
  kind: 'order',
  title: 'Orders',
  permissions: {
    view: 'orders.view',
    change: 'orders.change-status',
    delete: 'orders.delete',
    export: 'orders.export',
  },
  export: { path: cmsPaths.orderExport() },
  verbs: [
    { intent: 'slips', label: 'Packing slips', done: '' },
    ...MOVES,
    { ...ARCHIVE, permission: 'orders.archive', isOffered: (query) => !isArchive(query) },
    { ...RESTORE, permission: 'orders.archive', isOffered: isArchive },
  ],
  failed: { change: STATUS_UPDATE_FAILED },
  searchLabel: 'Search by number, name, email or postcode',
  filters: {
    status: { label: 'Status', all: 'Any status', labels: { 'to-pack': 'To pack' } },
    payment: { label: 'Payment', all: 'Any payment', labels: PAYMENT_NAMES },
    money: { label: 'Money', all: 'Paid or not', labels: {} },
    dispute: {
      label: 'Dispute',
      all: 'Disputed or not',
      labels: { open: 'Open dispute', any: 'Ever disputed' },
    },
    archived: { label: 'Archive', all: 'Not archived', labels: { yes: 'Archived' } },
  },
  hasDays: true,
  empty: { title: 'No orders yet', text: 'The first one appears here the moment it is placed.' },
  idOf: ({ orderNumber }) => orderNumber,
  nameOf: ({ orderNumber }) => orderNumber,
  columns: [
    {
      label: 'Order',
      cell: ({ orderNumber, createdAt }) => (
        <>
          <RowLink to={cmsPaths.order(orderNumber)} className="inline-flex min-h-6 items-center">
            {orderNumber}
          </RowLink>
          <span className="hidden text-xs font-normal text-ink-soft min-[48rem]:max-[75rem]:block">
            <Moment at={createdAt} />
          </span>
        </>
      ),
    },
    { label: 'Placed', sort: 'placed', isMinor: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      label: 'Customer',
      cell: ({ customerName, email }) => (
        <>
          <span className="block [overflow-wrap:anywhere]">{customerName}</span>
          <span className="block text-xs text-ink-soft [overflow-wrap:anywhere] min-[48rem]:max-[75rem]:hidden min-[75rem]:min-w-36">
            {email}
          </span>
        </>
      ),
    },
    {
      label: 'Items',
      cell: ({ firstLines, moreLines }) => (
        <span className="line-clamp-3 min-[48rem]:min-w-52">
          {firstLines.map(itemText).join(', ')}
          {moreLines > 0 && (
            <span className="whitespace-nowrap text-ink-soft"> {moreLinesText(moreLines)}</span>
          )}
        </span>
      ),
    },
    {
      label: 'Payment',
      isMinor: true,
      cell: ({ paymentMethod, paymentState, disputes }) => (
        <>
          <PaymentBadge state={paymentState} isLost={disputes.includes('lost')} />
          {disputes.length > 0 && (
            <span className="mt-1 block">
              <DisputeBadge states={disputes} />
            </span>
          )}
          <span className="mt-1 block text-xs text-ink-soft">{PAYMENT_NAMES[paymentMethod]}</span>
        </>
      ),
    },
    { label: 'Status', cell: ({ orderStatus }) => <StatusBadge status={orderStatus} /> },
    {
      label: 'Total',
      sort: 'total',
      isNumber: true,
      cell: ({ totalPence }) => <span className="font-semibold">{formatPounds(totalPence)}</span>,
    },
  ],
};

function itemText({ name, variant, quantity }: OrderSummary['firstLines'][number]): string {
  const what = variant === STANDARD_VARIANT ? name : `${name} (${variant})`;
  return quantity > 1 ? `${what} ×\u00a0${quantity}` : what;
}

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export function loader(args: Route.LoaderArgs) {
  return loadList(args, LIST, listOrderRows);
}

export function action(args: Route.ActionArgs) {
  return runListCommand(args, LIST, { change, remove, ask });
}

/** Deletes what may go, and names what stays. */
async function remove(platform: Platform, member: StaffMember, ids: string[]): Promise<number | ListResult> {
  const settled = await listSettledOrders(platform.db, ids);
  const deleted = await deleteOrders(platform, member, ids);
  if (settled.length === 0) return deleted;
  const [were, they] = settled.length === 1 ? ['was', 'it'] : ['were', 'they'];
  const message = `${settled.join(', ')} ${were} sent or paid: ${they} can be archived, not deleted, since tax records are kept for six years.`;
  return { ok: false, message: deleted > 0 ? `${countText(deleted, 'order')} deleted. ${message}` : message };
}

async function change(platform: Platform, member: StaffMember, ids: string[], intent: Intent) {
  if (intent === 'slips') throw redirect(cmsPaths.packingSlips(ids));
  if (intent === 'archive' || intent === 'restore')
    return archiveOrders(platform, member, ids, intent === 'archive');
  return moveOrders(platform, member, ids, intent);
}

/** Moves each by itself: an order without stock does not hold up the others, and is named. */
async function moveOrders(
  platform: Platform,
  actor: StaffMember,
  orderNumbers: string[],
  to: OrderStatus,
): Promise<number | ListResult> {
  const refused: string[] = [];
  const unpaid: string[] = [];
  for (const orderNumber of orderNumbers) {
    const changed = await changeOrderStatus(platform, { orderNumber, to, actor });
    if (changed.ok) continue;
    if (changed.problem === 'not-paid') unpaid.push(orderNumber);
    else refused.push(orderNumber);
  }
  const count = orderNumbers.length - refused.length - unpaid.length;
  if (count === orderNumbers.length) return count;
  const reasons = [
    ...(refused.length > 0 ? [`Not enough in stock any more for ${refused.join(', ')}.`] : []),
    ...(unpaid.length > 0 ? [`Not paid: ${unpaid.join(', ')}.`] : []),
  ];
  return { ok: false, message: `${countText(count, 'order')} set to ${to}. ${reasons.join(' ')}` };
}

/** Asks before deleting, and before moves that are not the usual way for some of the orders. */
async function ask({ db }: Platform, ids: string[], intent: Intent | 'delete'): Promise<Ask | null> {
  const question = askDeletion('order', ids);
  if (intent === 'delete' && (await listSettledOrders(db, ids)).length === ids.length) return null;
  if (intent === 'delete')
    return { ...question, detail: `${question.detail} What has not left yet goes back into stock.` };
  const to = ORDER_STATUSES.find((status) => status === intent);
  if (!to) return null;
  const orders = await listOrderStatuses(db, ids);
  const unusual = orders.filter(({ status }) => isUnusualMove(status, to));
  const refunded = orders.filter(({ status, paymentState }) => sendsRefunded(status, to, paymentState));
  const details = [
    ...(unusual.length > 0
      ? [
          `That is not the usual way for ${named(unusual.map(({ orderNumber, status }) => `${orderNumber} (now ${status})`))}.`,
        ]
      : []),
    ...(refunded.length > 0
      ? [
          `All of the money was given back for ${named(refunded.map(({ orderNumber }) => orderNumber))}: the goods would go for nothing.`,
        ]
      : []),
  ];
  if (details.length === 0) return null;
  return {
    intent: to,
    ids,
    text: `Change ${ids.length === 1 ? 'this order' : `these ${ids.length} orders`} to ${to}?`,
    detail: details.join(' '),
    ...(to === 'cancelled'
      ? { confirmLabel: ids.length === 1 ? 'Cancel the order' : 'Cancel the orders', keepLabel: 'Keep' }
      : { confirmLabel: 'Change' }),
  };
}

/** The first five, and how many there are besides. */
function named(words: string[]): string {
  const first = words.slice(0, 5);
  return [first.join(', '), moreLinesText(words.length - first.length)].filter(Boolean).join(' ');
}

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OrderManagerError error={error} />;
}
