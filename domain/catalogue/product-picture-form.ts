import { isPictureAddress } from '#domain/pictures/picture-address.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import type { ProductPicture } from './product.ts';

export const MOST_PICTURES = 20;

/**
 * The pictures of a product form, in the order of their fields 'pictures.0.url', 'pictures.0.alt' …: the shop's own, or an
 * address on the web, as an import brings them (spec §5: must be a URL).
 */
export function parsePictureRows(typed: Record<string, unknown>): {
  pictures: ProductPicture[];
  errors: Record<string, string>;
} {
  const pictures: ProductPicture[] = [];
  const errors: Record<string, string> = {};
  for (let place = 0; place < MOST_PICTURES; place += 1) {
    const url = textOf(typed[`pictures.${place}.url`], 2000);
    if (url === '' || pictures.some((picture) => picture.url === url)) continue;
    if (!isPictureAddress(url)) errors[`pictures.${place}.url`] = 'Image URL must be a URL';
    pictures.push({ url, alt: textOf(typed[`pictures.${place}.alt`], 300) });
  }
  return { pictures, errors };
}

function textOf(value: unknown, maxLength: number): string {
  return typeof value === 'string' ? [...singleLine(value)].slice(0, maxLength).join('') : '';
}
