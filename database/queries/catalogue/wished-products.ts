import type { Db } from '#database/open.ts';
import { wishedProduct, wishedVariant, wishedVariantId, wishFor } from '#domain/cart/wishlist.ts';
import type { ProductCard, Variant } from '#domain/catalogue/product.ts';
import { cardOfVariant, type VariantShown } from '#domain/catalogue/variant/card-of-variant.ts';
import { variantSlugs } from '#domain/catalogue/variant/variant-address.ts';
import { listVariants, selectCards, toCards } from './product-rows.ts';

/**
 * Each wish with its product as it is now, found under its new address too, shown in the wished variant; null where it left
 * the shop. `now` is the wish as it is called today, with the id of its variant.
 */
export async function listWishedProducts(
  db: Db,
  wishes: readonly string[],
): Promise<{ id: string; now: string; product: WishedCard | null }[]> {
  if (wishes.length === 0) return [];
  const ids = wishes.map(wishedProduct);
  const renamed = await db
    .selectFrom('former_product_slugs')
    .innerJoin('products', 'products.id', 'former_product_slugs.product_id')
    .select(['former_product_slugs.slug as former', 'products.slug'])
    .where('former_product_slugs.slug', 'in', ids)
    .execute();
  const slugs = new Map(renamed.map(({ former, slug }) => [former, slug]));
  const rows = await selectCards(db)
    .where('products.slug', 'in', [...ids, ...slugs.values()])
    .execute();
  const cards = new Map((await toCards(db, rows)).map((card) => [card.id, card]));
  const hasVariant = wishes.some((wish) => wishedVariant(wish) !== null);
  const ofRow = await listVariants(db, hasVariant ? rows : []);
  const variants = new Map(rows.map(({ row_id, slug }) => [slug, ofRow.get(row_id) ?? []]));
  return wishes.map((wish) => {
    const id = wishedProduct(wish);
    const card = cards.get(id) ?? cards.get(slugs.get(id) ?? '') ?? null;
    if (!card) return { id: wish, now: wish, product: null };
    return { id: wish, ...inVariant(card, variants.get(card.id) ?? [], wish) };
  });
}

type WishedCard = ProductCard & { shown?: VariantShown };

/** A variant that is gone leaves the product as a whole. */
function inVariant(
  card: ProductCard,
  variants: Variant[],
  wish: string,
): { now: string; product: WishedCard } {
  const slugs = variantSlugs(variants.map(({ name }) => name));
  const byId = variants.findIndex(({ id }) => id === wishedVariantId(wish));
  const place = byId >= 0 ? byId : slugs.indexOf(wishedVariant(wish) ?? '');
  const variant = variants[place];
  const slug = slugs[place];
  if (!variant || !slug) return { now: wishFor(card.id, wishedVariant(wish)), product: card };
  return { now: wishFor(card.id, slug, variant.id), product: cardOfVariant(card, variant, slug) };
}
