import { listOwners } from '#database/queries/people/accounts.ts';
import { readShopFact, removeShopFact, writeNewShopFact } from '#database/queries/shop/shop-facts.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { joinShop } from './join-shop.ts';

/** The secret of the one-time link that makes the owner; null once there is one. The same at every start until used. */
export async function ownerLinkToken({ db, random }: Platform): Promise<string | null> {
  if ((await listOwners(db)).length > 0) return null;
  const token = `${random.id()}${random.id()}`.replaceAll('-', '');
  await writeNewShopFact(db, 'owner_link', token);
  return readShopFact(db, 'owner_link');
}

export async function isOwnerLink(platform: Platform, token: string): Promise<boolean> {
  return token !== '' && (await readShopFact(platform.db, 'owner_link')) === token;
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
  if (!(await isOwnerLink(platform, token))) return { ok: false, problem: 'link-used' };
  return joinShop(platform, { ...owner, role: 'owner' }, (trx) => removeShopFact(trx, 'owner_link', token));
}
