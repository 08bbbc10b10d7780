import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';

/**
 * Locks products with their variants until the transaction ends, in the order in which orders take stock: all variants by
 * product and id, then the products by id (docs/decisions/051-one-order-of-locks.md). On SQLite the writer is alone anyway.
 */
export async function lockProducts(trx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0 || engineOf(trx) !== 'postgres') return;
  await trx
    .selectFrom('variants')
    .select('id')
    .where('product_id', '=', sql<string>`any(${ids})`)
    .orderBy(sql`product_id collate "C", id collate "C"`)
    .forUpdate()
    .execute();
  await trx
    .selectFrom('products')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy(sql`id collate "C"`)
    .forUpdate()
    .execute();
}
