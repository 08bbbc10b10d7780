import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { recordPrices } from '#database/queries/catalogue/price-history.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { searchFor } from '#database/search/search.ts';
import type { ProductStatus } from '#domain/catalogue/product.ts';

export type ProductState = { id: string; name: string; status: ProductStatus; featured: boolean };

export async function findProductState(db: Db, id: string): Promise<ProductState | null> {
  const row = await db
    .selectFrom('products')
    .select(['id', 'name', 'status', 'featured'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, featured: row.featured === 1 } : null;
}

/** A price counts as charged only while the product is published, so that a change of status is recorded as one of price. */
export async function writeProductState(
  trx: Db,
  id: string,
  state: { status?: ProductStatus; featured?: boolean },
  stamp: Stamp,
): Promise<void> {
  await trx
    .updateTable('products')
    .set({
      ...(state.status ? { status: state.status } : {}),
      ...(state.featured === undefined ? {} : { featured: state.featured ? (1 as const) : (0 as const) }),
      updated_at: stamp.now,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  if (state.status) await recordPrices(trx, id, stamp);
}

/** Deletes the product with its variants, price history, former addresses and search entry; order lines are copies and stay. */
export async function deleteProduct(trx: Db, id: string): Promise<boolean> {
  await searchFor(trx).remove(trx, id);
  await trx.deleteFrom('variants').where('product_id', '=', id).execute();
  const deleted = await trx.deleteFrom('products').where('id', '=', id).returning('id').execute();
  return deleted.length > 0;
}
