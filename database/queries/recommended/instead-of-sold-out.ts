import type { Db } from '#database/open.ts';
import { findProduct } from '#database/queries/catalogue/products.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { listInstead } from './recommended-products.ts';

/** Returns products in stock like the first of those found, where all of them are sold out. */
export async function listInsteadOfSoldOut(
  db: Db,
  found: readonly { id: string; stock: number }[],
): Promise<ProductCard[]> {
  const [first] = found;
  if (!first || found.some(({ stock }) => stock > 0)) return [];
  const product = await findProduct(db, first.id);
  return product ? listInstead(db, product) : [];
}
