import { preselectedVariant } from '#domain/catalogue/variant/preselected-variant.ts';
import type { ShownVariant } from './shown-product.ts';

/** Returns the variant with this slug, else the one that needs no choice; null where the shopper chooses. */
export function chosenVariant(
  variants: readonly [ShownVariant, ...ShownVariant[]],
  slug: string | null,
): ShownVariant | null {
  return variants.find((variant) => variant.slug === slug) ?? preselectedVariant(variants) ?? null;
}

/** Reads `VARIANT_PARAM` by name: its file makes slugs too, which a product page does on the server alone. */
export function variantInAddress(params: URLSearchParams): string | null {
  return params.get('variant');
}

/** The title of a product's page; with the variant that the address names. */
export function productTitle(
  { name, brand }: { name: string; brand: { name: string } },
  variant: string | null,
): string {
  return `${name}${variant === null ? '' : `, ${variant}`} by ${brand.name}`;
}
