import type { Db } from '#database/open.ts';
import { findProduct } from '#database/queries/catalogue/products.ts';
import { pairsOfCart } from '#domain/recommended/pairs-of-cart.ts';
import { listPairs, type RecommendedCard } from './recommended-products.ts';

/**
 * What is used together with the products of a cart (slugs and names of variants, in the order in which they were added), in
 * shades that go with those chosen; unknown ones have none.
 */
export async function listPairsOfCart(
  db: Db,
  lines: readonly { slug: string; variant: string }[],
): Promise<RecommendedCard[]> {
  const lists: RecommendedCard[][] = [];
  for (const { slug, variant } of lines) {
    const product = await findProduct(db, slug);
    if (!product) continue;
    const shade = product.variants.find(({ name }) => name === variant)?.shade ?? null;
    lists.push(await listPairs(db, product, shade));
  }
  return pairsOfCart(
    lists,
    lines.map(({ slug }) => slug),
  );
}
