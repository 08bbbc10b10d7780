import { sql } from 'kysely';
import type { Db } from '#database/open.ts';

export type StockMove = { productId: string; variantId: string; quantity: number };

/**
 * Takes stock only where enough is left; returns the moves that found too little. Always in the same order, so that
 * two orders of the same things wait for each other instead of deadlocking. Roll back when any move is refused.
 */
export async function takeStock(trx: Db, moves: StockMove[], now: string): Promise<StockMove[]> {
  const refused: StockMove[] = [];
  for (const move of inFixedOrder(moves)) {
    const taken = await trx
      .updateTable('variants')
      .set({ stock: sql`stock - ${sql.val(move.quantity)}` })
      .where('id', '=', move.variantId)
      .where('stock', '>=', move.quantity)
      .returning('stock')
      .executeTakeFirst();
    if (taken) await changeProduct(trx, move, -move.quantity, now);
    else refused.push(move);
  }
  return refused;
}

/** Gives stock back, where the variant still exists. */
export async function returnStock(trx: Db, moves: StockMove[], now: string): Promise<void> {
  for (const move of inFixedOrder(moves)) {
    const returned = await trx
      .updateTable('variants')
      .set({ stock: sql`stock + ${sql.val(move.quantity)}` })
      .where('id', '=', move.variantId)
      .returning('stock')
      .executeTakeFirst();
    if (returned) await changeProduct(trx, move, move.quantity, now);
  }
}

/** The product's stock is the sum of its variants'; sold pieces count for 'popular', returned ones no longer do. */
async function changeProduct(trx: Db, move: StockMove, change: number, now: string): Promise<void> {
  await trx
    .updateTable('products')
    .set({
      stock: sql`stock + ${sql.val(change)}`,
      ordered_count: sql`ordered_count - ${sql.val(change)}`,
      stock_changed_at: now,
    })
    .where('id', '=', move.productId)
    .execute();
}

function inFixedOrder(moves: StockMove[]): StockMove[] {
  return moves.toSorted((a, b) =>
    a.productId === b.productId ? compare(a.variantId, b.variantId) : compare(a.productId, b.productId),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
