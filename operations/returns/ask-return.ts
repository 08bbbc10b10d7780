import type { Db } from '#database/open.ts';
import { listAddable } from '#database/queries/corrections/addable-variants.ts';
import { insertOrderEvent, lockOrder } from '#database/queries/order/order-rows.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import {
  findReturnUnder,
  insertReturn,
  insertReturnEvent,
  nextReturnPlace,
} from '#database/queries/returns/returns.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { piecesText } from '#domain/refunds/refund-words.ts';
import { payBackBy } from '#domain/returns/pay-back-by.ts';
import { returnNumber } from '#domain/returns/return.ts';
import type { AskedLine, EnteredReturn, ReturnRequest } from '#domain/returns/return-request.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Author, staffWrite } from '#operations/platform/staff-write.ts';
import { type LinesRefused, partLines } from './part-lines.ts';
import { situationsOfOrder } from './situations-of-order.ts';

/** Somebody who asks: the customer of the order, whom the caller has proved, or a member of staff for them. */
export type AskingReturn = {
  orderNumber: string;
  /** One form makes one return, however often it is sent. */
  key: string;
  request: ReturnRequest | EnteredReturn;
  /** `CUSTOMER` for the customer. */
  by: Author;
  /** True where another mail follows at once that says how it was settled. */
  isSettledAtOnce?: boolean;
};

export type AskReturnResult =
  | { ok: true; id: string; number: string }
  | { ok: false; problem: 'order-not-found' }
  | LinesRefused
  /** What they want instead is not sold. */
  | { ok: false; problem: 'no-such-variant'; lineId: string };

/**
 * Takes down that somebody cancels, sends back or complains of goods, where the law or the shop lets them. In the same transaction a
 * mail acknowledges it to the customer, whatever becomes of it, and staff who chose so are alerted.
 */
export function askReturn(
  platform: Platform,
  { orderNumber, key, request, by, isSettledAtOnce = false }: AskingReturn,
): Promise<AskReturnResult> {
  return staffWrite(platform, by, async ({ trx, now, newId, record }): Promise<AskReturnResult> => {
    const stamp = { now, newId };
    const locked = await lockOrder(trx, orderNumber, now);
    const order = locked && (await findOrder(trx, orderNumber));
    if (!order) return { ok: false, problem: 'order-not-found' };
    const earlier = await findReturnUnder(trx, key);
    if (earlier)
      return earlier.orderId === order.id
        ? { ok: true, id: earlier.id, number: earlier.number }
        : { ok: false, problem: 'order-not-found' };
    const entered = 'declaredOn' in request ? request : null;
    const { delivery } = await readSettings(trx);
    const declaredOn = entered?.declaredOn ?? londonDay(now);
    const situations = await situationsOfOrder(trx, order, {
      today: declaredOn,
      shopDays: delivery.returnDays,
      freeReturns: delivery.freeReturns,
      remedyFailed: entered?.remedyFailed ?? false,
    });
    const parted = partLines(request.lines, situations, entered?.isGoodwill ?? false);
    if (!Array.isArray(parted)) return parted;
    const unsold = await lineOfUnsold(trx, request.lines);
    if (unsold) return { ok: false, problem: 'no-such-variant', lineId: unsold.lineId };
    const place = await nextReturnPlace(trx, order.id);
    const id = newId();
    const number = returnNumber(orderNumber, place);
    const lines = parted.map(({ asked, situation, quantity, right }, at) => ({
      id: newId(),
      return_id: id,
      place: at + 1,
      line_id: situation.lineId,
      was_sent: situation.wasSent ? (1 as const) : (0 as const),
      quantity,
      cause: asked.cause,
      reason: asked.reason,
      condition: asked.condition,
      wanted_variant_id: asked.wantedVariantId ?? null,
      remedy: right.isOpen ? right.remedy : null,
      source: right.source,
      until_day: right.isOpen ? right.until : null,
      with_delivery: right.isOpen && right.withDelivery ? (1 as const) : (0 as const),
      may_be_reduced: right.isOpen && right.mayBeReduced ? (1 as const) : (0 as const),
    }));
    const isCustomer = by.id === null;
    const due = payBackBy({
      declaredOn,
      agreedOn: null,
      sentOn: null,
      receivedOn: null,
      wish: request.wish,
      lines: lines.map(({ was_sent, cause }) => ({ wasSent: was_sent === 1, cause })),
    });
    await insertReturn(
      trx,
      {
        id,
        order_id: order.id,
        place,
        number,
        request_key: key,
        state: 'asked',
        wish: request.wish,
        words: request.words,
        asked_at: now,
        asked_by: isCustomer ? null : by.name,
        declared_on: declaredOn,
        due_on: due,
        updated_at: now,
      },
      lines,
    );
    await insertReturnEvent(trx, {
      id: newId(),
      return_id: id,
      at: now,
      actor: isCustomer ? null : by.name,
      step: 'ask',
      note: '',
    });
    const goods = parted.map(({ situation, quantity }) => piecesText(situation, quantity)).join(', ');
    await insertOrderEvent(trx, {
      id: newId(),
      order_id: order.id,
      at: now,
      actor: by.name,
      note: `Return ${number} asked: ${goods}`,
      from_status: order.orderStatus,
      to_status: order.orderStatus,
    });
    if (order.customerInfo.email !== '' && !isSettledAtOnce)
      await queueMail(trx, { mail: 'return-acknowledged', orderId: order.id, returnId: id }, stamp);
    if (!isSettledAtOnce) await queueAlert(trx, { alert: 'return-asked', returnId: id }, stamp);
    record({
      action: 'return.ask',
      subjectId: id,
      subject: number,
      before: null,
      after: { lines: goods, wish: request.wish },
    });
    return { ok: true, id, number };
  });
}

/** The line for which they want something that is not sold. */
async function lineOfUnsold(trx: Db, lines: readonly AskedLine[]): Promise<AskedLine | undefined> {
  const wanted = lines.flatMap(({ wantedVariantId }) => wantedVariantId ?? []);
  const sold = new Set((await listAddable(trx, wanted)).map(({ variantId }) => variantId));
  return lines.find(({ wantedVariantId }) => wantedVariantId !== undefined && !sold.has(wantedVariantId));
}
