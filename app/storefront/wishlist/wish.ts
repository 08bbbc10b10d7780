import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';

/** An id on a list with its product as it is now; null where that left the shop. */
export type Wish = { id: string; product: ShownCard | null };

/** 'rose-radiance-serum' in words, for what has no other name any more. */
export function nameFromId(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
