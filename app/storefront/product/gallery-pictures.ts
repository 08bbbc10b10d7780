import type { ProductPicture } from '#domain/catalogue/product.ts';
import { otherVariantShown } from '#domain/catalogue/variant/variant-pictures.ts';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

/** `note` says of a picture of another variant than the chosen one which it shows. */
export type GalleryPicture = ProductPicture & { note: string | null };

/**
 * Puts the chosen shade's pictures first: the picture in view is the variant the button buys. Before one is chosen each
 * picture of a shade says which.
 */
export function picturesOf({ name, pictures }: ShownProduct, chosen: ShownVariant | null): GalleryPicture[] {
  if (chosen === null)
    return pictures.map((picture) => ({
      ...picture,
      note: picture.variant ? `Shown in ${picture.variant}` : null,
    }));
  const { imageUrl, name: shade, pictures: further } = chosen;
  const ownOfShade = pictures.find(({ url }) => url === imageUrl);
  const others = pictures.filter((picture) => picture !== ownOfShade);
  const [first, ...rest] = imageUrl
    ? [ownOfShade ?? { url: imageUrl, alt: `${name} in ${shade}` }, ...others]
    : pictures;
  const ordered = first ? [first, ...further, ...rest] : further;
  return ordered.map((picture) => {
    const other = picture === ownOfShade ? null : otherVariantShown(picture, shade);
    return { ...picture, note: other && `Shown in ${other}` };
  });
}

export function picturedAs({ name, drawing }: ShownProduct, { url }: ProductPicture) {
  return { name, imageUrl: url || null, drawing: url ? null : drawing };
}
