import { type ShownCard, shownCard } from '#app/storefront/product-card/shown-card.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { Block } from '#domain/content/prose.ts';

/** The blocks of a text and the products they name, as the preview shows them. */
export type Reading = { blocks: Block[]; products: ShownCard[] };

export function readingOf({ blocks, products }: { blocks: Block[]; products: ProductCard[] }): Reading {
  return { blocks, products: products.map(shownCard) };
}
