import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { ReturnedGoods, SoldPieces } from '#domain/returns/returns-report.ts';

/** From `since` (UTC, ISO), before `until`. */
type Bounds = { since: string; until: string };

/** What was asked to come back, was cancelled or complained of in a period, by goods and reason. Withdrawn and refused ones are none. */
export async function listReturnedGoods(db: Db, { since, until }: Bounds): Promise<ReturnedGoods[]> {
  const rows = await db
    .selectFrom('returns')
    .innerJoin('return_lines', 'return_lines.return_id', 'returns.id')
    .innerJoin('order_lines', 'order_lines.id', 'return_lines.line_id')
    .select((eb) => [
      'return_lines.cause',
      'return_lines.reason',
      'order_lines.product_id as productId',
      'order_lines.variant_id as variantId',
      'order_lines.brand',
      eb.fn.max('order_lines.name').as('name'),
      eb.fn.max('order_lines.variant').as('variant'),
      eb.fn.sum<number>('return_lines.quantity').as('pieces'),
      sql<number>`sum(return_lines.shelf + return_lines.damaged + return_lines.tester + return_lines.binned)`.as(
        'back',
      ),
      eb.fn.sum<number>('return_lines.exchanged').as('exchanged'),
      eb.fn.sum<number>('return_lines.refund_pence').as('refundedPence'),
    ])
    .where('returns.asked_at', '>=', since)
    .where('returns.asked_at', '<', until)
    .where('returns.state', 'not in', ['withdrawn', 'refused'])
    .groupBy([
      'return_lines.cause',
      'return_lines.reason',
      'order_lines.product_id',
      'order_lines.variant_id',
      'order_lines.brand',
    ])
    .execute();
  return rows.map((row) => ({
    ...row,
    name: row.name ?? '',
    variant: row.variant ?? '',
    pieces: Number(row.pieces),
    back: Number(row.back),
    exchanged: Number(row.exchanged),
    refundedPence: Number(row.refundedPence),
  }));
}

/** Pieces of orders placed in a period that were not cancelled, by variant. Read day by day, so that nobody waits for a long period. */
export async function listSoldPieces(db: Db, { since, until }: Bounds): Promise<SoldPieces[]> {
  const sums = new Map<string, SoldPieces>();
  for (let from = since; from < until; ) {
    const next = new Date(Date.parse(from) + DAY_MS).toISOString();
    const to = next < until ? next : until;
    const rows = await db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select((eb) => [
        'order_lines.product_id as productId',
        'order_lines.variant_id as variantId',
        'order_lines.brand',
        eb.fn.sum<number>('order_lines.quantity').as('pieces'),
      ])
      .where('orders.created_at', '>=', from)
      .where('orders.created_at', '<', to)
      .where('orders.order_status', '<>', 'cancelled')
      .groupBy(['order_lines.product_id', 'order_lines.variant_id', 'order_lines.brand'])
      .execute();
    for (const row of rows) {
      const key = JSON.stringify([row.variantId, row.brand]);
      const before = sums.get(key)?.pieces ?? 0;
      sums.set(key, { ...row, pieces: before + Number(row.pieces) });
    }
    from = to;
    await nextTurn();
  }
  return [...sums.values()];
}

const DAY_MS = 24 * 60 * 60 * 1000;
