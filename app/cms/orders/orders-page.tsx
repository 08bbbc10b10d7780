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
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import type { Undo } from '#app/cms/undo/undo-store.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Moment } from '#app/ui/moment.tsx';
import { type ListedOrder, listOrderNumbers, listOrderRows } from '#database/queries/order/listed-orders.ts';
import { listUsedMarks } from '#database/queries/order/marked-orders.ts';
import { countMoveOrders, listMoveRefusals } from '#database/queries/order/order-moves.ts';
import { listSettledOrders } from '#database/queries/order/orders.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { formatPounds } from '#domain/money/money.ts';
import {
  CHANNEL_NAMES,
  moreLinesText,
  ORDER_STATUSES,
  type OrderStatus,
  type OrderSummary,
} from '#domain/order/order.ts';
import { ORDER_LIST, type OrderListQuery } from '#domain/order/order-list.ts';
import { MOST_SLIPS } from '#domain/order/sending.ts';
import { markFilter } from '#domain/order-marks/order-marks.ts';
import { answeredDoubts } from '#domain/order-moves/answered-doubts.ts';
import type { MoveQuestion } from '#domain/order-moves/move-questions.ts';
import type { MoveTarget } from '#domain/order-moves/move-target.ts';
import { MOST_MOVED, UNDO_MOVE_MS } from '#domain/order-moves/order-move.ts';
import { riskLabel } from '#domain/payment/payment-risk.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { STATUS_UPDATE_FAILED } from '#domain/words/staff-messages.ts';
import { archiveOrders, deleteOrders } from '#operations/order/change-orders.ts';
import { beginMove, workOnMove } from '#operations/order/move-orders.ts';
import { previewMove } from '#operations/order/preview-move.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import type { Route } from './+types/orders-page';
import { askMoveMany, named } from './ask-move-many.ts';
import { DisputeBadge } from './dispute-badge.tsx';
import { OrderManagerError } from './order-manager-error.tsx';
import { PartSentBadge } from './part-sent-badge.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { PAYMENT_NAMES, paymentName } from './payment-names.ts';
import { RiskBadge } from './risk-badge.tsx';
import { StatusBadge } from './status-badge.tsx';

type Intent = 'slips' | 'pack' | 'archive' | 'restore' | OrderStatus;

const OFFERED: readonly OrderStatus[] = ['processing', 'shipped', 'delivered', 'cancelled'];
const isArchive = ({ filters }: OrderListQuery) => filters.archived === 'yes';

const MOVES = ORDER_STATUSES.map(
  (status): Verb<OrderStatus> => ({
    intent: status,
    label: status.replace(/^./, (letter) => letter.toUpperCase()),
    done: `set to ${status}`,
    isOffered: () => OFFERED.includes(status),
  }),
);

