import { slugFrom } from '#domain/text/slug.ts';

/** 'blank-verse-matte-lipstick--shade-sonnet', by which the picture of one shade is rendered and found. */
export function shadePictureName(slug: string, shadeName: string): string {
  return `${slug}--shade-${slugFrom(shadeName)}`;
}
