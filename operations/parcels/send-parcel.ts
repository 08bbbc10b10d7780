import type { Db } from '#database/open.ts';
import { settleCashQuestion } from '#database/queries/order/cash-questions.ts';
import { insertLineMovements, movementId, tallyLines } from '#database/queries/order/line-movements.ts';
import {
  insertOrderEvent,
  type LockedOrder,
  listSoldLines,
  lockOrder,
  type SoldLine,
  writeOrderStatus,
  writeTracking,
} from '#database/queries/order/order-rows.ts';
import { findParcelUnder, insertParcel, nextParcelPlace } from '#database/queries/parcels/parcels.ts';
import { listConcerns } from '#database/queries/payment/payment-risks.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { whyNotSent } from '#domain/order/sending.ts';
import type { LineTally } from '#domain/order-lines/line-movement.ts';
import { type MoveQuestion, moveQuestions } from '#domain/order-moves/move-questions.ts';
import type { ParcelPieces } from '#domain/parcels/parcel.ts';
import type { ParcelDetails } from '#domain/parcels/parcel-form.ts';
import { isRest, type PackProblem, packPieces } from '#domain/parcels/parcel-rules.ts';
import { packedText } from '#domain/parcels/parcel-words.ts';
import { queueMailOfChange } from '#operations/mail/queue-mail.ts';
import { issueCashPapers } from '#operations/order/change-order-status.ts';
import { queueStatusMail } from '#operations/order/order-status-mail.ts';
import { supersedeMove } from '#operations/order/supersede-move.ts';
import { followStatus } from '#operations/payment/follow-status.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';

export type SendParcel = {
  orderNumber: string;
  /** One request makes one parcel: under its key a further one returns that. */
  key: string;
  pieces: readonly ParcelPieces[];
  details: ParcelDetails;
  actor: Actor;
  /** The questions of sending it were answered. */
  isConfirmed: boolean;
  /** These of them were answered by themselves: any other is asked still. */
  answered?: readonly MoveQuestion[];
};

export type SendParcelResult =
  /** `isLast`: nothing is left to send, and the order is shipped. */
  | { ok: true; parcelId: string; place: number; isLast: boolean }
  | { ok: false; problem: 'order-not-found' | 'cancelled' }
  /** `message` says why its money does not allow it, for staff. */
  | { ok: false; problem: 'not-paid'; message: string }
  | ({ ok: false } & PackProblem)
  /** Nothing was changed: somebody must answer these first. */
  | { ok: false; problem: 'needs-confirmation'; questions: MoveQuestion[] };

/**
 * Sends pieces of an order as a parcel (docs/decisions/253-an-order-leaves-in-parcels.md), under the lock of the order: of each line
 * at most what is left. With the last piece the order is shipped, and what follows from that status follows; until then it keeps
 * its status. The customer is told a minute later, of this parcel and of what still comes. All of it is one transaction.
 */
