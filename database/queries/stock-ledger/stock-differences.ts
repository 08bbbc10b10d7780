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
