import { sql } from 'kysely';
import type { Db } from '#database/open.ts';

/** Call in the transaction that changes the catalogue: page caches are emptied by it. */
export async function moveCatalogueRevision(trx: Db): Promise<void> {
  await trx
    .updateTable('revisions')
    .set({ revision: sql`revision + 1` })
    .where('name', '=', 'catalogue')
    .execute();
}

export async function readCatalogueRevision(db: Db): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select('revision')
    .where('name', '=', 'catalogue')
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** Products whose stock an order or a return moved at or after a moment (UTC ISO), oldest first. */
export async function listStockChanges(
  db: Db,
  since: string,
): Promise<{ slug: string; changedAt: string }[]> {
  return db
    .selectFrom('products')
    .select(['slug', 'stock_changed_at as changedAt'])
    .where('stock_changed_at', '>=', since)
    .orderBy('stock_changed_at')
    .execute();
}
