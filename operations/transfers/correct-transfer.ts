import {
  insertOrderEvent,
  type LockedOrder,
  lockOrder,
  wasSent,
  writeOrderPayment,
} from '#database/queries/order/order-rows.ts';
import { insertLedgerEntry, listLedger } from '#database/queries/payment/payment-ledger.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import { insertTransfer, listTransfers } from '#database/queries/transfers/transfer-rows.ts';
import { formatPounds } from '#domain/money/money.ts';
import { paymentState } from '#domain/payment/payment-state.ts';
import { transferAccount } from '#domain/transfers/transfer-account.ts';
import { awaitTransferAnew } from '#operations/bank/await-transfer.ts';
import { creditWholeOrder } from '#operations/paper/issue-paper.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';

export type CorrectTransferResult =
  | { ok: true }
  | { ok: false; problem: 'not-found' }
  /** `message` says why, for staff. */
  | { ok: false; problem: 'not-allowed'; message: string };

/**
 * Takes out a receipt that was entered by mistake, by a row against it. Where the order counted as paid by it, the payment is
 * taken out of the ledger, its invoice credited, and the transfer awaited anew. Only while nothing was sent or refunded, and what
 * was paid back was not paid out of it. Taken out twice, it stays as it was.
 */
export function correctTransfer(
  platform: Platform,
  { orderNumber, transferId, actor }: { orderNumber: string; transferId: string; actor: Actor },
): Promise<CorrectTransferResult> {
  return staffWrite(platform, actor, async (write): Promise<CorrectTransferResult> => {
    const { trx, now, newId, record } = write;
    const order = await lockOrder(trx, orderNumber, now);
    const rows = order ? await listTransfers(trx, order.id) : [];
    const wrong = rows.find(({ id, kind }) => id === transferId && kind === 'received');
    if (!order || !wrong) return { ok: false, problem: 'not-found' };
    if (rows.some(({ corrects }) => corrects === wrong.id)) return { ok: true };
    const account = transferAccount(rows, await listLedger(trx, order.id), order);
    const leftPence = account.atBankPence - wrong.amountPence;
    const undoesPayment = leftPence < account.paidPence;
    const refusal = leftPence < 0 ? PAID_BACK : undoesPayment ? await whyStays(write, order) : null;
    if (refusal) return { ok: false, problem: 'not-allowed', message: refusal };
    await insertTransfer(trx, {
      id: newId(),
      order_id: order.id,
      kind: 'corrected',
      amount_pence: wrong.amountPence,
      day: wrong.day,
      reference: wrong.reference,
      note: '',
      corrects: wrong.id,
      request_key: `correct ${wrong.id}`,
      actor: actor.name,
      at: now,
    });
    await insertOrderEvent(trx, {
      id: newId(),
      order_id: order.id,
      at: now,
      actor: actor.name,
      note: `${formatPounds(wrong.amountPence)} by bank transfer was entered by mistake and is taken out`,
      from_status: order.status,
      to_status: order.status,
    });
    record({
      action: 'order.transfer',
      subjectId: order.id,
      subject: orderNumber,
      before: { amountPence: wrong.amountPence, day: wrong.day },
      after: { amountPence: 0, day: wrong.day },
    });
    if (undoesPayment) await undoPayment(write, order, { actor, paidPence: account.paidPence });
    return { ok: true };
  });
}

const PAID_BACK = 'A part of it was paid back already, so it cannot be taken out.';

/** The reason a payment cannot be taken out any more; null where it can. */
async function whyStays({ trx }: StaffWrite, order: LockedOrder): Promise<string | null> {
  if (await wasSent(trx, order.id)) return 'The order was sent, so its payment cannot be taken out any more.';
  const refunds = await listRefunds(trx, order.id);
  return refunds.some(({ state }) => state !== 'failed')
    ? 'A part of the order was refunded, so its payment cannot be taken out any more.'
    : null;
}

/** The order is unpaid again: it awaits its transfer, or has ended where it was cancelled. Papers come last. */
async function undoPayment(
  { trx, now, newId }: StaffWrite,
  { id, status, totalPence }: LockedOrder,
  { actor, paidPence }: { actor: Actor; paidPence: number },
): Promise<void> {
  const stamp = { now, newId };
  const own = { tender: 'transfer' as const, actor: actor.name };
  await insertLedgerEntry(
    trx,
    id,
    { ...own, kind: 'receipt-corrected', amountPence: paidPence, reference: newId() },
    stamp,
  );
  if (status === 'cancelled') {
    await insertLedgerEntry(trx, id, { ...own, kind: 'ended', amountPence: 0, reference: newId() }, stamp);
    await writeOrderPayment(trx, id, {
      state: paymentState('provider', await listLedger(trx, id), totalPence),
    });
  } else await awaitTransferAnew(trx, id, stamp);
  await creditWholeOrder(trx, { orderId: id, reason: 'The payment was entered by mistake.' }, stamp);
}