export async function sendParcel(platform: Platform, parcel: SendParcel): Promise<SendParcelResult> {
  const isTest = await platform.demo.isDemo();
  return staffWrite(platform, parcel.actor, async (write): Promise<SendParcelResult> => {
    const { trx, now, newId } = write;
    const { orderNumber, details, actor } = parcel;
    const order = await lockOrder(trx, orderNumber, now);
    if (!order) return { ok: false, problem: 'order-not-found' };
    const lines = await tallyLines(trx, order.id, await listSoldLines(trx, order.id));
    const requestKey = `${orderNumber} ${parcel.key}`;
    const made = await findParcelUnder(trx, requestKey);
    if (made) return { ok: true, parcelId: made.id, place: made.place, isLast: isRest(lines, []) };
    const refused = await refusalOf(trx, order, lines, parcel);
    if (!refused.ok) return refused;
    const { pieces } = refused;
    const parcelId = newId();
    const place = await nextParcelPlace(trx, order.id);
    const { tracking } = details;
    await insertParcel(trx, {
      id: parcelId,
      order_id: order.id,
      place,
      request_key: requestKey,
      cause: 'pieces',
      carrier: tracking.carrier,
      tracking_number: tracking.number,
      tracking_link: tracking.link,
      weight_grams: details.weightGrams,
      sent_at: details.sentAt ?? now,
      made_at: now,
      made_by: actor.name,
    });
    await insertLineMovements(
      trx,
      pieces.map(({ lineId, quantity }) => ({
        id: movementId(parcelId, { kind: 'sent', lineId }),
        order_id: order.id,
        line_id: lineId,
        kind: 'sent',
        cause: 'pieces',
        quantity,
        refund_id: null,
        at: now,
        actor: actor.name,
        reason: `Parcel ${place}`,
        parcel_id: parcelId,
      })),
    );
    await writeTracking(trx, order.id, tracking);
    await settleCashQuestion(trx, order.id, now);
    const isLast = isRest(lines, pieces);
    const text = packedText(pieces, lines);
    const { status: from } = order;
    await insertOrderEvent(trx, {
      id: newId(),
      order_id: order.id,
      at: now,
      actor: actor.name,
      note: `Parcel ${place} sent: ${text}`,
      from_status: from,
      to_status: isLast ? 'shipped' : from,
    });
    if (isLast) await finish(platform, write, order, { actor, isTest });
    else
      await queueMailOfChange(
        trx,
        { mail: 'parcel-sent', orderId: order.id, parcelId },
        `parcel-sent ${parcelId}`,
        { now, newId },
      );
    write.record({
      action: 'order.parcel',
      subjectId: order.id,
      subject: orderNumber,
      before: isLast ? { status: from } : null,
      after: {
        ...(isLast && { status: 'shipped' }),
        parcel: place,
        pieces: text,
        ...tracking,
        weightGrams: details.weightGrams,
      },
    });
    return { ok: true, parcelId, place, isLast };
  });
}

/** Returns the pieces that may leave, or why not: the order's state and money first, then the pieces, then open questions. */
async function refusalOf(
  trx: Db,
  order: LockedOrder,
  lines: readonly (SoldLine & { tally: LineTally })[],
  { pieces, isConfirmed, answered = [] }: SendParcel,
): Promise<{ ok: true; pieces: ParcelPieces[] } | Exclude<SendParcelResult, { ok: true }>> {
  if (order.status === 'cancelled') return { ok: false, problem: 'cancelled' };
  const unpaid = whyNotSent(order);
  if (unpaid) return { ok: false, problem: 'not-paid', message: unpaid };
  const packed = packPieces(lines, pieces);
  if (!packed.ok) return packed;
  const questions = (await sendingQuestions(trx, order)).filter((question) => !answered.includes(question));
  if (questions.length > 0 && !isConfirmed) return { ok: false, problem: 'needs-confirmation', questions };
  return packed;
}

/** What must be answered before pieces of an order leave. */
export async function sendingQuestions(
  db: Db,
  { id, status, paymentState }: Pick<LockedOrder, 'id' | 'status' | 'paymentState'>,
): Promise<MoveQuestion[]> {
  const concerns = await listConcerns(db, id);
  return moveQuestions({
    from: status,
    to: 'shipped',
    wasSent: false,
    paymentState,
    leftPence: 0,
    concerns,
  });
}

/** All pieces have left: the order is shipped, as by hand. */
async function finish(
  platform: Platform,
  { trx, now, newId }: StaffWrite,
  order: LockedOrder,
  { actor, isTest }: { actor: Actor; isTest: boolean },
): Promise<void> {
  const to: OrderStatus = 'shipped';
  if (order.status === to) return;
  await supersedeMove(trx, order, { now, newId });
  await followStatus(trx, platform, order, { to, actor: actor.name, refunds: false });
  await writeOrderStatus(trx, order.id, to);
  await queueStatusMail(trx, order.id, to, { now, newId });
  await issueCashPapers(trx, order, { to, isTest }, { now, newId });
}
