import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { showCheapestInStock } from './shown-offers.ts';

export type StockMove = { productId: string; variantId: string; quantity: number };

/**
 * Takes stock only where enough is left; returns the moves that found too little. Locks all variants, then all products, as
 * `lockProducts` does: two orders that share a product wait for each other instead of deadlocking. Roll back when any move is
 * refused.
 */
export async function takeStock(trx: Db, moves: StockMove[], now: string): Promise<StockMove[]> {
  const refused: StockMove[] = [];
  const soldOut: string[] = [];
  for (const move of inFixedOrder(moves)) {
    const taken = await trx
      .updateTable('variants')
      .set({ stock: sql`stock - ${sql.val(move.quantity)}` })
      .where('id', '=', move.variantId)
      .where('stock', '>=', move.quantity)
      .returning('stock')
      .executeTakeFirst();
    if (!taken) refused.push(move);
    else if (taken.stock === 0) soldOut.push(move.productId);
  }
  if (refused.length > 0) return refused;
  await changeProducts(trx, moves, -1, now);
  await showCheapestInStock(trx, soldOut);
  return refused;
}

/** True where all of it could be taken; call after `lockProducts`. */
export async function hasStock(trx: Db, moves: StockMove[]): Promise<boolean> {
  const wanted = new Map<string, number>();
  for (const { variantId, quantity } of moves) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  const rows = await trx
    .selectFrom('variants')
    .select(['id', 'stock'])
    .where('id', 'in', [...wanted.keys()])
    .execute();
  return rows.length === wanted.size && rows.every(({ id, stock }) => stock >= (wanted.get(id) ?? 0));
}

/** Gives stock back, where the variant still exists; locks as `takeStock` does. */
export async function returnStock(trx: Db, moves: StockMove[], now: string): Promise<void> {
  const returned: StockMove[] = [];
  const backInStock: string[] = [];
  for (const move of inFixedOrder(moves)) {
    const variant = await trx
      .updateTable('variants')
      .set({ stock: sql`stock + ${sql.val(move.quantity)}` })
      .where('id', '=', move.variantId)
      .returning('stock')
      .executeTakeFirst();
    if (variant) returned.push(move);
    if (variant?.stock === move.quantity) backInStock.push(move.productId);
  }
  await changeProducts(trx, returned, 1, now);
  await showCheapestInStock(trx, backInStock);
}

/** A product's stock is the sum of its variants'; sold pieces count for 'popular', returned ones no longer do. */
async function changeProducts(trx: Db, moves: StockMove[], sign: 1 | -1, now: string): Promise<void> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of inFixedOrder(moves))
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  for (const [productId, quantity] of pieces)
    await trx
      .updateTable('products')
      .set({
        stock: sql`stock + ${sql.val(sign * quantity)}`,
        ordered_count: sql`ordered_count - ${sql.val(sign * quantity)}`,
        stock_changed_at: now,
      })
      .where('id', '=', productId)
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
