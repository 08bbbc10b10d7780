import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { ParcelsTable } from '#database/schema.ts';
import type { Tracking } from '#domain/order/tracking.ts';
import type { MovementCause } from '#domain/order-lines/line-movement.ts';
import { type Parcel, type SentProgress, standingParcels } from '#domain/parcels/parcel.ts';

/** The parcels of an order in the order they were made, undone ones among them. */
export async function listParcels(db: Db, orderId: string): Promise<Parcel[]> {
  return (await listParcelsOf(db, [orderId])).get(orderId) ?? [];
}

/** The parcels of these orders, by the order's id. */
export async function listParcelsOf(db: Db, orderIds: string[]): Promise<Map<string, Parcel[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('parcels')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('place')
    .execute();
  if (rows.length === 0) return new Map();
  const moved = await db
    .selectFrom('line_movements')
    .select(['parcel_id', 'line_id', 'cause', 'quantity'])
    .where('order_id', 'in', orderIds)
    .where('parcel_id', 'is not', null)
    .orderBy('line_id')
    .execute();
  const ofParcel = Map.groupBy(moved, ({ parcel_id }) => parcel_id ?? '');
  const parcels = rows.map((row) => ({
    orderId: row.order_id,
    parcel: toParcel(row, ofParcel.get(row.id) ?? []),
  }));
  return new Map(
    [...Map.groupBy(parcels, ({ orderId }) => orderId)].map(([orderId, found]) => [
      orderId,
      found.map(({ parcel }) => parcel),
    ]),
  );
}

/** What an undone parcel would have held are the movements before those against them. */
function toParcel(
  row: Selectable<ParcelsTable>,
  movements: readonly { line_id: string; cause: MovementCause; quantity: number }[],
): Parcel {
  const counted = movements.filter(
    ({ cause, quantity }) => row.undone_at === null || (cause === row.cause && quantity > 0),
  );
  const counts = new Map<string, number>();
  for (const { line_id, quantity } of counted) counts.set(line_id, (counts.get(line_id) ?? 0) + quantity);
  return {
    id: row.id,
    place: row.place,
    cause: row.cause,
    tracking: { carrier: row.carrier, number: row.tracking_number, link: row.tracking_link },
    weightGrams: row.weight_grams,
    sentAt: row.sent_at,
    madeAt: row.made_at,
    madeBy: row.made_by,
    undoneAt: row.undone_at,
    undoneBy: row.undone_by,
    pieces: [...counts].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : [])),
  };
}

export async function insertParcel(trx: Db, parcel: Insertable<ParcelsTable>): Promise<void> {
  await trx.insertInto('parcels').values(parcel).execute();
}

/** The parcel a request made under its key; null where it made none. */
export async function findParcelUnder(
  db: Db,
  key: string,
): Promise<{ id: string; orderId: string; place: number } | null> {
  const row = await db
    .selectFrom('parcels')
    .select(['id', 'order_id as orderId', 'place'])
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** The place of the next parcel of an order, under its lock. */
export async function nextParcelPlace(trx: Db, orderId: string): Promise<number> {
  const row = await trx
    .selectFrom('parcels')
    .select((eb) => eb.fn.max('place').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return Number(row?.last ?? 0) + 1;
}

export async function writeParcelUndone(
  trx: Db,
  id: string,
  { at, by }: { at: string; by: string | null },
): Promise<void> {
  await trx.updateTable('parcels').set({ undone_at: at, undone_by: by }).where('id', '=', id).execute();
}

export async function writeParcelTracking(
  trx: Db,
  id: string,
  { carrier, number, link }: Tracking,
): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ carrier, tracking_number: number, tracking_link: link })
    .where('id', '=', id)
    .execute();
}

export async function writeParcelWeight(trx: Db, id: string, weightGrams: number | null): Promise<void> {
  await trx.updateTable('parcels').set({ weight_grams: weightGrams }).where('id', '=', id).execute();
}

/** The parcel of an order that left last; null where none did. */
export async function findLastParcel(db: Db, orderId: string): Promise<Parcel | null> {
  return standingParcels(await listParcels(db, orderId)).at(-1) ?? null;
}

/** How many pieces of these orders were sent, of those to be sent, by the order's number; those without any sent are left out. */
export async function listSentProgress(db: Db, orderNumbers: string[]): Promise<Map<string, SentProgress>> {
  if (orderNumbers.length === 0) return new Map();
  const moved = await db
    .selectFrom('orders')
    .innerJoin('line_movements', 'line_movements.order_id', 'orders.id')
    .select((eb) => [
      'orders.id',
      'orders.order_number as orderNumber',
      'line_movements.kind',
      eb.fn.sum<number>('line_movements.quantity').as('quantity'),
    ])
    .where('orders.order_number', 'in', orderNumbers)
    .where('line_movements.kind', 'in', ['sent', 'cancelled'])
    .groupBy(['orders.id', 'orders.order_number', 'line_movements.kind'])
    .execute();
  const sent = moved.filter(({ kind, quantity }) => kind === 'sent' && Number(quantity) > 0);
  if (sent.length === 0) return new Map();
  const ordered = await db
    .selectFrom('order_lines')
    .select((eb) => ['order_id', eb.fn.sum<number>('quantity').as('quantity')])
    .where(
      'order_id',
      'in',
      sent.map(({ id }) => id),
    )
    .groupBy('order_id')
    .execute();
  return new Map(
    sent.map(({ id, orderNumber, quantity }) => {
      const all = Number(ordered.find(({ order_id }) => order_id === id)?.quantity ?? 0);
      const cancelled = moved.find((each) => each.id === id && each.kind === 'cancelled')?.quantity ?? 0;
      return [orderNumber, { sent: Number(quantity), of: all - Number(cancelled) }];
    }),
  );
}
