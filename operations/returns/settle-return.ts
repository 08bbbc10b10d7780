import { returnStock } from '#database/queries/catalogue/take-stock.ts';
import { insertLineMovements, movementId, tallyLines } from '#database/queries/order/line-movements.ts';
import { type LockedOrder, listSoldLines, slugsOf } from '#database/queries/order/order-rows.ts';
import { updateReturnLine } from '#database/queries/returns/returns.ts';
import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import { mostPieces } from '#domain/order-lines/line-state.ts';
import { grossOf, type RefundPart } from '#domain/refunds/refund-part.ts';
import type { Return, ReturnLine } from '#domain/returns/return.ts';
import type { SettledLine } from '#domain/returns/return-form.ts';
import { type RefundOrderResult, refundIn } from '#operations/payment/refund-order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';
import { beginStep, type ReturnRefused, writeStep } from './change-return.ts';

export type SettleReturn = {
  id: string;
  version: number;
  /** True where goods that could come back are not waited for. */
  withoutGoods: boolean;
  lines: readonly SettledLine[];
  deliveryPence: Pence;
  /** Goes with the refund, and into the history. */
  answer: string;
  /** What somebody saw could be refunded. */
  leftPence?: Pence | undefined;
  /** What somebody has read goes back; null: nobody has yet. Left out by a program that asks nobody. */
  confirmedPence?: Pence | null;
};

export type SettleResult =
  | { ok: true; amountPence: Pence }
  | ReturnRefused
  | { ok: false; problem: 'too-many-paid'; id: string; most: number }
  /** The money cannot be given so. */
  | { ok: false; problem: 'no-refund'; refund: Exclude<RefundOrderResult, { ok: true }> };

/**
 * Gives the money of a return back by `refundOrder`, takes pieces that never left out of the order, and ends the return: all in one
 * transaction, so that it is done once or not at all. Nothing is given back where neither pieces nor delivery are named.
 */
export async function settleReturn(
  platform: Platform,
  actor: Actor,
  { id, version, withoutGoods, lines, deliveryPence, answer, leftPence, confirmedPence }: SettleReturn,
): Promise<SettleResult> {
  const step = withoutGoods ? 'settle-without-goods' : 'settle';
  const { result, moved } = await staffWrite(platform, actor, async (write) => {
    const refused = (result: SettleResult) => ({ result, moved: [] as string[] });
    const begun = await beginStep(write, { id, version, step });
    if (!begun.ok) return refused(begun);
    const { given, order } = begun;
    const paid = given.lines.map((line) => ({ line, ...settledOf(line, lines) }));
    const tooMany = paid.find(({ line, quantity }) => quantity > line.quantity);
    if (tooMany)
      return refused({
        ok: false,
        problem: 'too-many-paid',
        id: tooMany.line.id,
        most: tooMany.line.quantity,
      });
    const unsent = await listUnsent(write, order, paid);
    if (!unsent) return refused({ ok: false, problem: 'refused', why: SENT_MEANWHILE });
    const back = { given, order, actor, paid, deliveryPence, answer, leftPence };
    const asked = await giveBack(write, { ...back, isConfirmed: confirmedPence === undefined });
    const refund = isRead(asked.result, confirmedPence)
      ? await giveBack(write, { ...back, isConfirmed: true })
      : asked;
    if (!refund.result.ok) return refused({ ok: false, problem: 'no-refund', refund: refund.result });
    const released = await cancelPieces(write, { given, order, actor, unsent });
    for (const { line, ...own } of withAmounts(paid, refund.parts))
      await updateReturnLine(write.trx, line.id, {
        refund_quantity: own.quantity,
        refund_pence: own.pence,
        reduced_pence: own.lessPence,
        ground: own.ground,
      });
    const { amountPence } = refund.result;
    const after = {
      ...given,
      closedAt: write.now,
      refundedPence: amountPence,
      refundKey: refundKeyOf(given),
    };
    await writeStep(write, { given, order, after, step, actor, note: answer });
    return { result: { ok: true as const, amountPence }, moved: [...refund.moved, ...released] };
  });
  platform.announceStock(moved);
  return result;
}

/** True where what was read is what would go back. */
function isRead(result: RefundOrderResult, confirmedPence: Pence | null | undefined): boolean {
  return (
    !result.ok && result.problem === 'needs-confirmation' && result.refund.amountPence === confirmedPence
  );
}

const SENT_MEANWHILE =
  'Pieces of it were sent meanwhile: wait until they come back, or pay for fewer pieces.';

type Paid = SettledLine & { line: ReturnLine };

