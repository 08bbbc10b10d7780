import { cheapestInStock } from '#domain/catalogue/product.ts';
import type { ShownVariant } from './shown-product.ts';

/** Returns the variant with this slug, else the cheapest in stock, whose price the cards show. */
export function chosenVariant(
  variants: readonly [ShownVariant, ...ShownVariant[]],
  slug: string | null,
): ShownVariant {
  return variants.find((variant) => variant.slug === slug) ?? cheapestInStock(variants);
}
