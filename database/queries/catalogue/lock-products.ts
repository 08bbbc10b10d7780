import { type Db, engineOf } from '#database/open.ts';
import { listTouchedSets } from '#database/queries/sets/follow-parts.ts';
import { lockRows } from '#database/queries/sets/lock-rows.ts';

/**
 * Locks products with their variants until the transaction ends, in the order in which orders take stock: all variants by
 * product and id, then the products by id; behind them, likewise, the sets among them and those that hold one of them
 * (docs/decisions/051-one-order-of-locks.md). On SQLite the writer is alone anyway.
 */
export async function lockProducts(trx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0 || engineOf(trx) !== 'postgres') return;
  const sets = new Set(await listTouchedSets(trx, ids));
  await lockRows(
    trx,
    ids.filter((id) => !sets.has(id)),
  );
  await lockRows(trx, [...sets]);
}
