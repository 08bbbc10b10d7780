import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { findOrderTracking, writeTracking } from '#database/queries/order/order-rows.ts';
import {
  findLastParcel,
  insertParcel,
  listParcels,
  nextParcelPlace,
  writeParcelUndone,
} from '#database/queries/parcels/parcels.ts';
import { hasLeft, type OrderStatus } from '#domain/order/order.ts';
import type { Tracking } from '#domain/order/tracking.ts';
import type { LineMovement, MovementCause } from '#domain/order-lines/line-movement.ts';
import { type Parcel, standingParcels } from '#domain/parcels/parcel.ts';
import { takeOut } from '#domain/parcels/parcel-rules.ts';

type MovedLine = { line: { lineId: string }; movements: readonly LineMovement[] };
type InParcels = { lineId: string; movements: (LineMovement & { parcelId: string | null })[] };

const NO_TRACKING: Tracking = { carrier: '', number: '', link: '' };

/**
 * Puts the pieces that leave by a status of a locked order into one new parcel, and takes those that did not leave after all out of
 * theirs, the last first. Returns the movements with their parcels; a parcel that is left without any is undone.
 */
export async function moveParcels(
  trx: Db,
  orderId: string,
  moved: readonly MovedLine[],
  { to, actor }: { to: OrderStatus; actor: string | null },
  stamp: Stamp,
): Promise<InParcels[]> {
  const sent = moved.flatMap(({ movements }) => movements.filter(({ kind }) => kind === 'sent'));
  const parcels = sent.length > 0 ? standingParcels(await listParcels(trx, orderId)) : [];
  const leaves = hasLeft(to) && sent.some(({ quantity }) => quantity > 0);
  const newParcel = leaves
    ? await addParcel(trx, orderId, { actor, isFirst: parcels.length === 0 }, stamp)
    : null;
  const left = new Map(parcels.map((parcel) => [parcel.id, countOf(parcel)]));
  const inParcels = moved.map(({ line: { lineId }, movements }) => ({
    lineId,
    movements: movements.flatMap((movement) => {
      if (movement.kind !== 'sent') return [{ ...movement, parcelId: null }];
      if (movement.quantity > 0 && movement.cause === 'status') return [{ ...movement, parcelId: newParcel }];
      return takenOut(parcels, lineId, movement);
    }),
  }));
  for (const { movements } of inParcels)
    for (const { parcelId, quantity } of movements)
      if (parcelId && left.has(parcelId)) left.set(parcelId, (left.get(parcelId) ?? 0) + quantity);
  const emptied = [...left].filter(([, count]) => count === 0);
  for (const [id] of emptied) await writeParcelUndone(trx, id, { at: stamp.now, by: actor });
  if (newParcel || emptied.length > 0) await followLastParcel(trx, orderId);
  return inParcels;
}

/** Pieces that leave a status's parcel, or a parcel of pieces; above 0 they stay in theirs, decided for them alone from now on. */
function takenOut(
  parcels: readonly Parcel[],
  lineId: string,
  movement: LineMovement,
): (LineMovement & { parcelId: string | null })[] {
  const sign = Math.sign(movement.quantity);
  const cause: MovementCause = sign > 0 ? 'status' : movement.cause;
  const first = takeOut(
    parcels.filter((parcel) => parcel.cause === cause),
    lineId,
    Math.abs(movement.quantity),
  );
  const second = takeOut(
    parcels.filter((parcel) => parcel.cause !== cause),
    lineId,
    first.over,
  );
  const taken: { parcelId: string | null; quantity: number }[] = [...first.taken, ...second.taken];
  if (second.over > 0) taken.push({ parcelId: null, quantity: second.over });
  return taken.map(({ parcelId, quantity }) => ({ ...movement, quantity: sign * quantity, parcelId }));
}

async function addParcel(
  trx: Db,
  orderId: string,
  { actor, isFirst }: { actor: string | null; isFirst: boolean },
  { now, newId }: Stamp,
): Promise<string> {
  const id = newId();
  const known = isFirst ? await findOrderTracking(trx, orderId) : NO_TRACKING;
  await insertParcel(trx, {
    id,
    order_id: orderId,
    place: await nextParcelPlace(trx, orderId),
    request_key: null,
    cause: 'status',
    carrier: known.carrier,
    tracking_number: known.number,
    tracking_link: known.link,
    weight_grams: null,
    sent_at: now,
    made_at: now,
    made_by: actor,
    undone_at: null,
    undone_by: null,
  });
  return id;
}

function countOf({ pieces }: Parcel): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Stores with an order how its last parcel is followed, which a change of its parcels may have altered. */
export async function followLastParcel(trx: Db, orderId: string): Promise<void> {
  const last = await findLastParcel(trx, orderId);
  if (last) await writeTracking(trx, orderId, last.tracking);
}
