import { refreshShownOffers } from '#database/queries/catalogue/shown-offers.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import type { Db } from '../open.ts';

const DAY_MS = 24 * 3_600_000;
/** Reduced products of the demo have been on sale for so long. */
export const REDUCED_SINCE_DAYS = 210;
const REDUCED_FOR_DAYS = 7;

/**
 * Gives the products just stocked the past that their reductions claim: on sale since seven months (or since they
 * were added), reduced a week ago. So
 * the demo obeys the rule that every former price obeys, and its reductions end by it too. That past is an example and ends
 * with the demo; the price they are stocked with is real.
 */
export async function writeDemoPriceHistory(trx: Db, { now, newId }: Stamp): Promise<void> {
  const before = (days: number) => new Date(Date.parse(now) - days * DAY_MS).toISOString();
  const present = await trx.selectFrom('price_history').selectAll().where('from_at', '=', now).execute();
  const products = await trx.selectFrom('products').select(['id', 'created_at']).execute();
  const addedAt = new Map(products.map(({ id, created_at }) => [id, created_at]));
  const rows = present.flatMap((price) => {
    const added = addedAt.get(price.product_id) ?? now;
    const since = before(REDUCED_SINCE_DAYS) > added ? before(REDUCED_SINCE_DAYS) : added;
    const former = price.original_price_pence;
    const example = { ...price, example: 1 as const };
    const first = { ...example, id: newId(), from_at: since };
    return former === null
      ? [first]
      : [
          { ...first, price_pence: former, original_price_pence: null },
          { ...example, id: newId(), from_at: before(REDUCED_FOR_DAYS) },
        ];
  });
  for (const row of rows) await trx.insertInto('price_history').values(row).execute();
  await refreshShownOffers(trx, [...new Set(present.map(({ product_id }) => product_id))], now);
}
