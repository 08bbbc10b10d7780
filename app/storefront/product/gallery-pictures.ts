import type { ProductPicture } from '#domain/catalogue/product.ts';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

/** Puts the chosen shade's pictures first: the picture in view is the variant the button buys. */
export function picturesOf(
  { name, pictures }: ShownProduct,
  { imageUrl, name: shade, pictures: further }: ShownVariant,
): ProductPicture[] {
  const ownOfShade = pictures.find(({ url }) => url === imageUrl);
  const others = pictures.filter((picture) => picture !== ownOfShade);
  const [first, ...rest] = imageUrl
    ? [ownOfShade ?? { url: imageUrl, alt: `${name} in ${shade}` }, ...others]
    : pictures;
  return first ? [first, ...further, ...rest] : further;
}

export function picturedAs({ name, drawing }: ShownProduct, { url }: ProductPicture) {
  return { name, imageUrl: url || null, drawing: url ? null : drawing };
}
