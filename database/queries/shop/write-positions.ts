import { type Db, engineOf } from '#database/open.ts';

export type OrderedTable = 'brands' | 'categories' | 'hero_slides' | 'pages' | 'product_types';

/** Makes other writers of the table's rows wait until the transaction ends; on SQLite they wait already. */
export async function lockPositions(trx: Db, table: OrderedTable): Promise<void> {
  if (engineOf(trx) !== 'postgres') return;
  await trx.selectFrom(table).select('id').orderBy('id').forUpdate().execute();
}

/** Numbers the rows from 1 in this order; false where every row had its number already. */
export async function writePositions(trx: Db, table: OrderedTable, ids: string[]): Promise<boolean> {
  let isMoved = false;
  for (const [place, id] of ids.entries()) {
    const moved = await trx
      .updateTable(table)
      .set({ position: place + 1 })
      .where('id', '=', id)
      .where('position', '!=', place + 1)
      .returning('id')
      .execute();
    isMoved ||= moved.length > 0;
  }
  return isMoved;
}
