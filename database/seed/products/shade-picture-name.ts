import { slugFrom } from '#domain/text/slug.ts';

/** Returns 'blank-verse-matte-lipstick--shade-sonnet', the name of a shade's picture in `artwork/` and in the seed. */
export function shadePictureName(slug: string, shadeName: string): string {
  return `${slug}--shade-${slugFrom(shadeName)}`;
}
