import { findLatestDifference } from '#database/queries/corrections/differences.ts';
import { findOrderById } from '#database/queries/order/orders.ts';
import { findPayment } from '#database/queries/payment/payments.ts';
import type { DifferenceForShopper } from '#domain/corrections/difference-words.ts';
import type { Order } from '#domain/order/order.ts';
import { Patience } from '#operations/payment/patience.ts';
import { settlePayment } from '#operations/payment/settle-payment.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * Returns what a correction made an order cost more, as it is after asking the payment service, and the order with it; null where no
 * correction did. Where the service cannot be reached both are returned as they stand.
 */
export async function differenceOfOrder<Found extends Order>(
  platform: Platform,
  order: Found,
): Promise<{ order: Found; difference: DifferenceForShopper | null }> {
  const { db, clock } = platform;
  const before = await findLatestDifference(db, order.id);
  if (!before) return { order, difference: null };
  const now = nowIso(clock);
  const isProcessing = before.state === 'open' && (await isAtTheBank(platform, order, before.paymentId));
  const after = (await findLatestDifference(db, order.id)) ?? before;
  const stands = after.state === before.state ? order : { ...order, ...(await findOrderById(db, order.id)) };
  const { state, amountPence, linkUntil, paymentId } = after;
  const isPayable = state === 'open' && paymentId !== null && linkUntil > now;
  return {
    order: stands,
    difference: { state, amountPence, until: linkUntil, isPayable, isOver: linkUntil <= now, isProcessing },
  };
}

async function isAtTheBank(platform: Platform, order: Order, paymentId: string | null): Promise<boolean> {
  const payment = paymentId === null ? null : await findPayment(platform.db, paymentId);
  if (!payment?.reference) return false;
  try {
    const report = await new Patience().wait(() => settlePayment(platform, payment));
    return report?.state === 'processing';
  } catch (error) {
    platform.log.warn({ err: error, order: order.orderNumber }, 'a payment could not be asked about');
    return false;
  }
}
