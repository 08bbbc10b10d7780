import { data } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import type { Undo } from '#app/cms/undo/undo-store.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { wasSent } from '#database/queries/order/order-rows.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { listConcerns } from '#database/queries/payment/payment-risks.ts';
import { hasLeft, ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { isSending, whyNotSent } from '#domain/order/sending.ts';
import { parseTracking } from '#domain/order/tracking.ts';
import { moveQuestions, STOCK_CHOICES } from '#domain/order-moves/move-questions.ts';
import { may } from '#domain/people/permissions.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import { STATUS_UPDATE_FAILED } from '#domain/words/staff-messages.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { cancellingMoney } from '#operations/payment/cancelling-money.ts';
import { askMove } from './ask-move.ts';
import type { OrderCommandResult } from './order-command-result.ts';
import type { AskedOfOrder } from './order-intent.ts';
import { statusRefusal } from './status-refusal.ts';

/** Changes an order's status as its form asks; asks back before an unusual move, and before one with questions. */
export async function changeStatus({ platform, member, orderNumber, form }: AskedOfOrder) {
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
  const order = await findOrder(platform.db, orderNumber);
  if (!order) throw data(null, { status: 404 });
  const mayRefund = may(member.role, 'orders.refund');
  const stock = STOCK_CHOICES.find((choice) => choice === form.get('stock')) ?? null;
  const isConfirmed = form.get('confirmed') === 'yes';
  const money = await cancellingMoney(platform, order, to === 'cancelled' && from !== to);
  const move = { from: from ?? order.orderStatus, to, note, money: { ...money, mayRefund }, tracking };
  const concerns = isSending(to) && !hasLeft(move.from) ? await listConcerns(platform.db, order.id) : [];
  const questions = moveQuestions({
    ...move,
    wasSent: await wasSent(platform.db, order.id),
    paymentState: order.paymentState,
    leftPence: money.leftPence,
    concerns,
  });
  const canMove = !isSending(to) || whyNotSent(order) === null;
  const ask = canMove && (from || questions.length > 0) ? askMove(orderNumber, questions, move) : null;
  const isAnswered = isConfirmed && (!questions.includes('stock') || stock !== null);
  if (ask && !isAnswered) return data<OrderCommandResult>({ ok: false, ask });
  const refunds = mayRefund && form.get('refund') === 'yes';
  try {
    const changed = await changeOrderStatus(platform, {
      orderNumber,
      to,
      actor: member,
      from,
      note,
      answers: isConfirmed ? { refunds, stock } : undefined,
      tracking: tracking ?? undefined,
    });
    if (changed.ok) {
      // Money that went back cannot be called back.
      const undo = from && from !== to && !refunds ? undoMove(orderNumber, from, to, changed.tookStock) : {};
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

/** Taking a move back puts the pieces where they were. */
function undoMove(
  orderNumber: string,
  from: OrderStatus,
  to: OrderStatus,
  tookStock: boolean,
): { undo: Undo } {
  const fields = {
    orderStatus: from,
    from: to,
    confirmed: 'yes',
    ...(from === 'cancelled' && { stock: tookStock ? 'return' : 'keep-out' }),
  };
  return { undo: { action: cmsPaths.order(orderNumber), commands: [{ fields, ids: [] }] } };
}
