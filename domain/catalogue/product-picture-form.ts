import { libraryPictureUrl } from '#domain/pictures/picture.ts';
import { isPictureAddress } from '#domain/pictures/picture-address.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import type { ProductPicture } from './product.ts';

export const MOST_PICTURES = 20;

const MOST_VARIANT_LETTERS = 200;

/**
 * Parses the pictures of a product form from its fields 'pictures.0.url', 'pictures.0.alt', 'pictures.0.variant' …, in their order: pictures of
 * the shop, or URLs, because imports bring those.
 */
export function parsePictureRows(submitted: Record<string, unknown>): {
  pictures: ProductPicture[];
  errors: Record<string, string>;
} {
  const pictures: ProductPicture[] = [];
  const errors: Record<string, string> = {};
  for (let place = 0; place < MOST_PICTURES; place += 1) {
    const address = textOf(submitted[`pictures.${place}.url`], 2000);
    const url = libraryPictureUrl(address) ?? address;
    if (url === '' || pictures.some((picture) => picture.url === url)) continue;
    if (!isPictureAddress(url)) errors[`pictures.${place}.url`] = 'Image URL must be a URL';
    const alt = textOf(submitted[`pictures.${place}.alt`], 300);
    const variant = textOf(submitted[`pictures.${place}.variant`], MOST_VARIANT_LETTERS);
    pictures.push(variant === '' ? { url, alt } : { url, alt, variant });
  }
  return { pictures, errors };
}

function textOf(value: unknown, maxLength: number): string {
  return typeof value === 'string' ? [...singleLine(value)].slice(0, maxLength).join('') : '';
}
