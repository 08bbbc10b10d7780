import { insertLineMovements, tallyLines } from '#database/queries/order/line-movements.ts';
import {
  insertOrderEvent,
  listSoldLines,
  lockOrder,
  writeOrderStatus,
} from '#database/queries/order/order-rows.ts';
import { listParcels, writeParcelUndone } from '#database/queries/parcels/parcels.ts';
import { statusAfterUndo, whyNotUndone } from '#domain/parcels/parcel-rules.ts';
import { packedText } from '#domain/parcels/parcel-words.ts';
import { supersedeMove } from '#operations/order/supersede-move.ts';
import { followLastParcel } from '#operations/order-lines/move-parcels.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

export type UndoParcelResult =
  | { ok: true; place: number }
  | { ok: false; problem: 'not-found' }
  /** `message` says why, for staff. */
  | { ok: false; problem: 'not-undone'; message: string };

/**
 * Undoes a parcel that did not leave after all: movements against its own, and an order that was shipped is being packed again. Its
 * mail is not sent where it waits. Undone twice it is undone once.
 */
export function undoParcel(
  platform: Platform,
  { orderNumber, parcelId, actor }: { orderNumber: string; parcelId: string; actor: Actor },
): Promise<UndoParcelResult> {
  return staffWrite(platform, actor, async ({ trx, now, newId, record }): Promise<UndoParcelResult> => {
    const order = await lockOrder(trx, orderNumber, now);
    const parcel = order && (await listParcels(trx, order.id)).find(({ id }) => id === parcelId);
    if (!order || !parcel) return { ok: false, problem: 'not-found' };
    const { place } = parcel;
    if (parcel.undoneAt !== null) return { ok: true, place };
    const lines = await tallyLines(trx, order.id, await listSoldLines(trx, order.id));
    const message = whyNotUndone(parcel, order.status, lines);
    if (message) return { ok: false, problem: 'not-undone', message };
    const text = packedText(parcel.pieces, lines);
    const to = statusAfterUndo(order.status);
    await insertLineMovements(
      trx,
      parcel.pieces.map(({ lineId, quantity }) => ({
        id: newId(),
        order_id: order.id,
        line_id: lineId,
        kind: 'sent',
        cause: parcel.cause,
        quantity: -quantity,
        refund_id: null,
        at: now,
        actor: actor.name,
        reason: `Parcel ${place} was undone`,
        parcel_id: parcel.id,
      })),
    );
    await writeParcelUndone(trx, parcel.id, { at: now, by: actor.name });
    await followLastParcel(trx, order.id);
    if (to !== order.status) {
      await supersedeMove(trx, order, { now, newId });
      await writeOrderStatus(trx, order.id, to);
    }
    await insertOrderEvent(trx, {
      id: newId(),
      order_id: order.id,
      at: now,
      actor: actor.name,
      note: `Parcel ${place} undone: ${text}`,
      from_status: order.status,
      to_status: to,
    });
    record({
      action: 'order.undo-parcel',
      subjectId: order.id,
      subject: orderNumber,
      before: { parcel: place, pieces: text, ...(to !== order.status && { status: order.status }) },
      after: to === order.status ? {} : { status: to },
    });
    return { ok: true, place };
  });
}
