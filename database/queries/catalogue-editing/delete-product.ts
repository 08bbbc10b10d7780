import type { Db } from '#database/open.ts';
import { lockProducts } from '#database/queries/catalogue/lock-products.ts';
import { searchFor } from '#database/search/search.ts';

/** Deletes the product with its variants, price history, former addresses and search entry; order lines are copies and stay. */
export async function deleteProduct(trx: Db, id: string): Promise<boolean> {
  await lockProducts(trx, [id]);
  await searchFor(trx).remove(trx, id);
  await trx.deleteFrom('variants').where('product_id', '=', id).execute();
  const deleted = await trx.deleteFrom('products').where('id', '=', id).returning('id').execute();
  return deleted.length > 0;
}
