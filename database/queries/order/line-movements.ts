import type { Insertable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { LineMovementsTable } from '#database/schema.ts';
import { type LineMovement, type LineTally, tallyOf } from '#domain/order-lines/line-movement.ts';

/** Adds movements of lines; nothing ever changes them (docs/decisions/195-lines-that-move.md). */
export async function insertLineMovements(
  trx: Db,
  movements: readonly Insertable<LineMovementsTable>[],
): Promise<void> {
  if (movements.length > 0) await trx.insertInto('line_movements').values(movements).execute();
}

/** Where the pieces of these lines are, by the line's id. */
export async function tallyLines<Line extends { lineId: string; quantity: number }>(
  db: Db,
  orderId: string,
  lines: readonly Line[],
): Promise<(Line & { tally: LineTally })[]> {
  return (await tallyLinesOf(db, [{ id: orderId, lines }])).get(orderId) ?? [];
}

/** The same of many orders, by the order's id. */
export async function tallyLinesOf<Line extends { lineId: string; quantity: number }>(
  db: Db,
  orders: readonly { id: string; lines: readonly Line[] }[],
): Promise<Map<string, (Line & { tally: LineTally })[]>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom('line_movements')
    .select([
      'line_id as lineId',
      'kind',
      'cause',
      'quantity',
      'stock_back as stockBack',
      'amount_pence as amountPence',
    ])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  const ofLine = Map.groupBy<string, LineMovement & { lineId: string }>(rows, ({ lineId }) => lineId);
  return new Map(
    orders.map(({ id, lines }) => [
      id,
      lines.map((line) => ({ ...line, tally: tallyOf(line.quantity, ofLine.get(line.lineId) ?? []) })),
    ]),
  );
}

/** True where a request wrote movements under its key (`movementId`). */
export async function hasMovementsUnder(db: Db, orderId: string, key: string): Promise<boolean> {
  const rows = await db
    .selectFrom('line_movements')
    .select(['id', 'kind', 'line_id as lineId'])
    .where('order_id', '=', orderId)
    .execute();
  return rows.some(({ id, ...movement }) => id === movementId(key, movement));
}

/** The id of a movement that a request makes once. */
export function movementId(key: string, { kind, lineId }: { kind: string; lineId: string }): string {
  return `${key} ${kind} ${lineId}`;
}
