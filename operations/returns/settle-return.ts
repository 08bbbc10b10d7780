import type { Db } from '#database/open.ts';
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
import { ExchangeGone, exchangeWords, releaseExchanges } from '#operations/order-lines/hold-exchange.ts';
import { type RefundOrderResult, refundIn } from '#operations/payment/refund-order.ts';
import type { PaymentProvider } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';
import { beginStep, type ReturnRefused, writeStep } from './change-return.ts';
import { type ExchangePlan, planExchange } from './plan-exchange.ts';
import { sendInstead } from './send-instead.ts';

export type SettleReturn = {
  id: string;
  version: number;
  /** True where goods that could come back are not waited for. */
  withoutGoods: boolean;
  /** The same goods are sent again for each line that is swapped, whatever was named. */
  sameAgain?: boolean;
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
  /** `orderNumber`: of the order by which something is sent instead; null: nothing is. */
  | { ok: true; amountPence: Pence; orderNumber: string | null }
  | ReturnRefused
  | { ok: false; problem: 'too-many-paid'; id: string; most: number }
  /** The money cannot be given so. */
  | { ok: false; problem: 'no-refund'; refund: Exclude<RefundOrderResult, { ok: true }> };

/**
 * Gives the money of a return back by `refundOrder`, sends what was agreed instead by an order of its own, takes pieces that never left
 * out of the order, and ends the return: all in one transaction, so that it is done once or not at all. Nothing is given back where
 * neither pieces nor delivery are named.
 */
export async function settleReturn(
  platform: Platform,
  actor: Actor,
  settling: SettleReturn,
): Promise<SettleResult> {
  const provider = await platform.payments.current();
  const { result, moved } = await writeSettlement(platform, actor, { ...settling, provider }).catch(
    (error: unknown): Written => {
      if (!(error instanceof ExchangeGone)) throw error;
      return { result: { ok: false, problem: 'refused', why: error.message }, moved: [] };
    },
  );
  platform.announceStock(moved);
  if (result.ok && result.orderNumber !== null) platform.noteOrder();
  return result;
}

type Written = { result: SettleResult; moved: string[] };

function writeSettlement(
  platform: Platform,
  actor: Actor,
  {
    id,
    version,
    withoutGoods,
    sameAgain = false,
    lines,
    deliveryPence,
    answer,
    leftPence,
    confirmedPence,
    provider,
  }: SettleReturn & {
    provider: PaymentProvider | null;
  },
): Promise<Written> {
  const step = withoutGoods ? 'settle-without-goods' : 'settle';
  return staffWrite(platform, actor, async (write): Promise<Written> => {
    const refused = (result: SettleResult): Written => ({ result, moved: [] });
    const begun = await beginStep(write, { id, version, step });
    if (!begun.ok) return refused(begun);
    const { given, order } = begun;
    const named = sameAgain ? await sameGoods(write.trx, given) : given.lines;
    const settled = named.map((line) => ({ line, ...settledOf(line, lines) }));
    const tooMany = settled.find(({ line, quantity, swap }) => quantity + swap > line.quantity);
    if (tooMany)
      return refused({
        ok: false,
        problem: 'too-many-paid',
        id: tooMany.line.id,
        most: tooMany.line.quantity,
      });
    const exchange = await planExchange(write.trx, { order, swaps: settled, provider, now: write.now });
    if (!exchange.ok) return refused({ ok: false, problem: 'refused', why: exchange.why });
    const paid = settled.map((one): Paid => withExchange(one, exchange.plan));
    const unsent = await listUnsent(write, order, paid);
    if (!unsent) return refused({ ok: false, problem: 'refused', why: SENT_MEANWHILE });
    const back = { given, order, actor, paid, deliveryPence, answer, leftPence };
    const asked = await giveBack(write, { ...back, isConfirmed: false });
    const isAsked = !asked.result.ok && asked.result.problem === 'needs-confirmation';
    const mayPay = confirmedPence === undefined ? isAsked : isRead(asked.result, confirmedPence);
    if (!asked.result.ok && !mayPay)
      return refused({ ok: false, problem: 'no-refund', refund: asked.result });
    // Stock comes before papers, as everywhere (docs/decisions/051-one-order-of-locks.md).
    const moved = await releaseExchanges(
      write.trx,
      { given, orderNumber: order.orderNumber },
      { now: write.now, actor: actor.name },
    );
    moved.push(...(await cancelPieces(write, { given, order, actor, unsent })));
    const sent =
      exchange.plan === null
        ? null
        : await sendInstead(write, platform, { given, actor, provider, ...exchange.plan });
    moved.push(...(sent?.moved ?? []));
    const refund = mayPay ? await giveBack(write, { ...back, isConfirmed: true }) : asked;
    if (!refund.result.ok)
      throw new Error(`A refund that could be made was refused: ${refund.result.problem}`);
    for (const { line, ...own } of withAmounts(paid, refund.parts))
      await updateReturnLine(write.trx, line.id, {
        refund_quantity: own.refundQuantity,
        refund_pence: own.pence,
        reduced_pence: own.refundQuantity > 0 ? own.takenPence : 0,
        ground: own.ground,
        exchanged: own.swap,
        ...(sameAgain &&
          own.swap > 0 && {
            exchange_variant_id: line.exchange?.variantId ?? null,
            exchange_words: line.exchange?.words ?? '',
            exchange_unit_pence: null,
          }),
        exchange_pence: own.keptPence,
      });
    const { amountPence } = refund.result;
    const after = {
      ...given,
      closedAt: write.now,
      refundedPence: amountPence,
      refundKey: refundKeyOf(given),
    };
    const orderNumber = sent?.orderNumber ?? null;
    const note = [answer, orderNumber && `Order ${orderNumber}`].filter(Boolean).join('. ');
    await writeStep(write, { given, order, after, step, actor, note });
    return { result: { ok: true, amountPence, orderNumber }, moved: [...refund.moved, ...moved] };
  });
}

/** True where what was read is what would go back. */
function isRead(result: RefundOrderResult, confirmedPence: Pence | null | undefined): boolean {
  return (
    !result.ok && result.problem === 'needs-confirmation' && result.refund.amountPence === confirmedPence
  );
}

const SENT_MEANWHILE =
  'Pieces of it were sent meanwhile: wait until they come back, or pay for fewer pieces.';

/** The lines of a return as if the same goods were to be sent for each. */
async function sameGoods(trx: Db, given: Return): Promise<ReturnLine[]> {
  const sold = await listSoldLines(trx, given.orderId);
  return given.lines.map((line) => {
    const of = sold.find(({ lineId }) => lineId === line.lineId);
    if (!of) return line;
    const words = exchangeWords(of);
    return { ...line, exchange: { variantId: of.variantId, words, unitPence: null } };
  });
}

type Settled = Required<SettledLine> & { line: ReturnLine };

/** The same with what an exchange makes of it. */
type Paid = Settled & {
  /** Pieces of which money goes back, the exchanged ones too where they were worth more than what is sent. */
  refundQuantity: number;
  /** Not given back for them. */
  takenPence: Pence;
  /** Of what was paid, what pays for what is sent instead. */
  keptPence: Pence;
};

function settledOf({ id }: ReturnLine, lines: readonly SettledLine[]): Required<SettledLine> {
  const none = { id, quantity: 0, lessPence: 0, ground: '', swap: 0 };
  return { ...none, ...lines.find((each) => each.id === id) };
}

function withExchange(settled: Settled, plan: ExchangePlan | null): Paid {
  const { quantity, lessPence, swap, line } = settled;
  const plain = { ...settled, refundQuantity: quantity, takenPence: lessPence, keptPence: 0 };
  const own = plan?.parts.find(({ id }) => id === line.id);
  if (!own || swap === 0) return plain;
  const { keptPence, backPence, wholePence } = own;
  if (backPence === 0) return { ...plain, takenPence: quantity > 0 ? lessPence : 0, keptPence };
  return {
    ...plain,
    keptPence,
    refundQuantity: quantity + swap,
    takenPence: wholePence - backPence + (quantity > 0 ? lessPence : 0),
    ground: [settled.ground, keptPence > 0 ? plan?.reason : '']
      .filter(Boolean)
      .join('. ')
      .slice(0, MOST_REASON),
  };
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
  if (deliveryPence === 0 && !paid.some(({ refundQuantity }) => refundQuantity > 0))
    return { result: { ok: true, isDone: true, amountPence: 0 }, moved: [], parts: [] };
  const ofLines = Map.groupBy(
    paid.filter(({ refundQuantity }) => refundQuantity > 0),
    ({ line }) => line.lineId,
  );
  const grounds = [...new Set(paid.flatMap(({ takenPence, ground }) => (takenPence > 0 ? ground : [])))];
  return refundIn(write, {
    orderNumber: order.orderNumber,
    lines: [...ofLines].map(([lineId, own]) => ({
      lineId,
      quantity: own.reduce((sum, { refundQuantity }) => sum + refundQuantity, 0),
      lessPence: own.reduce((sum, { takenPence }) => sum + takenPence, 0),
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
    const pieces = one.quantity + one.swap;
    if (one.line.wasSent || pieces === 0) continue;
    const sold = tallied.find(({ lineId }) => lineId === one.line.lineId);
    if (!sold || mostPieces('cancel', sold.tally) < pieces) return null;
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
    unsent.map(({ paid: { line, quantity, swap } }) => ({
      id: movementId(`${given.number} ${line.place}`, { kind: 'cancelled', lineId: line.lineId }),
      order_id: order.id,
      line_id: line.lineId,
      kind: 'cancelled' as const,
      cause: 'pieces' as const,
      quantity: quantity + swap,
      stock_back: quantity + swap,
      amount_pence: 0,
      refund_id: null,
      at: now,
      actor: actor.name,
      reason,
    })),
  );
  const moves = unsent.map(({ paid: { quantity, swap }, sold }) => ({
    ...sold,
    quantity: quantity + swap,
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
    const takenPence = own.reduce((sum, each) => sum + (each.refundQuantity > 0 ? each.takenPence : 0), 0);
    const full = allocate(
      grossOf(ofLine) + takenPence,
      own.map(({ refundQuantity }) => refundQuantity),
    );
    return own.map((one, place) => ({
      ...one,
      pence: one.refundQuantity > 0 ? Math.max(0, (full[place] ?? 0) - one.takenPence) : 0,
    }));
  });
}
