import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import type { OrderHoldersTable } from '#database/schema.ts';

export type HolderKind = OrderHoldersTable['kind'];

/** Sets these locks apart from others: the first of the two numbers of a PostgreSQL advisory lock. */
const HOLDER_LOCKS = 1;

/**
 * Keeps other orders of the same holders waiting until this transaction ends, so that what is counted after it stays true.
 * SQLite has one writer: the transaction must have written already. See docs/decisions/051-one-order-of-locks.md.
 */
export async function lockHolders(trx: Db, holders: readonly { holder: string }[]): Promise<void> {
  if (engineOf(trx) !== 'postgres') return;
  const keys = new Set(holders.map(({ holder }) => Buffer.from(holder, 'base64url').readInt32BE(0)));
  for (const key of [...keys].toSorted((a, b) => a - b))
    await sql`select pg_advisory_xact_lock(${sql.lit(HOLDER_LOCKS)}::int, ${key}::int)`.execute(trx);
}

/** Items held by one holder in unpaid orders that have not left; a network address since `clientsSince` alone. */
export async function countHeldItems(
  db: Db,
  holders: readonly { kind: HolderKind; holder: string }[],
  clientsSince: string,
): Promise<Map<HolderKind, number>> {
  const rows = await db
    .selectFrom('order_holders')
    .innerJoin('orders', 'orders.id', 'order_holders.order_id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['order_holders.kind', (eb) => eb.fn.sum<number | string>('order_lines.quantity').as('items')])
    .where((eb) =>
      eb.or(
        holders.map(({ kind, holder }) =>
          eb.and([eb('order_holders.holder', '=', holder), eb('order_holders.kind', '=', kind)]),
        ),
      ),
    )
    .where((eb) =>
      eb.or([eb('order_holders.kind', '!=', 'client'), eb('order_holders.placed_at', '>=', clientsSince)]),
    )
    .where('orders.payment_state', 'in', ['awaiting payment', 'cash due'])
    .where('orders.order_status', 'in', ['confirmed', 'processing'])
    .groupBy('order_holders.kind')
    .execute();
  return new Map(rows.map(({ kind, items }) => [kind, Number(items)]));
}

export async function insertOrderHolders(trx: Db, holders: OrderHoldersTable[]): Promise<void> {
  await trx.insertInto('order_holders').values(holders).execute();
}

export async function deleteClientHolders(trx: Db, before: string): Promise<void> {
  await trx
    .deleteFrom('order_holders')
    .where('kind', '=', 'client')
    .where('placed_at', '<', before)
    .execute();
}
