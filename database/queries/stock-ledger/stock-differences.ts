import { sql } from 'kysely';
import type { Db } from '#database/open.ts';

/** A variant whose movements do not add up to its stock; a set has no movements, and stands for 0 here. */
export type StockDifference = { variantId: string; stock: number; moved: number };

/** The variants of these whose stock is not the sum of their movements, as of one moment; without ids: of all. */
export async function listStockDifferences(
  db: Db,
  variantIds?: readonly string[],
): Promise<StockDifference[]> {
  if (variantIds?.length === 0) return [];
  const wanted = variantIds ? sql`where id in (${sql.join(variantIds)})` : sql``;
  const { rows } = await sql<StockDifference>`
    select id as "variantId", stock, moved
    from (
      select
        id,
        case
          when exists (select 1 from set_parts where set_parts.set_id = variants.product_id) then 0
          else stock
        end as stock,
        (
          select coalesce(sum(quantity), 0) from stock_movements where stock_movements.variant_id = variants.id
        ) as moved
      from variants ${wanted}
    ) as compared
    where stock <> moved
    order by id`.execute(db);
  return rows;
}

/** Sums of some movements by variant, in the order of their ids; `last` is null where none follow. */
export async function sumMovements(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<{ sums: { variantId: string; moved: number }[]; last: number | null }> {
  const { rows } = await sql<{ variantId: string; moved: number; last: number }>`
    select variant_id as "variantId", sum(quantity) as moved, max(id) as last
    from (
      select id, variant_id, quantity from stock_movements where id > ${after} order by id limit ${limit}
    ) as part
    group by variant_id`.execute(db);
  return {
    sums: rows.map(({ variantId, moved }) => ({ variantId, moved: Number(moved) })),
    last: rows.length === 0 ? null : Math.max(...rows.map(({ last }) => Number(last))),
  };
}

/** The stock that the movements of some variants must add up to, in the order of their ids: none for sets. */
export async function listStocks(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ variantId: string; stock: number }[]> {
  const { rows } = await sql<{ variantId: string; stock: number }>`
    select
      id as "variantId",
      case
        when exists (select 1 from set_parts where set_parts.set_id = variants.product_id) then 0
        else stock
      end as stock
    from variants where id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}

export type NamedDifference = StockDifference & { name: string; variant: string };

/** The same with the names of the variants. */
export async function nameStockDifferences(
  db: Db,
  variantIds: readonly string[],
): Promise<NamedDifference[]> {
  const differences = await listStockDifferences(db, variantIds);
  if (differences.length === 0) return [];
  const names = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'products.name', 'variants.name as variant'])
    .where(
      'variants.id',
      'in',
      differences.map(({ variantId }) => variantId),
    )
    .execute();
  const byId = new Map(names.map((row) => [row.id, row]));
  return differences.map((difference) => {
    const { name = '', variant = '' } = byId.get(difference.variantId) ?? {};
    return { ...difference, name, variant };
  });
}
