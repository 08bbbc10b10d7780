import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#database/open.ts';
import { readShopFact, writeNewShopFact } from '#database/queries/shop/shop-facts.ts';
import type { Clock } from '#operations/platform/platform.ts';

/** The meanings of a signed link: a token of one never opens another. */
export type LinkPurpose =
  | 'confirm-newsletter'
  | 'leave-newsletter'
  | 'confirm-stock-request'
  | 'withdraw-stock-request'
  | 'view-order'
  | 'view-paper'
  | 'keep-order'
  | 'staff-link';

/**
 * Returns a token for a link in a mail: it names a row (its id) and opens it until `expiresAt` (milliseconds since 1970).
 * Nothing is stored; the key is the shop's own.
 */
export async function signedToken(
  db: Db,
  { purpose, id, expiresAt }: { purpose: LinkPurpose; id: string; expiresAt: number },
): Promise<string> {
  const content = `${id}.${Math.floor(expiresAt / 1000).toString(36)}`;
  return `${content}.${macOf(await linkKey(db), purpose, content)}`;
}

/** Returns the id a token names, or null for a forged, damaged or expired one. */
export async function readSignedToken(
  { db, clock }: { db: Db; clock: Clock },
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  const [id = '', expiry = '', mac = '', ...rest] = token.slice(0, 300).split('.');
  if (rest.length > 0 || id === '') return null;
  const expected = Buffer.from(macOf(await linkKey(db), purpose, `${id}.${expiry}`));
  const given = Buffer.from(mac);
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  return isGenuine && Number.parseInt(expiry, 36) * 1000 > clock.now() ? id : null;
}

function macOf(key: string, purpose: LinkPurpose, content: string): string {
  return createHmac('sha256', key).update(`${purpose}:${content}`).digest('base64url');
}

async function linkKey(db: Db): Promise<string> {
  const stored = await readShopFact(db, 'link_key');
  if (stored) return stored;
  await writeNewShopFact(db, 'link_key', randomBytes(32).toString('base64url'));
  const key = await readShopFact(db, 'link_key');
  if (!key) throw new Error('The key for links in mails cannot be read back');
  return key;
}
