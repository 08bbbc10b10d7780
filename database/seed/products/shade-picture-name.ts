import { slugFrom } from '#domain/text/slug.ts';

/** Returns 'blank-verse-matte-lipstick--shade-sonnet', the name of a shade's picture in `artwork/` and in the seed. */
export function shadePictureName(slug: string, shadeName: string): string {
  return `${slug}--shade-${slugFrom(shadeName)}`;
}

/** Returns 'blank-verse-matte-lipstick--skin-sonnet', the picture of the shade on skin. */
export function skinPictureName(slug: string, shadeName: string): string {
  return `${slug}--skin-${slugFrom(shadeName)}`;
}

/** Returns 'gloss-standard-shampoo--size-500-ml', the picture of a product in a size that is not the front's. */
export function sizePictureName(slug: string, size: string): string {
  return `${slug}--size-${slugFrom(size)}`;
}
