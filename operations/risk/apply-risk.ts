import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertOrderEvent, type LockedOrder, lockOrderById } from '#database/queries/order/order-rows.ts';
import { writeFraudWarning, writePaymentRisk } from '#database/queries/payment/payment-risks.ts';
import { findPaymentByReference, type Payment } from '#database/queries/payment/payments.ts';
import { inTransaction } from '#database/transaction.ts';
import { NO_RISK, type PaymentRisk, riskTexts } from '#domain/payment/payment-risk.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Writes what a provider suspects of a locked order's payment; a review that opens or closes goes into the order's history. */
export async function applyRisk(
  trx: Db,
  order: LockedOrder,
  { paymentId, risk }: { paymentId: string; risk: Omit<PaymentRisk, 'fraudWarning'> },
  stamp: Stamp,
): Promise<void> {
  const before = await writePaymentRisk(trx, paymentId, risk);
  if (!before || before.review === risk.review) return;
  await noteRisk(trx, order, { ...NO_RISK, review: risk.review, reviewReason: risk.reviewReason }, stamp);
}

/** Card networks warn within weeks; disputes follow within 120 days. */
const LOOK_BACK_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A warning about a payment of this shop. */
export type FoundWarning = { orderId: string; payment: Payment; kind: string };

/** Returns the warnings of fraud of the last weeks, for messages that never came. */
export async function findFraudWarnings(platform: Platform): Promise<FoundWarning[]> {
  return find(platform, { since: new Date(platform.clock.now() - LOOK_BACK_DAYS * DAY_MS).toISOString() });
}

/** Asks the provider for warnings about a payment and writes them. */
export async function readFraudWarnings(platform: Platform, payment: string): Promise<void> {
  for (const warning of await find(platform, { payment })) await writeWarning(platform, warning);
}

async function find(
  { db, payments }: Platform,
  of: { payment: string } | { since: string },
): Promise<FoundWarning[]> {
  const provider = await payments.current();
  const found: FoundWarning[] = [];
  for (const { payment: reference, kind } of (await provider?.listFraudWarnings(of)) ?? []) {
    const payment = await findPaymentByReference(db, reference);
    if (payment) found.push({ orderId: payment.orderId, payment, kind });
  }
  return found;
}

/** Writes a warning with its payment and into the order's history, once. */
export async function writeWarning(
  { db, clock, random }: Platform,
  { payment, kind }: FoundWarning,
): Promise<void> {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  await inTransaction(db, async (trx) => {
    const order = await lockOrderById(trx, payment.orderId, stamp.now);
    if (!order || !(await writeFraudWarning(trx, payment.id, kind))) return;
    await noteRisk(trx, order, { ...NO_RISK, fraudWarning: kind }, stamp);
  });
}

/** Notes a risk in the history of an order. */
function noteRisk(trx: Db, order: LockedOrder, risk: PaymentRisk, stamp: Stamp): Promise<void> {
  return insertOrderEvent(trx, {
    id: stamp.newId(),
    order_id: order.id,
    at: stamp.now,
    actor: null,
    note: riskTexts(risk).join(' ').slice(0, 500),
    from_status: order.status,
    to_status: order.status,
  });
}
