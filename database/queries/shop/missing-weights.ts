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
