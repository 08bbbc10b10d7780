import type { Updateable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { OrderLinePartsTable, OrderLinesTable, OrdersTable } from '#database/schema.ts';

/** Writes what a correction changes of an order beside its lines. The order is locked by the caller. */
export async function writeCorrectedOrder(
  trx: Db,
  orderId: string,
  corrected: Updateable<OrdersTable>,
): Promise<void> {
  await trx.updateTable('orders').set(corrected).where('id', '=', orderId).execute();
}

export async function writeCorrectedLine(
  trx: Db,
  lineId: string,
  corrected: Updateable<OrderLinesTable>,
): Promise<void> {
  await trx.updateTable('order_lines').set(corrected).where('id', '=', lineId).execute();
}

/** Writes the share of a part of a set in its line, with its VAT. */
export async function writeCorrectedPart(
  trx: Db,
  { orderId, linePosition, position }: { orderId: string; linePosition: number; position: number },
  corrected: Updateable<OrderLinePartsTable>,
): Promise<void> {
  await trx
    .updateTable('order_line_parts')
    .set(corrected)
    .where('order_id', '=', orderId)
    .where('line_position', '=', linePosition)
    .where('position', '=', position)
    .execute();
}

/** True for a line that movements or refunds name: it stays with its order. */
export async function hasStory(trx: Db, lineId: string): Promise<boolean> {
  const [moved, refunded] = await Promise.all([
    trx.selectFrom('line_movements').select('id').where('line_id', '=', lineId).executeTakeFirst(),
    trx.selectFrom('refund_parts').select('refund_id').where('line_id', '=', lineId).executeTakeFirst(),
  ]);
  return moved !== undefined || refunded !== undefined;
}

/** Takes a line out of an order, with the parts of a set. */
export async function deleteLine(trx: Db, lineId: string): Promise<void> {
  await trx.deleteFrom('order_lines').where('id', '=', lineId).execute();
}
