import { isWebAddress } from '#domain/fields/web-address-field.ts';
import { ownPicture } from './picture.ts';

/** True for a picture of the shop, a file of its own site, or a URL. */
export function isPictureAddress(url: string): boolean {
  return ownPicture(url) !== null || /^\/(?![/\\])\S+$/.test(url) || isWebAddress(url);
}
