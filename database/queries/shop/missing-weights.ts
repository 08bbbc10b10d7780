import type { Db } from '#database/open.ts';

export type WithoutWeight = { id: string; name: string };

const MOST_NAMED = 10;

/** Published products of which a variant has no weight, sets aside, whose parts are weighed: how many, and the first by name. */
export async function findWithoutWeight(db: Db): Promise<{ count: number; first: WithoutWeight[] }> {
  const missing = () =>
    db
      .selectFrom('products')
      .where('products.status', '=', 'published')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('variants')
            .select('variants.id')
            .whereRef('variants.product_id', '=', 'products.id')
            .where('variants.grams', 'is', null),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('set_parts')
              .select('set_parts.set_id')
              .whereRef('set_parts.set_id', '=', 'products.id'),
          ),
        ),
      );
  const { count } = await missing()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const first = await missing()
    .select(['products.id', 'products.name'])
    .orderBy('products.sort_name')
    .orderBy('products.id')
    .limit(MOST_NAMED)
    .execute();
  return { count: Number(count), first };
}

/** Variants on sale without a weight, as lines to fill in: SKU, or id where there is none, and names. */
export async function listToWeigh(db: Db, most: number): Promise<{ code: string; name: string }[]> {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'variants.sku', 'products.name', 'variants.name as variant'])
    .where('products.status', '=', 'published')
    .where('variants.grams', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('set_parts')
            .select('set_parts.set_id')
            .whereRef('set_parts.set_id', '=', 'products.id'),
        ),
      ),
    )
    .orderBy('products.sort_name')
    .orderBy('variants.position')
    .limit(most)
    .execute();
  return rows.map(({ id, sku, name, variant }) => ({ code: sku ?? id, name: `${name}, ${variant}` }));
}

/** Writes the weight of each variant of a SKU or id; returns how many lines named one, and the codes that nothing bears. */
export async function writeWeights(
  trx: Db,
  lines: readonly { code: string; grams: number }[],
): Promise<{ written: number; unknown: string[] }> {
  const unknown: string[] = [];
  for (const { code, grams } of lines) {
    const changed = await trx
      .updateTable('variants')
      .set({ grams })
      .where((eb) => eb.or([eb('sku', '=', code), eb('id', '=', code)]))
      .returning('id')
      .execute();
    if (changed.length === 0) unknown.push(code);
  }
  return { written: lines.length - unknown.length, unknown };
}
