import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';

/**
 * Locks variants by product and id, then their products by id, until the transaction ends. Sets and other products are locked
 * apart, sets last: call `lockProducts`. On SQLite the writer is alone anyway.
 */
export async function lockRows(trx: Db, productIds: string[]): Promise<void> {
  if (productIds.length === 0 || engineOf(trx) !== 'postgres') return;
  await trx
    .selectFrom('variants')
    .select('id')
    .where('product_id', '=', sql<string>`any(${productIds})`)
    .orderBy(sql`product_id collate "C", id collate "C"`)
    .forUpdate()
    .execute();
  await trx
    .selectFrom('products')
    .select('id')
    .where('id', '=', sql<string>`any(${productIds})`)
    .orderBy(sql`id collate "C"`)
    .forUpdate()
    .execute();
}
