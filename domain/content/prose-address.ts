import { isWebAddress } from '#domain/fields/web-address-field.ts';
import { ownPicture } from '#domain/pictures/picture.ts';

const LONGEST_ADDRESS = 2000;

/** Returns a link's target if it is harmless: a page of the shop, an anchor, the web, an email address or a number; null otherwise. */
export function linkAddress(address: string): string | null {
  if (address.length > LONGEST_ADDRESS || hasControls(address)) return null;
  if (/^\/(?![/\\])\S*$/.test(address) || /^#[\w-]+$/.test(address)) return address;
  if (/^mailto:[^\s<>"']+@[^\s<>"']+$/i.test(address)) return address;
  if (/^tel:\+?[\d() -]+$/i.test(address)) return address.replaceAll(/[() -]/g, '');
  return isWebAddress(address) ? address : null;
}

/** Returns a picture's address if the Content-Security-Policy allows it: the shop's own or one over HTTPS; null otherwise. */
export function pictureAddress(address: string): string | null {
  if (address.length > LONGEST_ADDRESS || hasControls(address)) return null;
  if (ownPicture(address)) return address;
  return /^https:\/\//i.test(address) && isWebAddress(address) ? address : null;
}

/** Removed because browsers ignore them: 'java\nscript:'. */
function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
