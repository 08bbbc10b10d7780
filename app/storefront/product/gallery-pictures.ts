import type { ProductPicture } from '#domain/catalogue/product.ts';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

/** Puts the chosen shade's picture first: the picture in view is the variant the button buys. */
export function picturesOf(
  { name, pictures }: ShownProduct,
  { imageUrl, name: shade }: ShownVariant,
): ProductPicture[] {
  const ownOfShade = pictures.find(({ url }) => url === imageUrl);
  const others = pictures.filter((picture) => picture !== ownOfShade);
  return imageUrl ? [ownOfShade ?? { url: imageUrl, alt: `${name} in ${shade}` }, ...others] : pictures;
}

export function picturedAs({ name, drawing }: ShownProduct, { url }: ProductPicture) {
  return { name, imageUrl: url || null, drawing: url ? null : drawing };
}
