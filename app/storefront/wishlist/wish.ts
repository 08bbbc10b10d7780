import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import { wishedProduct } from '#domain/cart/wishlist.ts';

/**
 * A wish (`wishFor`) with its current product; null if that left the shop. `now` is the wish by today's names, with the id of
 * its variant.
 */
export type Wish = { id: string; now: string; product: ShownCard | null };

/** Returns 'Rose radiance serum' for 'rose-radiance-serum', the only name left of a removed product. */
export function nameFromId(id: string): string {
  const words = wishedProduct(id).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
