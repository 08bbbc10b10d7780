import type { ProductPicture } from '../product.ts';

/**
 * Parts the pictures of a product from those of its variants: after the first, a picture whose alternative text begins with a
 * variant's name and a colon ('Sonnet: swiped on the forearm') is shown with that variant only.
 */
export function partByVariant(
  pictures: readonly ProductPicture[],
  names: readonly string[],
): { ofProduct: ProductPicture[]; ofVariant: Map<string, ProductPicture[]> } {
  const ofVariant = new Map(names.map((name): [string, ProductPicture[]] => [name, []]));
  const ofProduct = pictures.filter((picture, place) => {
    const [name, words] = picture.alt.split(': ', 2);
    const own = words === undefined ? undefined : ofVariant.get(name ?? '');
    if (place === 0 || !own) return true;
    own.push(picture);
    return false;
  });
  return { ofProduct, ofVariant };
}

/** Returns the variant that a picture shows where it is not the chosen one, null otherwise. */
export function otherVariantShown({ variant }: ProductPicture, chosen: string): string | null {
  return variant && variant !== chosen ? variant : null;
}
