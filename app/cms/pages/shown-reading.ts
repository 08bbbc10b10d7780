import { type ShownCard, shownCard } from '#app/storefront/product-card/shown-card.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { Block } from '#domain/content/prose.ts';

/** A text as its preview shows it. */
export type Reading = { blocks: Block[]; products: ShownCard[] };

export function shownReading({ blocks, products }: { blocks: Block[]; products: ProductCard[] }): Reading {
  return { blocks, products: products.map(shownCard) };
}