function settledOf({ id }: ReturnLine, lines: readonly SettledLine[]): SettledLine {
  return lines.find((each) => each.id === id) ?? { id, quantity: 0, lessPence: 0, ground: '' };
}

function refundKeyOf({ id }: Pick<Return, 'id'>): string {
  return `return ${id}`;
}

async function giveBack(
  write: StaffWrite,
  {
    given,
    order,
    actor,
    paid,
    deliveryPence,
    answer,
    leftPence,
    isConfirmed,
  }: {
    given: Return;
    order: LockedOrder;
    actor: Actor;
    paid: readonly Paid[];
    deliveryPence: Pence;
    answer: string;
    leftPence: Pence | undefined;
    isConfirmed: boolean;
  },
): Promise<{ result: RefundOrderResult; moved: string[]; parts: readonly RefundPart[] }> {
  if (deliveryPence === 0 && !paid.some(({ quantity }) => quantity > 0))
    return { result: { ok: true, isDone: true, amountPence: 0 }, moved: [], parts: [] };
  const ofLines = Map.groupBy(
    paid.filter(({ quantity }) => quantity > 0),
    ({ line }) => line.lineId,
  );
  const grounds = [...new Set(paid.flatMap(({ lessPence, ground }) => (lessPence > 0 ? ground : [])))];
  return refundIn(write, {
    orderNumber: order.orderNumber,
    lines: [...ofLines].map(([lineId, own]) => ({
      lineId,
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      lessPence: own.reduce((sum, { lessPence }) => sum + lessPence, 0),
      restock: 0,
    })),
    deliveryPence,
    amountPence: 0,
    ...(leftPence !== undefined && { leftPence }),
    reason: [`Return ${given.number}`, ...grounds, answer].filter(Boolean).join('. ').slice(0, MOST_REASON),
    key: refundKeyOf(given),
    actor,
    isConfirmed,
  });
}

const MOST_REASON = 300;

type Unsent = { paid: Paid; sold: Awaited<ReturnType<typeof listSoldLines>>[number] };

/** The pieces that had not left and are paid for; null where some of them left meanwhile. */
async function listUnsent(
  { trx }: StaffWrite,
  order: LockedOrder,
  paid: readonly Paid[],
): Promise<Unsent[] | null> {
  const tallied = await tallyLines(trx, order.id, await listSoldLines(trx, order.id));
  const unsent: Unsent[] = [];
  for (const one of paid) {
    if (one.line.wasSent || one.quantity === 0) continue;
    const sold = tallied.find(({ lineId }) => lineId === one.line.lineId);
    if (!sold || mostPieces('cancel', sold.tally) < one.quantity) return null;
    unsent.push({ paid: one, sold });
  }
  return unsent;
}

async function cancelPieces(
  { trx, now }: StaffWrite,
  {
    given,
    order,
    actor,
    unsent,
  }: { given: Return; order: LockedOrder; actor: Actor; unsent: readonly Unsent[] },
): Promise<string[]> {
  if (unsent.length === 0) return [];
  const reason = `Return ${given.number}`;
  await insertLineMovements(
    trx,
    unsent.map(({ paid: { line, quantity } }) => ({
      id: movementId(`${given.number} ${line.place}`, { kind: 'cancelled', lineId: line.lineId }),
      order_id: order.id,
      line_id: line.lineId,
      kind: 'cancelled' as const,
      cause: 'pieces' as const,
      quantity,
      stock_back: quantity,
      amount_pence: 0,
      refund_id: null,
      at: now,
      actor: actor.name,
      reason,
    })),
  );
  const moves = unsent.map(({ paid: { quantity }, sold }) => ({
    ...sold,
    quantity,
    kind: 'released' as const,
  }));
  const followed = await returnStock(trx, moves, {
    at: now,
    actor: actor.name,
    order: order.orderNumber,
    reason,
  });
  return [...slugsOf(moves), ...followed];
}

/** What each line of the return has of the money that went back for its line of the order. */
function withAmounts(paid: readonly Paid[], parts: readonly RefundPart[]): (Paid & { pence: Pence })[] {
  return [...Map.groupBy(paid, ({ line }) => line.lineId)].flatMap(([lineId, own]) => {
    const ofLine = parts.filter(({ about }) => about === lineId);
    const lessPence = own.reduce((sum, each) => sum + each.lessPence, 0);
    const full = allocate(
      grossOf(ofLine) + lessPence,
      own.map(({ quantity }) => quantity),
    );
    return own.map((one, place) => ({ ...one, pence: Math.max(0, (full[place] ?? 0) - one.lessPence) }));
  });
}