const STATUS_LABELS = {
  'to-pack': 'To pack',
  'to-check': 'To check before packing',
  difference: 'To be paid after a correction',
};

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
  buttons: [{ label: 'New order', to: cmsPaths.newOrder() }],
  exports: [
    { path: cmsPaths.orderExport() },
    { path: cmsPaths.orderLinesExport(), label: () => 'Each line as CSV' },
  ],
  canSelectAll: true,
  verbs: [
    { intent: 'pack', label: 'Pack and label', done: '', isLink: true },
    { intent: 'slips', label: 'Packing slips', done: '', isLink: true },
    ...MOVES,
    { ...ARCHIVE, permission: 'orders.archive', isOffered: (query) => !isArchive(query) },
    { ...RESTORE, permission: 'orders.archive', isOffered: isArchive },
  ],
  failed: { change: STATUS_UPDATE_FAILED },
  searchLabel: 'Search by number, name, email, postcode, phone, product or SKU',
  filters: {
    status: { label: 'Status', all: 'Any status', labels: STATUS_LABELS },
    payment: { label: 'Payment', all: 'Any payment', labels: PAYMENT_NAMES },
    channel: { label: 'Channel', all: 'Any channel', labels: CHANNEL_NAMES },
    money: { label: 'Money', all: 'Paid or unpaid', labels: {} },
    dispute: {
      label: 'Dispute',
      all: 'With or without dispute',
      labels: { open: 'Open dispute', any: 'Ever disputed' },
    },
    check: {
      label: 'To check',
      all: 'With or without warning',
      labels: { 'failed-refund': 'Failed refund', risk: 'Risk or review' },
    },
    mark: { label: 'Tag or person', all: 'Any tag or person' },
    archived: { label: 'Archive', all: 'Not archived', labels: { yes: 'Archived' } },
  },
  empty: { title: 'No orders yet', text: 'The first one appears here the moment it is placed.' },
  idOf: ({ orderNumber }) => orderNumber,
  nameOf: ({ orderNumber }) => orderNumber,
  columns: [
    {
      label: 'Order',
      cell: ({ orderNumber, createdAt, hasNote, channel }) => (
        <>
          <RowLink to={cmsPaths.order(orderNumber)} className="inline-flex min-h-6 items-center">
            {orderNumber}
          </RowLink>
          {hasNote && (
            <span className="block">
              <FlagBadge look="waiting">Note</FlagBadge>
            </span>
          )}
          {channel !== 'web' && (
            <span className="block text-xs font-normal text-ink-soft">{CHANNEL_NAMES[channel]}</span>
          )}
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
          <span className="data-table-second block text-xs text-ink-soft [overflow-wrap:anywhere] min-[48rem]:max-[75rem]:hidden min-[75rem]:min-w-36">
            {email}
          </span>
        </>
      ),
    },
    {
      label: 'Items',
      cell: ({ firstLines, moreLines }) => (
        <span className="line-clamp-3 min-[48rem]:min-w-32 min-[75rem]:min-w-52">
          {firstLines.map(itemText).join(', ')}
          {moreLines > 0 && (
            <span className="whitespace-nowrap text-ink-soft"> {moreLinesText(moreLines)}</span>
          )}
        </span>
      ),
    },
    {
      label: 'Payment',
      cell: ({ paymentMethod, paymentState, channel, disputes, risk, failedRefundPence }) => (
        <>
          <PaymentBadge state={paymentState} isLost={disputes.includes('lost')} />
          {disputes.length > 0 && (
            <span className={BESIDE_OR_UNDER}>
              <DisputeBadge states={disputes} />
            </span>
          )}
          {riskLabel(risk) && (
            <span className={BESIDE_OR_UNDER}>
              <RiskBadge risk={risk} />
            </span>
          )}
          {failedRefundPence > 0 && (
            <span className={BESIDE_OR_UNDER}>
              <FlagBadge look="bad">Refund failed</FlagBadge>
            </span>
          )}
          <span className={classNames(BESIDE_OR_UNDER, 'data-table-second text-xs text-ink-soft')}>
            {paymentName({ paymentMethod, paymentState, channel })}
          </span>
        </>
      ),
    },
    {
      label: 'Status',
      cell: ({ orderStatus, progress, marks }) => (
        <>
          <StatusBadge status={orderStatus} /> <PartSentBadge progress={progress} status={orderStatus} />
          {marks && (
            <span className="mt-1 block text-xs text-ink-soft [overflow-wrap:anywhere]">
              {[marks.person && `In hand of ${marks.person}`, ...marks.tags].filter(Boolean).join(', ')}
            </span>
          )}
        </>
      ),
    },
    {
      label: 'Total',
      sort: 'total',
      isNumber: true,
      cell: ({ totalPence }) => <span className="font-semibold">{formatPounds(totalPence)}</span>,
    },
  ],
};

/** On a phone in one line with the badge before, in a table under it. */
const BESIDE_OR_UNDER = 'ml-2 min-[48rem]:mt-1 min-[48rem]:ml-0 min-[48rem]:block';

function itemText({ name, variant, quantity }: OrderSummary['firstLines'][number]): string {
  const what = variant === STANDARD_VARIANT ? name : `${name} (${variant})`;
  return quantity > 1 ? `${what} ×\u00a0${quantity}` : what;
}

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export async function loader(args: Route.LoaderArgs) {
  const list = await loadList(args, LIST, listOrderRows);
  const marks = await listUsedMarks(args.context.get(platformContext).db, MOST_MARKS);
  return {
    ...list,
    choices: {
      mark: marks.map(({ kind, mark }) => ({
        id: markFilter(kind, mark),
        name: kind === 'person' ? `In hand of ${mark}` : mark,
      })),
    },
  };
}

/** Marks offered as filters. */
const MOST_MARKS = 200;

export function action(args: Route.ActionArgs) {
  return runListCommand(args, LIST, {
    change,
    remove,
    ask,
    most: MOST_MOVED,
    listFound: (db, params) => listOrderNumbers(db, parseListQuery(params, ORDER_LIST), MOST_MOVED + 1),
  });
}

/** Deletes what may go, and names what stays. */
async function remove(platform: Platform, member: StaffMember, ids: string[]): Promise<number | ListResult> {
  const { deleted, settled } = await (ids.length > 1
    ? removeMany(platform, member, ids)
    : removeOne(platform, member, ids));
  if (settled.length === 0) return deleted;
  const [were, they] = settled.length === 1 ? ['was', 'it'] : ['were', 'they'];
  const message = `${named(settled)} ${were} sent or paid: ${they} can be archived, not deleted, since tax records are kept for six years.`;
  return { ok: false, message: deleted > 0 ? `${countText(deleted, 'order')} deleted. ${message}` : message };
}

async function removeOne(platform: Platform, member: StaffMember, ids: string[]) {
  const settled = await listSettledOrders(platform.db, ids);
  return { deleted: await deleteOrders(platform, member, ids), settled };
}

