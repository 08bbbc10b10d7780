import { type Drawing, pictured } from '#app/ui/drawing.ts';
import { type Product, STANDARD_VARIANT, type Variant } from '#domain/product.ts';
import { lineIconName } from './line-icon-names.ts';

/** What the product page sends to the browser: nothing it does not show. */
export type ShownProduct = Omit<
  Product,
  'createdAt' | 'updatedAt' | 'featured' | 'variants' | 'variantCount' | 'hasPriceRange'
> & {
  /** At least one. */
  variants: [ShownVariant, ...ShownVariant[]];
  /** Where it has no picture at all. */
  drawing: Drawing | null;
};

export type ShownVariant = Omit<Variant, 'id'>;

export function shownProduct(product: Product): ShownProduct {
  const { createdAt, updatedAt, featured, variants, variantCount, hasPriceRange, ...shown } = product;
  const [first, ...others] = variants.map(shownVariant);
  const { drawing } = pictured({
    ...shown,
    imageUrl: shown.imageUrl ?? variants.find(({ imageUrl }) => imageUrl)?.imageUrl ?? null,
    brand: shown.brand.name,
    category: shown.category.slug,
  });
  const features = shown.features.map(({ icon, text }) => ({ icon: lineIconName(icon), text }));
  return { ...shown, features, drawing, variants: [first ?? standardVariant(product), ...others] };
}

function shownVariant({ id, ...variant }: Variant): ShownVariant {
  return variant;
}

/** Spec §3: a product has at least 'Standard'. */
function standardVariant({ pricePence, originalPricePence, stock, amount }: Product): ShownVariant {
  return {
    name: STANDARD_VARIANT,
    sku: null,
    barcode: null,
    imageUrl: null,
    shade: null,
    pricePence,
    originalPricePence,
    stock,
    amount,
  };
}
