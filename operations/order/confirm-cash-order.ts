import {
  confirmCashQuestion,
  findCashQuestion,
  insertCashQuestion,
} from '#database/queries/order/cash-questions.ts';
import { insertOrderEvent, lockOrderById } from '#database/queries/order/order-rows.ts';
import { findOrderById } from '#database/queries/order/orders.ts';
import { awaitsPacking, type CashQuestion } from '#domain/order/cash-question.ts';
import type { Order } from '#domain/order/order.ts';
import { readSignedToken } from '#operations/mail/signed-token.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Author, staffWrite } from '#operations/platform/staff-write.ts';

/** Returns the order that the link of a question opens, and how the question stands; null for a link that opens nothing. */
export async function findAskedOrder(
  platform: Platform,
  token: string,
): Promise<{ order: Order; question: CashQuestion } | null> {
  const id = readSignedToken(platform, 'keep-order', token);
  if (id === null) return null;
  const [order, question] = await Promise.all([
    findOrderById(platform.db, id),
    findCashQuestion(platform.db, id),
  ]);
  return order && question ? { order, question } : null;
}

/**
 * Records that a cash order is still wanted: it is neither asked about nor cancelled by itself any more. Confirmed twice, it
 * stays as it was. False where it was packed or cancelled meanwhile.
 */
export function confirmCashOrder(platform: Platform, author: Author, orderId: string): Promise<boolean> {
  return staffWrite(platform, author, async ({ trx, now, newId, record }) => {
    const order = await lockOrderById(trx, orderId, now);
    if (!order) return false;
    if ((await findCashQuestion(trx, orderId))?.confirmedAt) return true;
    if (!awaitsPacking({ orderStatus: order.status, paymentState: order.paymentState })) return false;
    await insertCashQuestion(trx, orderId, { askedAt: null, endsAt: null });
    await confirmCashQuestion(trx, orderId, { by: author.name, now });
    await insertOrderEvent(trx, {
      id: newId(),
      order_id: orderId,
      at: now,
      actor: author.name,
      note: 'Confirmed: it is still wanted.',
      from_status: order.status,
      to_status: order.status,
    });
    record({
      action: 'order.confirm',
      subjectId: orderId,
      subject: order.orderNumber,
      before: { stillWanted: false },
      after: { stillWanted: true },
    });
    return true;
  });
}
