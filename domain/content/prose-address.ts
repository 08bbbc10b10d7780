import { isWebAddress } from '#domain/fields/web-address-field.ts';
import { ownPicture } from '#domain/pictures/picture.ts';

const LONGEST_ADDRESS = 2000;

/** Where a link may lead: a page of the shop, a place on this one, the web, an e-mail address or a number; null for all else. */
export function linkAddress(address: string): string | null {
  if (address.length > LONGEST_ADDRESS || hasControls(address)) return null;
  if (/^\/(?![/\\])\S*$/.test(address) || /^#[\w-]+$/.test(address)) return address;
  if (/^mailto:[^\s<>"']+@[^\s<>"']+$/i.test(address)) return address;
  if (/^tel:\+?[\d() -]+$/i.test(address)) return address.replaceAll(/[() -]/g, '');
  return isWebAddress(address) ? address : null;
}

/** A picture of the shop's own or one on the web over HTTPS, as the pages' policy lets them in; null for all else. */
export function pictureAddress(address: string): string | null {
  if (address.length > LONGEST_ADDRESS || hasControls(address)) return null;
  if (ownPicture(address)) return address;
  return /^https:\/\//i.test(address) && isWebAddress(address) ? address : null;
}

/** Some browsers pass over them: 'java\nscript:'. */
function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