async function removeMany(platform: Platform, member: StaffMember, ids: string[]) {
  const id = await carryOutMove(platform, member, { orderNumbers: ids, to: 'deleted', refunds: false });
  const [counts, refused] = await Promise.all([
    countMoveOrders(platform.db, id),
    listMoveRefusals(platform.db, id, MOVED_AT_ONCE),
  ]);
  return { deleted: counts.final, settled: refused.map(({ orderNumber }) => orderNumber) };
}

async function archiveMany(
  platform: Platform,
  member: StaffMember,
  ids: string[],
  to: 'archived' | 'restored',
): Promise<ListResult> {
  const id = await carryOutMove(platform, member, { orderNumbers: ids, to, refunds: false });
  const { final } = await countMoveOrders(platform.db, id);
  const message = `${countText(final, 'order')} ${to}.`;
  return { ok: true, message, ...(final > 0 && { undo: undoOf(id) }) };
}

async function change(
  platform: Platform,
  member: StaffMember,
  ids: string[],
  intent: Intent,
  form: FormData,
): Promise<number | ListResult> {
  if (intent === 'slips' || intent === 'pack') {
    if (ids.length > MOST_SLIPS)
      return { ok: false, message: `At most ${MOST_SLIPS} orders are packed at once.` };
    throw redirect(intent === 'slips' ? cmsPaths.packingSlips(ids) : cmsPaths.dispatch(ids));
  }
  if (intent === 'archive' || intent === 'restore')
    return ids.length > 1
      ? archiveMany(platform, member, ids, intent === 'archive' ? 'archived' : 'restored')
      : archiveOrders(platform, member, ids, intent === 'archive');
  return moveOrders(platform, member, ids, intent, form);
}

/** Orders whose change the page waits for; that of more is followed on a page of its own. */
const MOVED_AT_ONCE = 200;

/** Waits for a change of few; that of more is followed on its page. Returns its id. */
async function carryOutMove(
  platform: Platform,
  actor: StaffMember,
  move: { orderNumbers: string[]; to: MoveTarget; refunds: boolean; doubts?: Map<string, MoveQuestion[]> },
): Promise<string> {
  const isByJob = move.orderNumbers.length > MOVED_AT_ONCE;
  const id = await beginMove(platform, actor, { ...move, isByJob });
  if (isByJob) throw redirect(cmsPaths.orderMove(id));
  while (await workOnMove(platform, id));
  return id;
}

function undoOf(id: string): Undo {
  const commands = [{ fields: { intent: 'undo' }, ids: [] }];
  return { action: cmsPaths.orderMove(id), commands, forMs: UNDO_MOVE_MS };
}

/** Moves each by itself: an order without stock does not hold up the others, and is named. */
async function moveOrders(
  platform: Platform,
  actor: StaffMember,
  orderNumbers: string[],
  to: OrderStatus,
  form: FormData,
): Promise<ListResult> {
  const refunds = form.get('refunds') === 'yes' && may(actor.role, 'orders.refund');
  const doubts = answeredDoubts(form.getAll('doubt').map(String));
  const id = await carryOutMove(platform, actor, { orderNumbers, to, refunds, doubts });
  const [counts, refused] = await Promise.all([
    countMoveOrders(platform.db, id),
    listMoveRefusals(platform.db, id, MOVED_AT_ONCE),
  ]);
  const reasons = [...Map.groupBy(refused, ({ reason }) => reason)].map(
    ([reason, rows]) => `${named(rows.map(({ orderNumber }) => orderNumber))}: ${reason}`,
  );
  const message = [`${countText(counts.held + counts.unchanged, 'order')} set to ${to}.`, ...reasons].join(
    ' ',
  );
  if (counts.held === 0) return { ok: refused.length === 0, message };
  return { ok: true, message, undo: undoOf(id) };
}

/** Asks before deleting, and before a status with what it brings about. */
async function ask(
  { db }: Platform,
  ids: string[],
  intent: Intent | 'delete',
  { role }: StaffMember,
): Promise<Ask | null> {
  const question = askDeletion('order', ids);
  if (intent === 'delete' && (await listSettledOrders(db, ids)).length === ids.length) return null;
  if (intent === 'delete')
    return { ...question, detail: `${question.detail} What has not left yet goes back into stock.` };
  const to = ORDER_STATUSES.find((status) => status === intent);
  if (!to) return null;
  return askMoveMany(ids, to, await previewMove(db, ids, to), { mayRefund: may(role, 'orders.refund') });
}

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const refunds = actionData?.ask?.refunds;
  return (
    <RecordList
      list={LIST}
      loaded={loaderData}
      result={actionData}
      choices={loaderData.choices}
      askFields={
        refunds && (
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="refunds" value="yes" className="size-6" />
            Refund {formatPounds(refunds.pence)} for {countText(refunds.orders, 'order')}
          </label>
        )
      }
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OrderManagerError error={error} />;
}
