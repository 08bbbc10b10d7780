import {
  type LockedOrder,
  lockOrder,
  lockOrderById,
  writeOrderPayment,
} from '#database/queries/order/order-rows.ts';
import { insertLedgerEntry, listLedger } from '#database/queries/payment/payment-ledger.ts';
import { listTransfers } from '#database/queries/transfers/transfer-rows.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { ledgerSums, paymentState } from '#domain/payment/payment-state.ts';
import { transferAccount } from '#domain/transfers/transfer-account.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { issueInvoice } from '#operations/paper/issue-paper.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';

/** All that follows from the whole total of a locked order being there. Papers are numbered last: nothing is locked afterwards. */
export async function settleTransfer(
  { trx, now, newId }: Pick<StaffWrite, 'trx' | 'now' | 'newId'>,
  order: LockedOrder,
  { reference, actor, isTest }: { reference: string; actor: Pick<Actor, 'name'>; isTest: boolean },
): Promise<void> {
  const stamp = { now, newId };
  const { id: orderId, totalPence } = order;
  const amountPence = totalPence - ledgerSums(await listLedger(trx, orderId)).receivedPence;
  const entry = { kind: 'captured' as const, amountPence, tender: 'transfer' as const };
  await insertLedgerEntry(trx, orderId, { ...entry, reference, actor: actor.name }, stamp);
  const state = paymentState('provider', await listLedger(trx, orderId), totalPence);
  await writeOrderPayment(trx, orderId, { state, holdUntil: null });
  await queueMail(trx, { mail: 'order-confirmation', orderId }, stamp);
  await queueAlert(trx, { alert: 'new-order', orderId }, stamp);
  await issueInvoice(trx, { orderId, reference, isTest }, stamp);
}

/** Pays an order that is taken up again from what came to the bank for it after it had ended. `before`: as it was then, locked. */
export async function settleTakenUp(
  write: Pick<StaffWrite, 'trx' | 'now' | 'newId'>,
  before: LockedOrder,
  { to, actor, isTest }: { to: OrderStatus; actor: Pick<Actor, 'name'>; isTest: boolean },
): Promise<void> {
  if (before.paymentMethod !== 'transfer' || before.status !== 'cancelled' || to === 'cancelled') return;
  const { trx, now, newId } = write;
  const order = await lockOrderById(trx, before.id, now);
  if (order?.paymentState !== 'awaiting payment') return;
  const { owedPence } = transferAccount(
    await listTransfers(trx, order.id),
    await listLedger(trx, order.id),
    order,
  );
  if (owedPence === 0) await settleTransfer(write, order, { reference: newId(), actor, isTest });
}

/** Marks an order as paid whose money is there since a correction made it cheaper; false where some is still owed, or nothing is. */
export async function settleCovered(platform: Platform, actor: Actor, orderNumber: string): Promise<boolean> {
  const isTest = await platform.demo.isDemo();
  return staffWrite(platform, actor, async (write) => {
    const { trx, now, newId, record } = write;
    const order = await lockOrder(trx, orderNumber, now);
    if (order?.paymentMethod !== 'transfer' || order.paymentState !== 'awaiting payment') return false;
    if (order.status === 'cancelled') return false;
    const ledger = await listLedger(trx, order.id);
    const { owedPence } = transferAccount(await listTransfers(trx, order.id), ledger, order);
    if (owedPence > 0) return false;
    await settleTransfer(write, order, { reference: newId(), actor, isTest });
    record({
      action: 'order.transfer',
      subjectId: order.id,
      subject: orderNumber,
      before: { paymentState: order.paymentState },
      after: { paymentState: 'paid' },
    });
    return true;
  });
}
