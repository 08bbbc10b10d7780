import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { ASSORTMENT } from '#domain/topics/topics.ts';
import { moveCatalogueRevision } from './revision.ts';

/** True where somebody bought a product that is on sale, within the weeks that are counted. */
export async function hasSales(by: Db): Promise<boolean> {
  const { db, note } = notedReading(by);
  note(ASSORTMENT);
  const sold = await db
    .selectFrom('products')
    .select('id')
    .where('ordered_count', '>', 0)
    .where('status', '=', 'published')
    .limit(1)
    .executeTakeFirst();
  return sold !== undefined;
}

/**
 * Returns how many people ordered each product since a time, by its id: as it is or in a set, however many pieces. Cancelled
 * orders count for nobody.
 */
export async function readBuyers(db: Db, since: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('order_lines')
        .select(['order_id', 'product_id'])
        // What an offer gave was not bought.
        .where((eb) => eb.or([eb('discount_pence', '=', 0), eb('discount_pence', '<', eb.ref('line_pence'))]))
        .unionAll(db.selectFrom('order_line_parts').select(['order_id', 'product_id']))
        .as('sold'),
    )
    .innerJoin('orders', 'orders.id', 'sold.order_id')
    .select(['sold.product_id', sql<number>`count(distinct lower(orders.email))`.as('buyers')])
    .where('orders.created_at', '>=', since)
    .where('orders.order_status', '!=', 'cancelled')
    .groupBy('sold.product_id')
    .execute();
  return new Map(rows.map((row) => [row.product_id, Number(row.buyers)]));
}

/** Writes the count where it differs. Between two counts an order adds one. */
export async function writeBuyers(trx: Db, buyers: ReadonlyMap<string, number>): Promise<void> {
  const counted = await trx
    .selectFrom('products')
    .select(['id', 'ordered_count'])
    .where('ordered_count', '!=', 0)
    .execute();
  const before = new Map(counted.map(({ id, ordered_count }) => [id, ordered_count]));
  const changed = [...new Set([...before.keys(), ...buyers.keys()])].filter(
    (id) => (before.get(id) ?? 0) !== (buyers.get(id) ?? 0),
  );
  // In one order, as all that lock products do.
  for (const id of changed.toSorted())
    await trx
      .updateTable('products')
      .set({ ordered_count: buyers.get(id) ?? 0 })
      .where('id', '=', id)
      .execute();
  if (changed.length > 0) await moveCatalogueRevision(trx);
}
