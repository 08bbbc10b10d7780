import { findHeldMove } from '#database/queries/order/order-moves.ts';
import {
  insertOrderEvent,
  type LockedOrder,
  lockOrder,
  writeOrderStatus,
} from '#database/queries/order/order-rows.ts';
import { insertLedgerEntry, listLedger } from '#database/queries/payment/payment-ledger.ts';
import {
  findTransferByKey,
  insertTransfer,
  listTransfers,
} from '#database/queries/transfers/transfer-rows.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { INITIAL_STATUS, type OrderStatus } from '#domain/order/order.ts';
import { type TransferAccount, transferAccount } from '#domain/transfers/transfer-account.ts';
import type { TransferForm } from '#domain/transfers/transfer-form.ts';
import { awaitTransferAnew } from '#operations/bank/await-transfer.ts';
import { moveLines, StockGone } from '#operations/order-lines/move-lines.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';
import { settleTransfer } from './settle-transfer.ts';

export type ReceiveTransfer = TransferForm & { orderNumber: string; actor: Actor };

export type ReceiveTransferResult =
  /** The account of the order after it. */
  | { ok: true; account: TransferAccount; isPaid: boolean }
  | { ok: false; problem: 'order-not-found' }
  | { ok: false; problem: 'not-by-transfer' }
  /** Somebody else entered a row since the form was opened. */
  | { ok: false; problem: 'changed-meanwhile' }
  /** The form was sent before, for another order or the other way. */
  | { ok: false; problem: 'key-used' }
  /** The order has ended: somebody must say whether it is taken up again, or the money is paid back. */
  | { ok: false; problem: 'order-ended' }
  /** It cannot be taken up again. */
  | { ok: false; problem: 'out-of-stock'; lines: { name: string; variant: string }[] }
  /** A cancellation of it can still be undone: it is decided about after that. */
  | { ok: false; problem: 'being-cancelled' };

/**
 * Writes down money that came to the bank for an order. Once all of the total is there the order is paid, and what follows a
 * payment follows; a part is held for the customer, and so is what is too much. All of it is one transaction, and one form makes
 * one row (docs/decisions/265-transfers-are-marked-as-received.md).
 */
export async function receiveTransfer(
  platform: Platform,
  received: ReceiveTransfer,
): Promise<ReceiveTransferResult> {
  const isTest = await platform.demo.isDemo();
  const { result, moved } = await staffWrite(platform, received.actor, (write) =>
    receive(write, received, isTest),
  ).catch((error: unknown): Written => {
    if (!(error instanceof StockGone)) throw error;
    return { result: { ok: false, problem: 'out-of-stock', lines: error.lines }, moved: [] };
  });
  if (moved.length > 0) platform.announceStock(moved);
  return result;
}

type Written = { result: ReceiveTransferResult; moved: string[] };

async function receive(write: StaffWrite, received: ReceiveTransfer, isTest: boolean): Promise<Written> {
  const { trx, now, newId, record } = write;
  const { orderNumber, amountPence, day, reference, note, late, key, actor, seenPence } = received;
  const unmoved = (result: ReceiveTransferResult): Written => ({ result, moved: [] });
  const order = await lockOrder(trx, orderNumber, now);
  if (!order) return unmoved({ ok: false, problem: 'order-not-found' });
  if (order.paymentMethod !== 'transfer') return unmoved({ ok: false, problem: 'not-by-transfer' });
  const earlier = await findTransferByKey(trx, key);
  if (earlier)
    return unmoved(
      earlier.orderId === order.id && earlier.kind === 'received'
        ? await resultOf(write, order)
        : { ok: false, problem: 'key-used' },
    );
  if (await findHeldMove(trx, order.id)) return unmoved({ ok: false, problem: 'being-cancelled' });
  if ((await accountOf(write, order)).atBankPence !== seenPence)
    return unmoved({ ok: false, problem: 'changed-meanwhile' });
  const hasEnded = order.status === 'cancelled';
  // One that was paid, and cancelled after that, is taken up again by its status.
  const canReopen = hasEnded && order.paymentState === 'failed';
  if (canReopen && late === null) return unmoved({ ok: false, problem: 'order-ended' });
  const id = newId();
  await insertTransfer(trx, {
    id,
    order_id: order.id,
    kind: 'received',
    amount_pence: amountPence,
    day,
    reference,
    note,
    corrects: null,
    request_key: key,
    actor: actor.name,
    at: now,
  });
  record({
    action: 'order.transfer',
    subjectId: order.id,
    subject: orderNumber,
    before: null,
    after: { amountPence, day, ...(reference && { reference }), ...(note && { note }) },
  });
  const isReopened = canReopen && late === 'reopen';
  const moved = isReopened ? await reopen(write, order, actor.name) : [];
  const standing = isReopened ? { ...order, status: INITIAL_STATUS, ...AWAITED } : order;
  const account = await accountOf(write, standing);
  const isPaid = standing.paymentState === 'awaiting payment' && account.owedPence === 0;
  await noteReceipt(write, order, received, {
    to: standing.status,
    text: textOf(account, hasEnded && !isReopened),
  });
  if (!isPaid) return { result: { ok: true, account, isPaid: false }, moved };
  await settleTransfer(write, standing, { reference: id, actor, isTest });
  return { result: await resultOf(write, { ...standing, paymentState: 'paid' }), moved };
}

const AWAITED = { paymentState: 'awaiting payment' as const };

/** Takes an ended order up again, with its stock; throws `StockGone` where a piece of it is sold. */
async function reopen({ trx, now, newId }: StaffWrite, order: LockedOrder, actor: string): Promise<string[]> {
  const stamp = { now, newId };
  const moved = await moveLines(trx, order, { to: INITIAL_STATUS, stock: null, actor }, stamp);
  await writeOrderStatus(trx, order.id, INITIAL_STATUS);
  const entry = { kind: 'reopened' as const, amountPence: 0, tender: 'transfer' as const };
  await insertLedgerEntry(trx, order.id, { ...entry, reference: newId(), actor }, stamp);
  await awaitTransferAnew(trx, order.id, stamp);
  return moved;
}

async function accountOf({ trx }: StaffWrite, order: LockedOrder): Promise<TransferAccount> {
  return transferAccount(await listTransfers(trx, order.id), await listLedger(trx, order.id), order);
}

async function resultOf(write: StaffWrite, order: LockedOrder): Promise<ReceiveTransferResult> {
  const account = await accountOf(write, order);
  return { ok: true, account, isPaid: order.paymentState === 'paid' };
}

function textOf({ owedPence, overPence }: TransferAccount, isToPayBack: boolean): string {
  if (isToPayBack) return ', after the order had ended: it is to be paid back';
  if (owedPence > 0) return `; ${formatPounds(owedPence)} is still owed`;
  return overPence > 0 ? `; ${formatPounds(overPence)} is too much` : '';
}

function noteReceipt(
  { trx, now, newId }: StaffWrite,
  order: LockedOrder,
  { amountPence, note, actor }: { amountPence: Pence; note: string; actor: Actor },
  { to, text }: { to: OrderStatus; text: string },
): Promise<void> {
  const words = `${formatPounds(amountPence)} received by bank transfer${text}`;
  return insertOrderEvent(trx, {
    id: newId(),
    order_id: order.id,
    at: now,
    actor: actor.name,
    note: note ? `${words}: ${note}` : words,
    from_status: order.status,
    to_status: to,
  });
}
