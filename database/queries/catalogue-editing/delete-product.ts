import type { Db } from '#database/open.ts';
import { lockProducts } from '#database/queries/catalogue/lock-products.ts';
import { followParts, listTouchedSets } from '#database/queries/sets/follow-parts.ts';
import { searchFor } from '#database/search/search.ts';

/** Deletes the product with its variants, price history, former addresses and search entry; order lines are copies and stay, and sets that hold it can no longer be bought. */
export async function deleteProduct(trx: Db, id: string, now: string): Promise<boolean> {
  await lockProducts(trx, [id]);
  const sets = (await listTouchedSets(trx, [id])).filter((set) => set !== id);
  await searchFor(trx).remove(trx, id);
  await trx.deleteFrom('variants').where('product_id', '=', id).execute();
  const deleted = await trx.deleteFrom('products').where('id', '=', id).returning('id').execute();
  await followParts(trx, sets, now);
  return deleted.length > 0;
}
