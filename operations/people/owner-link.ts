import { createHmac, timingSafeEqual } from 'node:crypto';
import { listOwners } from '#database/queries/people/accounts.ts';
import { readShopFact, removeShopFact, writeNewShopFact } from '#database/queries/shop/shop-facts.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { joinShop } from './join-shop.ts';

/**
 * The secret of the one-time link that makes the owner; null once there is one. The same at every start until used, and yet
 * not readable in the database, which holds the seed alone.
 */
export async function ownerLinkToken({ db, keys, random }: Platform): Promise<string | null> {
  if ((await listOwners(db)).length > 0) return null;
  await writeNewShopFact(db, 'owner_link_seed', random.id());
  const seed = await readShopFact(db, 'owner_link_seed');
  return seed === null ? null : tokenOf(keys.links, seed);
}

export async function isOwnerLink(platform: Platform, token: string): Promise<boolean> {
  return (await seedOf(platform, token)) !== null;
}

export type CreateOwnerResult =
  | { ok: true }
  | { ok: false; problem: 'link-used' | 'email-taken' | 'guessable-password' };

/** Makes the shop's owner; of two people who open the link at once one becomes it. */
export async function createOwner(
  platform: Platform,
  token: string,
  owner: { name: string; email: string; password: string },
): Promise<CreateOwnerResult> {
  const seed = await seedOf(platform, token);
  if (seed === null) return { ok: false, problem: 'link-used' };
  return joinShop(platform, { ...owner, role: 'owner' }, (trx) =>
    removeShopFact(trx, 'owner_link_seed', seed),
  );
}

/** Null for a token that is not the owner's link, or not any more. */
async function seedOf({ db, keys }: Platform, token: string): Promise<string | null> {
  const seed = await readShopFact(db, 'owner_link_seed');
  if (seed === null) return null;
  const [expected, given] = [Buffer.from(tokenOf(keys.links, seed)), Buffer.from(token)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? seed : null;
}

function tokenOf(key: string, seed: string): string {
  return createHmac('sha256', key).update(`owner-link:${seed}`).digest('hex');
}
