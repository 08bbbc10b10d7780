import { sql } from 'kysely';
import type { SizePart } from '#domain/search/search-part.ts';
import type { Db } from '../open.ts';

/** Returns the size nearest to this one that a product has; null where none has a size in its unit. */
export async function nearestSize(db: Db, { unit, amount }: SizePart): Promise<SizePart | null> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(variants.amount, products.amount) as amount
    from products join variants on variants.product_id = products.id
    where products.status = 'published' and products.unit = ${unit}
      and coalesce(variants.amount, products.amount) is not null
    order by abs(coalesce(variants.amount, products.amount) - ${sql.lit(amount)}), 1
    limit 1
  `.execute(db);
  const [nearest] = rows;
  return nearest ? { is: 'size', unit, amount: Number(nearest.amount), isNearest: true } : null;
}
