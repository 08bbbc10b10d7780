import type { Db } from '#database/open.ts';
import { lockProducts } from '#database/queries/catalogue/lock-products.ts';
import { followParts, listTouchedSets } from '#database/queries/sets/follow-parts.ts';
import { deleteVariantRows } from '#database/queries/stock-ledger/write-stock.ts';
import { searchFor } from '#database/search/search.ts';

/** Deletes the product with its variants, price history, former addresses and search entry; order lines and stock movements are copies and stay, and sets that hold it can no longer be bought. */
export async function deleteProduct(
  trx: Db,
  id: string,
  { now, actor }: { now: string; actor: string | null },
): Promise<boolean> {
  await lockProducts(trx, [id]);
  const sets = (await listTouchedSets(trx, [id])).filter((set) => set !== id);
  await searchFor(trx).remove(trx, id);
  const variants = await trx.selectFrom('variants').select('id').where('product_id', '=', id).execute();
  const cause = { kind: 'corrected', at: now, actor, reason: 'The product was deleted' } as const;
  await deleteVariantRows(
    trx,
    variants.map((variant) => variant.id),
    cause,
  );
  const deleted = await trx.deleteFrom('products').where('id', '=', id).returning('id').execute();
  await followParts(trx, sets, now);
  return deleted.length > 0;
}
