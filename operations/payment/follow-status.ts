import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { type LockedOrder, writeOrderPayment } from '#database/queries/order/order-rows.ts';
import { insertLedgerEntry, listLedger } from '#database/queries/payment/payment-ledger.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import { askedPence } from '#domain/corrections/settled.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { allowsPayment, type PaymentState, paymentState } from '#domain/payment/payment-state.ts';
import { refundableByTender } from '#domain/payment/refundable.ts';
import { isGivenByProvider } from '#domain/payment/tender.ts';
import { awaitTransferAnew } from '#operations/bank/await-transfer.ts';
import { owesNothing } from '#operations/differences/open-difference.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { requestRefund } from '#operations/refunds/request-refund.ts';

/**
 * Writes what a change of status means for the money of a locked order. Cancelled: cash is no longer due, an open payment is
 * ended at its provider, and a paid one refunded where `refunds` says so. Taken up again: cash is due again, and an open
 * payment or a transfer has its time anew.
 */
export async function followStatus(
  trx: Db,
  platform: Pick<Platform, 'clock' | 'random'>,
  order: LockedOrder,
  { to, actor, refunds }: { to: OrderStatus; actor: string; refunds: boolean },
): Promise<void> {
  const stamp = { now: nowIso(platform.clock), newId: () => platform.random.id() };
  const isCancelling = to === 'cancelled' && order.status !== 'cancelled';
  const isReopening = to !== 'cancelled' && order.status === 'cancelled';
  if (isCancelling) await owesNothing(trx, order.id, actor, stamp);
  if (isCancelling && refunds && order.paymentMethod === 'card') await refundAll(trx, order, actor, stamp);
  if (isCancelling && order.paymentState === 'cash due') await moveCash(trx, order, 'ended', actor, stamp);
  if (isReopening && order.paymentMethod === 'cod' && order.paymentState === 'failed')
    await moveCash(trx, order, 'reopened', actor, stamp);
  if (order.paymentMethod === 'transfer')
    return moveTransfer(trx, order, { isCancelling, isReopening, actor }, stamp);
  if (isAwaiting(order.paymentState) && (isCancelling || isReopening)) {
    const holdUntil = isCancelling ? null : new Date(platform.clock.now() + REOPENED_HOLD_MS).toISOString();
    await writeOrderPayment(trx, order.id, { state: order.paymentState, holdUntil });
    const runAt = holdUntil ?? stamp.now;
    await insertJob(trx, { kind: 'expire-order', payload: { orderId: order.id }, runAt }, stamp);
  }
}

const REOPENED_HOLD_MS = 30 * 60 * 1000;

async function refundAll(trx: Db, order: LockedOrder, actor: string, stamp: Stamp): Promise<void> {
  if (!allowsPayment('refund', order.paymentState)) return;
  const tenders = refundableByTender(await listLedger(trx, order.id), await listRefunds(trx, order.id));
  const amountPence = tenders.find(({ tender }) => isGivenByProvider(tender))?.leftPence ?? 0;
  if (amountPence === 0) return;
  const reason = 'Your order was cancelled.';
  await requestRefund(
    trx,
    { orderId: order.id, key: `cancel-${stamp.newId()}`, amountPence, reason, actor },
    stamp,
  );
}

async function moveCash(
  trx: Db,
  order: LockedOrder,
  kind: 'ended' | 'reopened',
  actor: string,
  stamp: Stamp,
): Promise<void> {
  const entry = { kind, amountPence: 0, tender: 'cash' as const, reference: stamp.newId(), actor };
  await insertLedgerEntry(trx, order.id, entry, stamp);
  await writeOrderPayment(trx, order.id, {
    state: paymentState('cash', await listLedger(trx, order.id), askedPence(order)),
  });
}

/** A cancelled order awaits no transfer; taken up again, it has its time anew. */
async function moveTransfer(
  trx: Db,
  order: LockedOrder,
  { isCancelling, isReopening, actor }: { isCancelling: boolean; isReopening: boolean; actor: string },
  stamp: Stamp,
): Promise<void> {
  const ends = isCancelling && order.paymentState === 'awaiting payment';
  const begins = isReopening && order.paymentState === 'failed';
  if (!ends && !begins) return;
  const kind = ends ? ('ended' as const) : ('reopened' as const);
  const entry = { kind, amountPence: 0, tender: 'transfer' as const, reference: stamp.newId(), actor };
  await insertLedgerEntry(trx, order.id, entry, stamp);
  if (begins) await awaitTransferAnew(trx, order.id, stamp);
  else {
    const state = paymentState('provider', await listLedger(trx, order.id), order.totalPence);
    await writeOrderPayment(trx, order.id, { state, holdUntil: null });
  }
}

function isAwaiting(state: PaymentState): boolean {
  return state === 'awaiting payment' || state === 'authorised';
}
