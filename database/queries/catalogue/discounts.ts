import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { type PercentCount, type UpToClaim, upToClaim } from '#domain/money/up-to-percent.ts';

const PERCENT = sql<number>`round(
  (products.shown_former_pence - products.shown_price_pence) * 100.0 / products.shown_former_pence
)`;

/** The whole shop's 'up to' (docs/decisions/020-up-to-needs-a-tenth.md). */
export async function upToDiscount(db: Db): Promise<UpToClaim> {
  const [{ count }, reductions] = await Promise.all([
    db
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '=', 'published')
      .executeTakeFirstOrThrow(),
    countReductions(db),
  ]);
  return upToClaim(count, reductions.map(toPercentCount));
}

/** The reductions of each brand or category that has any, by its id. */
export async function reductionsBy(
  db: Db,
  group: 'brand_id' | 'category_id',
): Promise<Map<string, PercentCount[]>> {
  const groups = Map.groupBy(await countReductions(db), (row) => row[group]);
  return new Map([...groups].map(([id, counts]) => [id, counts.map(toPercentCount)]));
}

/** Always counted by category and brand, so that an index alone is read. */
function countReductions(db: Db) {
  return db
    .selectFrom('products')
    .select((eb) => [
      'products.category_id',
      'products.brand_id',
      PERCENT.as('percent'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('products.status', '=', 'published')
    .whereRef('products.shown_former_pence', '>', 'products.shown_price_pence')
    .groupBy(['products.category_id', 'products.brand_id', PERCENT])
    .execute();
}

function toPercentCount({ percent, count }: PercentCount): PercentCount {
  return { percent: Number(percent), count };
}
