import { type Drawing, pictured } from '#app/ui/drawing.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';

/** A product as its card shows it; without a photograph it carries the drawing chosen by the loader. */
export type ShownCard = ProductCard & { drawing: Drawing | null };

export function shownCard(product: ProductCard): ShownCard {
  const { drawing } = pictured({
    ...product,
    brand: product.brand.name,
    category: product.category.slug,
  });
  return { ...product, drawing };
}
