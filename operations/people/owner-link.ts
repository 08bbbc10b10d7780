import { readShopFact, removeShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** The secret of the one-time link that makes the owner; null once there is one. The same at every start until used. */
export async function ownerLinkToken(platform: Platform): Promise<string | null> {
  if (await platform.staff.hasOwner()) return null;
  const kept = await readShopFact(platform.db, 'owner_link');
  if (kept) return kept;
  const token = `${platform.random.id()}${platform.random.id()}`.replaceAll('-', '');
  await writeShopFact(platform.db, 'owner_link', token);
  return token;
}

export async function isOwnerLink(platform: Platform, token: string): Promise<boolean> {
  return token !== '' && (await readShopFact(platform.db, 'owner_link')) === token;
}

export type CreateOwnerResult = { ok: true } | { ok: false; problem: 'link-used' | 'email-taken' };

/** Makes the shop's owner. The link is spent first, so that two people opening it at once make one owner. */
export async function createOwner(
  platform: Platform,
  token: string,
  owner: { name: string; email: string; password: string },
): Promise<CreateOwnerResult> {
  if (token === '' || !(await removeShopFact(platform.db, 'owner_link', token)))
    return { ok: false, problem: 'link-used' };
  try {
    const created = await platform.staff.create({ ...owner, role: 'owner' });
    if (!created.ok) await writeShopFact(platform.db, 'owner_link', token);
    if (created.ok)
      await auditChange(
        platform.db,
        platform,
        { id: created.id, name: owner.name },
        {
          action: 'person.join',
          subjectId: created.id,
          subject: owner.name,
          before: null,
          after: { email: owner.email, role: 'owner' },
        },
      );
    return created.ok ? { ok: true } : created;
  } catch (error) {
    await writeShopFact(platform.db, 'owner_link', token);
    throw error;
  }
}
