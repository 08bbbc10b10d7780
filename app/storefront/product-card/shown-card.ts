import { type Drawing, pictured } from '#app/ui/drawing.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { VariantShown } from '#domain/catalogue/variant/card-of-variant.ts';

/**
 * A product as its card shows it, or one variant of it (`cardOfVariant`); without a photograph it carries the drawing chosen by
 * the loader.
 */
export type ShownCard = ProductCard & CardExtras & { drawing: Drawing | null };

/** The variant that it shows, and the words of an offer. */
export type CardExtras = { shown?: VariantShown; offer?: string | null };

export function shownCard(product: ProductCard & CardExtras): ShownCard {
  const { drawing } = pictured({
    ...product,
    brand: product.brand.name,
    category: product.category.slug,
  });
  return { ...product, drawing };
}
