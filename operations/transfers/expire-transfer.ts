import { findHeldMove } from '#database/queries/order/order-moves.ts';
import { type LockedOrder, lockOrderById, writeOrderPayment } from '#database/queries/order/order-rows.ts';
import { insertLedgerEntry, listLedger } from '#database/queries/payment/payment-ledger.ts';
import { findOrderPayment } from '#database/queries/payment/payments.ts';
import { listTransfers } from '#database/queries/transfers/transfer-rows.ts';
import { inTransaction } from '#database/transaction.ts';
import { paymentState } from '#domain/payment/payment-state.ts';
import { transferAccount } from '#domain/transfers/transfer-account.ts';
import { releaseUnpaid } from '#operations/order-lines/release-unpaid.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * Ends an order whose time to transfer is over: its stock returns, and nothing is awaited any more. One of which a part has come
 * stands until somebody decides: its customer has paid something, and nobody but the staff can tell why the rest is missing.
 */
export async function expireTransfer(platform: Platform, orderId: string): Promise<void> {
  const { db, clock, random } = platform;
  const before = await findOrderPayment(db, orderId);
  if (before?.state !== 'awaiting payment') return;
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  const moved = await inTransaction(db, async (trx) => {
    const order = await lockOrderById(trx, orderId, stamp.now);
    if (!order || !isOver(order, stamp.now) || (await findHeldMove(trx, orderId))) return [];
    const ledger = await listLedger(trx, orderId);
    const { heldPence } = transferAccount(await listTransfers(trx, orderId), ledger, order);
    if (heldPence > 0) return [];
    const entry = { kind: 'ended' as const, amountPence: 0, tender: 'transfer' as const };
    await insertLedgerEntry(trx, orderId, { ...entry, reference: stamp.newId() }, stamp);
    await writeOrderPayment(trx, orderId, {
      state: paymentState('provider', await listLedger(trx, orderId), order.totalPence),
    });
    return releaseUnpaid(trx, order, stamp);
  });
  if (moved.length > 0) platform.announceStock(moved);
}

function isOver({ paymentMethod, paymentState, holdUntil }: LockedOrder, now: string): boolean {
  const isAwaited = paymentMethod === 'transfer' && paymentState === 'awaiting payment';
  return isAwaited && holdUntil !== null && holdUntil <= now;
}
