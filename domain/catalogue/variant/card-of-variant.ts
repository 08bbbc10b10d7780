import type { ProductCard, Variant } from '#domain/catalogue/product.ts';

/** A card may show one variant of its product: its picture, price and stock, and its link opens with it chosen. */
export type VariantShown = { slug: string; name: string };

export function cardOfVariant<Card extends ProductCard>(
  card: Card,
  variant: Pick<Variant, 'name' | 'imageUrl' | 'pricePence' | 'originalPricePence' | 'stock' | 'amount'>,
  slug: string,
): Card & { shown: VariantShown } {
  const { name, imageUrl, pricePence, originalPricePence, stock, amount } = variant;
  return {
    ...card,
    imageUrl: imageUrl ?? card.imageUrl,
    pricePence,
    originalPricePence,
    stock,
    amount,
    hasPriceRange: false,
    shown: { slug, name },
  };
}
