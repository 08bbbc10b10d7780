import { isWebAddress } from '#domain/fields/web-address-field.ts';
import { ownPicture } from './picture.ts';

/** Whether the address is a picture of the shop, a file of its own site, or one on the web. */
export function isPictureAddress(url: string): boolean {
  return ownPicture(url) !== null || /^\/(?![/\\])\S+$/.test(url) || isWebAddress(url);
}
