import type { Db } from '#database/open.ts';
import { refreshShownOffers } from '#database/queries/catalogue/shown-offers.ts';

const DAY_MS = 24 * 3_600_000;

/** Lets a product's price history have happened so many days earlier, as if the days had passed. */
export async function letDaysPass(db: Db, slug: string, days: number): Promise<void> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const past = await db
    .selectFrom('price_history')
    .select(['id', 'from_at'])
    .where('product_id', '=', id)
    .execute();
  for (const price of past)
    await db
      .updateTable('price_history')
      .set({ from_at: new Date(Date.parse(price.from_at) - days * DAY_MS).toISOString() })
      .where('id', '=', price.id)
      .execute();
  await db.updateTable('variants').set({ created_at: null }).where('product_id', '=', id).execute();
  await refreshShownOffers(db, [id], new Date().toISOString());
}
