import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '#operations/platform/platform.ts';
import type { ShopKeys } from '#operations/platform/shop-keys.ts';

/** The meanings of a signed link: a token of one never opens another. */
export type LinkPurpose =
  | 'confirm-newsletter'
  | 'leave-newsletter'
  | 'confirm-stock-request'
  | 'withdraw-stock-request'
  | 'prove-question'
  | 'leave-question'
  | 'view-order'
  | 'view-paper'
  | 'keep-order'
  | 'review-order'
  | 'leave-reviews'
  | 'prove-review'
  | 'staff-link';

/**
 * Returns a token for a link in a mail: it names a row (its id) and opens it until `expiresAt` (milliseconds since 1970).
 * Nothing is stored; the key is the shop's own.
 */
export function signedToken(
  keys: ShopKeys,
  { purpose, id, expiresAt }: { purpose: LinkPurpose; id: string; expiresAt: number },
): string {
  const content = `${id}.${Math.floor(expiresAt / 1000).toString(36)}`;
  return `${content}.${macOf(keys.links, purpose, content)}`;
}

/** Returns the id a token names, or null for a forged, damaged or expired one. */
export function readSignedToken(
  { keys, clock }: Pick<Platform, 'keys' | 'clock'>,
  purpose: LinkPurpose,
  token: string,
): string | null {
  const [id = '', expiry = '', mac = '', ...rest] = token.slice(0, 300).split('.');
  if (rest.length > 0 || id === '') return null;
  const expected = Buffer.from(macOf(keys.links, purpose, `${id}.${expiry}`));
  const given = Buffer.from(mac);
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  return isGenuine && Number.parseInt(expiry, 36) * 1000 > clock.now() ? id : null;
}

function macOf(key: string, purpose: LinkPurpose, content: string): string {
  return createHmac('sha256', key).update(`${purpose}:${content}`).digest('base64url');
}
