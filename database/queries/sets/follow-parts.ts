import { sql } from 'kysely';
import { builtOnce } from '#database/built-once.ts';
import type { Db } from '#database/open.ts';
import { lockRows } from './lock-rows.ts';

/**
 * Gives sets the stock that their parts allow: of these products those that are sets, and every set that holds one of them. Call
 * it after stock, status or parts were written, with the parts locked: sets are locked last, and what other transactions did to
 * their parts is read once they are (docs/decisions/092-stock-of-a-set-follows-its-parts.md). Returns the slugs of the sets whose
 * stock moved.
 */
export async function followParts(trx: Db, productIds: string[], now: string): Promise<string[]> {
  return followSets(trx, await listTouchedSets(trx, productIds), now);
}

/** Of these products those that are sets, and the sets that hold one of them. */
export async function listTouchedSets(db: Db, productIds: string[]): Promise<string[]> {
  if (productIds.length === 0) return [];
  const { rows } = await touchedSets(db, productIds);
  return rows.map(({ id }) => id);
}

const touchedSets = builtOnce((db, productIds: string[]) =>
  db
    .selectFrom('set_parts')
    .select('set_id as id')
    .where('set_id', 'in', productIds)
    .union(
      db
        .selectFrom('set_parts')
        .innerJoin('variants', 'variants.id', 'set_parts.variant_id')
        .select('set_id as id')
        .where('variants.product_id', 'in', productIds),
    ),
);

async function followSets(trx: Db, setIds: string[], now: string): Promise<string[]> {
  if (setIds.length === 0) return [];
  await lockRows(trx, setIds);
  await followingVariants(trx, setIds);
  const { rows } = await followingProducts(trx, setIds, now);
  return rows.map(({ slug }) => slug);
}

const followingVariants = builtOnce((trx, setIds: string[]) => ({
  compile: () =>
    sql`update variants set stock = ${STOCK_OF_PARTS}
      where product_id in (${sql.join(setIds)}) and stock <> ${STOCK_OF_PARTS}`.compile(trx),
}));

const followingProducts = builtOnce((trx, setIds: string[], now: string) => ({
  compile: () =>
    sql<{ slug: string }>`update products set stock = ${STOCK_OF_SET}, stock_changed_at = ${now}
      where id in (${sql.join(setIds)}) and stock <> ${STOCK_OF_SET}
      returning slug`.compile(trx),
}));

/** What `setStock` of domain/sets says, of the set whose variant is written; a part that is not on sale leaves none. */
const STOCK_OF_PARTS = sql`coalesce((
    select min(case when part_products.status = 'published' then parts.stock / set_parts.quantity else 0 end)
    from set_parts
    left join variants as parts on parts.id = set_parts.variant_id
    left join products as part_products on part_products.id = parts.product_id
    where set_parts.set_id = variants.product_id
  ), 0)`;

/** A file may have given it more variants than one: each is the whole set. */
const STOCK_OF_SET = sql`coalesce((
    select max(variants.stock) from variants where variants.product_id = products.id
  ), 0)`;
