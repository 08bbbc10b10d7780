import type { ShownPicture } from '#app/storefront/page/photo-head.tsx';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';

/** Returns the photographs of the first two products that have one, described by their names. */
export function firstPictures(products: readonly ShownCard[]): ShownPicture[] {
  return products
    .flatMap(({ imageUrl, brand, name }) =>
      imageUrl ? [{ url: imageUrl, alt: `${brand.name} ${name}` }] : [],
    )
    .slice(0, 2);
}
