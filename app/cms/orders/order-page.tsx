import { data } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import type { Undo } from '#app/cms/undo/undo-store.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Moment } from '#app/ui/moment.tsx';
import { findOrder, listOrderEvents } from '#database/queries/order/orders.ts';
import { isUnusualMove, ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { may } from '#domain/people/permissions.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import { STATUS_UPDATE_FAILED, savingFailed } from '#domain/words/staff-messages.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { noteOrder } from '#operations/order/note-order.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import type { Route } from './+types/order-page';
import { OrderActions } from './order-actions.tsx';
import { CustomerCard, HistoryCard, LinesCard, PaymentCard } from './order-cards.tsx';
import type { OrderCommandResult } from './order-command-result.ts';
import { OrderManagerError } from './order-manager-error.tsx';
import { OrderNoteForm } from './order-note-form.tsx';
import { StatusBadge } from './status-badge.tsx';
import { askMove, StatusForm } from './status-form.tsx';

export const meta: Route.MetaFunction = ({ params, matches }) => cmsTitle(matches, params.orderNumber);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'orders.view');
  const { db } = context.get(platformContext);
  const order = await findOrder(db, params.orderNumber);
  if (!order) throw data(null, { status: 404 });
  return {
    order,
    events: await listOrderEvents(db, order.id),
    canArchive: may(role, 'orders.archive'),
    canDelete: may(role, 'orders.delete'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'orders.change-status');
  const platform = context.get(platformContext);
  const form = await readForm(request);
  if (form.get('intent') === 'note')
    return addNote(platform, member, params.orderNumber, readSubmitted(form));
  const to = ORDER_STATUSES.find((status) => status === form.get('orderStatus'));
  if (!to) return data<OrderCommandResult>({ ok: false, message: STATUS_UPDATE_FAILED }, { status: 422 });
  const from = ORDER_STATUSES.find((status) => status === form.get('from'));
  const note = singleLine(String(form.get('note') ?? '')).slice(0, 500);
  if (from && isUnusualMove(from, to) && form.get('confirmed') !== 'yes')
    return data<OrderCommandResult>({ ok: false, ask: askMove(params.orderNumber, { from, to, note }) });
  try {
    const changed = await changeOrderStatus(platform, {
      orderNumber: params.orderNumber,
      to,
      actor: member,
      from,
      note,
    });
    if (changed.ok) {
      const undo = from && from !== to ? undoMove(params.orderNumber, from, to) : {};
      return data<OrderCommandResult>({ ok: true, message: `Order is now ${to}.`, ...undo });
    }
    if (changed.problem === 'order-not-found') throw data(null, { status: 404 });
    if (changed.problem === 'changed-meanwhile') {
      const message = `Somebody set this order to ${changed.status} meanwhile. Nothing was changed.`;
      return data<OrderCommandResult>({ ok: false, message }, { status: 409 });
    }
    const lines = changed.lines.map(({ name, variant }) => `${name} (${variant})`).join(', ');
    return data<OrderCommandResult>(
      { ok: false, message: `Not enough in stock any more: ${lines}.` },
      { status: 409 },
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'an order status could not be changed');
    return data<OrderCommandResult>({ ok: false, message: STATUS_UPDATE_FAILED }, { status: 500 });
  }
}

async function addNote(
  platform: Platform,
  member: StaffMember,
  orderNumber: string,
  submitted: Record<string, string>,
) {
  const refuse = (status: number, message: string) =>
    data<OrderCommandResult>({ ok: false, message, submitted }, status);
  const note = singleLine(submitted.note ?? '').slice(0, 500);
  if (note.trim() === '') return refuse(422, 'Note is required');
  try {
    if (!(await noteOrder(platform, member, orderNumber, note))) throw data(null, { status: 404 });
    return data<OrderCommandResult>({ ok: true, message: 'Note added.', submitted });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a note could not be added to an order');
    return refuse(500, savingFailed('order'));
  }
}

function undoMove(orderNumber: string, from: OrderStatus, to: OrderStatus): { undo: Undo } {
  const fields = { orderStatus: from, from: to, confirmed: 'yes' };
  return { undo: { action: cmsPaths.order(orderNumber), commands: [{ fields, ids: [] }] } };
}

export default function OrderPage({
  loaderData: { order, events, canArchive, canDelete },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <BackLink to={cmsPaths.orders()}>All orders</BackLink>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-display text-3xl tracking-tight">{order.orderNumber}</h1>
        <StatusBadge status={order.orderStatus} />
        <p className="text-sm text-ink-soft">
          Placed <Moment at={order.createdAt} />
        </p>
        <OrderActions order={order} canArchive={canArchive} canDelete={canDelete} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <LinesCard order={order} />
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid-cols-1">
          <StatusForm status={order.orderStatus} result={actionData} />
          <OrderNoteForm result={actionData} />
          <div className="sm:row-span-2 lg:row-span-1">
            <CustomerCard order={order} />
          </div>
          <PaymentCard order={order} />
        </div>
        <HistoryCard events={events} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OrderManagerError error={error} />;
}
