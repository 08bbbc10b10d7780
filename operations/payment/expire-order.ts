import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { findHeldMove } from '#database/queries/order/order-moves.ts';
import { lockOrderById, writeOrderPayment } from '#database/queries/order/order-rows.ts';
import {
  findOrderPayment,
  findPaymentOfOrder,
  type OrderPayment,
  type Payment,
} from '#database/queries/payment/payments.ts';
import { inTransaction } from '#database/transaction.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { PaymentRefused, type PaymentReport, PaymentUnknown } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { applyReport } from './apply-report.ts';
import { endedReport } from './ended-report.ts';
import { beginPayment } from './open-payment.ts';
import { providerOf } from './provider-of.ts';

/** A payment that the provider still works on keeps its stock for as long again. */
const PROCESSING_MS = 30 * 60 * 1000;

/** So long after its time the provider is asked again; then the order ends without its word. */
const GRACE_MS = 60_000;

/**
 * Ends the payment of an order whose time is up, or that was cancelled: first at the provider, so that nothing can be paid
 * any more, then here, where the stock returns. A payment that came meanwhile counts. A provider that cannot be asked does not
 * hold the stock: the order ends, and the recurring check ends the payment there later. Changes nothing while time is left.
 */
export async function expireOrder(platform: Platform, orderId: string): Promise<void> {
  const [order, payment] = await Promise.all([
    findOrderPayment(platform.db, orderId),
    findPaymentOfOrder(platform.db, orderId),
  ]);
  if (!order || !payment || !isOver(platform, order)) return;
  // What follows from a cancellation that can be undone comes later, this job included.
  if (await findHeldMove(platform.db, orderId)) return;
  const report = await endAtProvider(platform, payment, order).catch((error: unknown) =>
    endWithoutWord(platform, payment, order, error),
  );
  if (report) await applyReport(platform, payment, report);
  else await extendHold(platform, orderId);
}

/** True for an order that is still to be paid, and whose time is up, or that was cancelled. */
export function isOver({ clock }: Pick<Platform, 'clock'>, order: OrderPayment): boolean {
  const { state, status, holdUntil } = order;
  if (state !== 'awaiting payment' && state !== 'authorised') return false;
  return status === 'cancelled' || (holdUntil !== null && holdUntil <= nowIso(clock));
}

/** Null where the provider is still working on it and the order stands. */
async function endAtProvider(
  platform: Platform,
  payment: Payment,
  order: OrderPayment,
): Promise<PaymentReport | null> {
  const provider = await providerOf(platform, payment);
  // Without a reference the process ended while it was begun: the same key finds it, or makes one that is ended at once.
  const reference = payment.reference ?? (await beginPayment(platform, payment, order, null)).reference;
  const report = await provider.read(reference);
  if (report.state === 'processing' && order.status !== 'cancelled') return null;
  const isOpen = ({ state }: PaymentReport) => state !== 'paid' && state !== 'ended';
  const isHeld = report.state === 'authorised' && order.status !== 'cancelled';
  const settled = isHeld ? await provider.capture(reference) : report;
  const last = isOpen(settled) ? await provider.cancel(reference) : settled;
  if (isOpen(last)) throw new Error(`The payment service did not end the payment: it is ${last.state}.`);
  return last;
}

/**
 * Nobody can pay without the secret that comes with the reference; one that the provider does not know cannot be paid either.
 * Otherwise the provider is asked again for a while: a payment that comes after all is treated as any that comes too late.
 */
function endWithoutWord(
  { clock, log }: Platform,
  payment: Payment,
  { orderNumber, holdUntil, status }: OrderPayment,
  error: unknown,
): PaymentReport {
  if (error instanceof PaymentRefused) return endedReport(payment, 'refused');
  log.warn({ err: error, order: orderNumber }, 'a payment could not be ended at its provider');
  if (error instanceof PaymentUnknown) return endedReport(payment, 'unknown');
  const graceEnds = holdUntil === null ? null : Date.parse(holdUntil) + GRACE_MS;
  const isGraceOver = status !== 'cancelled' && graceEnds !== null && graceEnds <= clock.now();
  if (payment.reference === null || isGraceOver) return endedReport(payment, 'unanswered');
  throw error;
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
