import { data } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import type { Undo } from '#app/cms/undo/undo-store.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import { ORDER_STATUSES, type Order, type OrderStatus } from '#domain/order/order.ts';
import { isSending, whyNotSent } from '#domain/order/sending.ts';
import { parseTracking } from '#domain/order/tracking.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import { refundablePence } from '#domain/payment/refundable.ts';
import { may } from '#domain/people/permissions.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import { STATUS_UPDATE_FAILED } from '#domain/words/staff-messages.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { askMove } from './ask-move.ts';
import type { CancellingMoney, OrderCommandResult } from './order-command-result.ts';
import { statusRefusal } from './status-refusal.ts';

/** Changes an order's status as its form asks; asks back before an unusual move, and before a paid order is cancelled. */
export async function runStatusChange(
  platform: Platform,
  member: StaffMember,
  orderNumber: string,
  form: FormData,
) {
  const to = ORDER_STATUSES.find((status) => status === form.get('orderStatus'));
  if (!to) return data<OrderCommandResult>({ ok: false, message: STATUS_UPDATE_FAILED }, { status: 422 });
  const from = ORDER_STATUSES.find((status) => status === form.get('from'));
  const note = singleLine(String(form.get('note') ?? '')).slice(0, 500);
  const submitted = readSubmitted(form);
  const parsed = parseTracking(submitted);
  if (!parsed.ok)
    return data<OrderCommandResult>(
      {
        ok: false,
        message: 'Nothing was changed: the tracking is not right.',
        errors: parsed.errors,
        submitted,
      },
      { status: 422 },
    );
  const { tracking } = parsed;
  const mayRefund = may(member.role, 'orders.refund');
  if (from && form.get('confirmed') !== 'yes') {
    const order = await findOrder(platform.db, orderNumber);
    if (!order) throw data(null, { status: 404 });
    const money = await cancellingMoney(platform, order, { isCancelling: to === 'cancelled' && from !== to });
    const move = { from, to, note, money: { ...money, mayRefund }, tracking };
    const canMove = !isSending(to) || whyNotSent(order) === null;
    const ask = canMove && askMove(orderNumber, order.paymentState, move);
    if (ask) return data<OrderCommandResult>({ ok: false, ask });
  }
  const refunds = mayRefund && form.get('refund') === 'yes';
  try {
    const changed = await changeOrderStatus(platform, {
      orderNumber,
      to,
      actor: member,
      from,
      note,
      refunds,
      tracking: tracking ?? undefined,
    });
    if (changed.ok) {
      // Money that went back cannot be called back.
      const undo = from && from !== to && !refunds ? undoMove(orderNumber, from, to) : {};
      return data<OrderCommandResult>({ ok: true, message: `Order is now ${to}.`, ...undo });
    }
    if (changed.problem === 'order-not-found') throw data(null, { status: 404 });
    return data<OrderCommandResult>({ ok: false, message: statusRefusal(changed) }, { status: 409 });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'an order status could not be changed');
    return data<OrderCommandResult>({ ok: false, message: STATUS_UPDATE_FAILED }, { status: 500 });
  }
}

/** The money that a cancellation is about. */
async function cancellingMoney(
  { db }: Platform,
  { id, paymentMethod }: Order,
  { isCancelling }: { isCancelling: boolean },
): Promise<Omit<CancellingMoney, 'mayRefund'>> {
  const isCash = paymentMethod === 'cod';
  if (!isCancelling) return { receivedPence: 0, leftPence: 0, isCash };
  const ledger = await listLedger(db, id);
  const leftPence = refundablePence(ledger, await listRefunds(db, id));
  return { receivedPence: ledgerSums(ledger).receivedPence, leftPence, isCash };
}

function undoMove(orderNumber: string, from: OrderStatus, to: OrderStatus): { undo: Undo } {
  const fields = { orderStatus: from, from: to, confirmed: 'yes' };
  return { undo: { action: cmsPaths.order(orderNumber), commands: [{ fields, ids: [] }] } };
}
