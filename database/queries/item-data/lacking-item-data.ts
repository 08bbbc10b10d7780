import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { type ItemDatum, lackingOf } from '#domain/item-data/item-data.ts';
import { personOf } from './persons.ts';

export type LackingProduct = { id: string; name: string; lacks: ItemDatum[] };

const MOST_NAMED = 10;

/** Published products that lack one of these data, sets aside, whose parts state them: how many, and the first by name. */
export async function findLackingItemData(
  db: Db,
  needed: readonly ItemDatum[],
): Promise<{ count: number; first: LackingProduct[] }> {
  const MISSING: Record<ItemDatum, ReturnType<typeof sql<boolean>>> = {
    origin: sql<boolean>`products.origin_country is null`,
    'commodity-code': sql<boolean>`products.commodity_code is null`,
    'gb-person': sql<boolean>`${personOf('gb')} is null`,
    'eu-person': sql<boolean>`${personOf('eu-ni')} is null`,
  };
  const lacking = () =>
    db
      .selectFrom('products')
      .innerJoin('brands', 'brands.id', 'products.brand_id')
      .where('products.status', '=', 'published')
      .where((eb) => eb.or(needed.map((datum) => MISSING[datum])))
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
  const { count } = await lacking()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await lacking()
    .select([
      'products.id',
      'products.name',
      'products.origin_country as originCountry',
      'products.commodity_code as commodityCode',
      personOf('gb').as('gb'),
      personOf('eu-ni').as('eu'),
    ])
    .orderBy('products.sort_name')
    .orderBy('products.id')
    .limit(MOST_NAMED)
    .execute();
  return {
    count: Number(count),
    first: rows.map(({ id, name, gb, eu, ...known }) => ({
      id,
      name,
      lacks: lackingOf({ ...known, hasGbPerson: gb !== null, hasEuPerson: eu !== null }).filter((datum) =>
        needed.includes(datum),
      ),
    })),
  };
}
