import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { lockOrderById, writeOrderPayment } from '#database/queries/order/order-rows.ts';
import {
  findOrderPayment,
  findPaymentOfOrder,
  type OrderPayment,
  type Payment,
} from '#database/queries/payment/payments.ts';
import { inTransaction } from '#database/transaction.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { PaymentRefused, type PaymentReport } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { applyReport } from './apply-report.ts';
import { beginPayment } from './open-payment.ts';
import { providerOf } from './provider-of.ts';
import { refusedReport } from './refused-report.ts';

/** A payment that the provider still works on keeps its stock for as long again. */
const PROCESSING_MS = 30 * 60 * 1000;

/**
 * Ends the payment of an order whose time is up, or that was cancelled: first at the provider, so that nothing can be paid
 * any more, then here, where the stock returns. A payment that came meanwhile counts. Changes nothing while time is left.
 */
export async function expireOrder(platform: Platform, orderId: string): Promise<void> {
  const [order, payment] = await Promise.all([
    findOrderPayment(platform.db, orderId),
    findPaymentOfOrder(platform.db, orderId),
  ]);
  if (!order || !payment || !isOver(platform, order)) return;
  const report = await endAtProvider(platform, payment, order);
  if (report) await applyReport(platform, payment, report);
  else await extendHold(platform, orderId);
}

function isOver({ clock }: Platform, { state, status, holdUntil }: OrderPayment): boolean {
  if (state !== 'awaiting payment' && state !== 'authorised') return false;
  return status === 'cancelled' || (holdUntil !== null && holdUntil <= nowIso(clock));
}

/** Null where the provider is still working on it and the order stands. */
async function endAtProvider(
  platform: Platform,
  payment: Payment,
  order: OrderPayment,
): Promise<PaymentReport | null> {
  const provider = providerOf(platform, payment);
  try {
    // Without a reference the process ended while it was begun: the same key finds it, or makes one that is ended at once.
    const reference = payment.reference ?? (await beginPayment(platform, payment, order, null)).reference;
    const report = await provider.read(reference);
    if (report.state === 'processing' && order.status !== 'cancelled') return null;
    return report.state === 'paid' || report.state === 'ended' ? report : provider.cancel(reference);
  } catch (error) {
    if (error instanceof PaymentRefused) return refusedReport(payment);
    throw error;
  }
}

async function extendHold({ db, clock, random }: Platform, orderId: string): Promise<void> {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  const holdUntil = new Date(clock.now() + PROCESSING_MS).toISOString();
  await inTransaction(db, async (trx) => {
    const order = await lockOrderById(trx, orderId, stamp.now);
    if (order?.paymentState !== 'awaiting payment' || order.status === 'cancelled') return;
    await writeOrderPayment(trx, orderId, { state: order.paymentState, holdUntil });
    await insertJob(trx, { kind: 'expire-order', payload: { orderId }, runAt: holdUntil }, stamp);
  });
}
