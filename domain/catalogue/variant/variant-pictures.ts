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

/**
 * Renames the variants that pictures name as the form was opened: what a picture shows, and the name before the colon of its
 * alternative text. `names` holds the new name by the former one.
 */
export function withVariantsRenamed(
  pictures: readonly ProductPicture[],
  names: ReadonlyMap<string, string>,
): ProductPicture[] {
  return pictures.map((picture) => {
    const [begins = '', words] = picture.alt.split(': ', 2);
    const renamed = words === undefined ? undefined : names.get(begins);
    const alt = renamed === undefined ? picture.alt : renamed + picture.alt.slice(begins.length);
    const variant = picture.variant && (names.get(picture.variant) ?? picture.variant);
    return variant ? { ...picture, alt, variant } : { ...picture, alt };
  });
}

/** Returns the variant that a picture shows where it is not the chosen one, null otherwise. */
export function otherVariantShown({ variant }: ProductPicture, chosen: string): string | null {
  return variant && variant !== chosen ? variant : null;
}
