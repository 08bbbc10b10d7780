import type { Db } from '#database/open.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { selectCards, toCards } from './product-rows.ts';

/** Each id asked for with its product as it is now, found under its new address too; null where it left the shop. */
export async function listWishedProducts(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; product: ProductCard | null }[]> {
  if (ids.length === 0) return [];
  const renamed = await db
    .selectFrom('former_product_slugs')
    .innerJoin('products', 'products.id', 'former_product_slugs.product_id')
    .select(['former_product_slugs.slug as former', 'products.slug'])
    .where('former_product_slugs.slug', 'in', [...ids])
    .execute();
  const slugs = new Map(renamed.map(({ former, slug }) => [former, slug]));
  const cards = await toCards(
    db,
    await selectCards(db)
      .where('products.slug', 'in', [...ids, ...slugs.values()])
      .execute(),
  );
  const bySlug = new Map(cards.map((card) => [card.id, card]));
  return ids.map((id) => ({ id, product: bySlug.get(id) ?? bySlug.get(slugs.get(id) ?? '') ?? null }));
}
