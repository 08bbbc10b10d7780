import type { Db } from '#database/open.ts';
import { findProduct } from '#database/queries/catalogue/products.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { pairsOfCart } from '#domain/recommended/pairs-of-cart.ts';
import { listPairs } from './recommended-products.ts';

/** What is used together with the products of a cart (slugs), in the order in which they were added; unknown ones have none. */
export async function listPairsOfCart(db: Db, slugs: readonly string[]): Promise<ProductCard[]> {
  const lists: ProductCard[][] = [];
  for (const slug of slugs) {
    const product = await findProduct(db, slug);
    if (product) lists.push(await listPairs(db, product));
  }
  return pairsOfCart(lists, slugs);
}
