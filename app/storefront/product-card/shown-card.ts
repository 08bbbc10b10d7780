import { type Drawing, pictured } from '#app/ui/drawing.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';

/** A product as its card shows it: where it has no photograph, the loader has decided how it is drawn. */
export type ShownCard = ProductCard & { drawing: Drawing | null };

export function shownCard(product: ProductCard): ShownCard {
  const { drawing } = pictured({
    ...product,
    brand: product.brand.name,
    category: product.category.slug,
  });
  return { ...product, drawing };
}
