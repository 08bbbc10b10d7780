import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { numberOf } from '#domain/text/number-of.ts';
import type { Db } from '../open.ts';
import { REDUCED_SINCE_DAYS } from './write-demo-price-history.ts';

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const NEW_PRODUCTS = 12;
const NEW_WITHIN_DAYS = 42;
const OLDEST_DAYS = 364;

/**
 * Gives each product just stocked a day of the past year on which it was added, always the same number of days ago, a dozen
 * within six weeks. A reduced product is as old as its former price says.
 */
export async function writeDemoDates(trx: Db, { now }: Stamp): Promise<void> {
  const products = await trx
    .selectFrom('products')
    .select(['id', 'slug', 'original_price_pence as former'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('variants')
            .select('variants.id')
            .whereRef('variants.product_id', '=', 'products.id')
            .where('variants.original_price_pence', 'is not', null),
        )
        .as('hasReducedVariant'),
    )
    .execute();
  const byNumber = products
    .map((product) => ({ ...product, number: numberOf(product.slug) }))
    .sort((one, other) => one.number - other.number || (one.slug < other.slug ? -1 : 1));
  const isReduced = (product: (typeof byNumber)[number]) =>
    product.former !== null || Boolean(product.hasReducedVariant);
  const fresh = byNumber.filter((product) => !isReduced(product)).slice(0, NEW_PRODUCTS);
  for (const product of byNumber) {
    const newest = fresh.indexOf(product);
    const days =
      newest >= 0
        ? 2 + Math.floor((newest * (NEW_WITHIN_DAYS - 3)) / NEW_PRODUCTS)
        : between(isReduced(product) ? REDUCED_SINCE_DAYS : NEW_WITHIN_DAYS, OLDEST_DAYS, product.number);
    const added = Date.parse(now) - days * DAY_MS - (product.number % 12) * HOUR_MS;
    await trx
      .updateTable('products')
      .set({ created_at: new Date(added).toISOString() })
      .where('id', '=', product.id)
      .execute();
  }
}

function between(after: number, last: number, number: number): number {
  return after + 1 + (number % (last - after));
}
