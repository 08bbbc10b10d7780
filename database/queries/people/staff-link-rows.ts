import type { Insertable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { StaffLinksTable } from '#database/schema.ts';
import { ROLES, type Role } from '#domain/people/permissions.ts';

export type StaffLink = {
  kind: 'invitation' | 'new-password';
  userId: string | null;
  name: string;
  email: string;
  role: Role;
};

/** Null for a link that was used, withdrawn or has expired. */
export async function findOpenLink(
  db: Db,
  digest: string,
  now: string,
): Promise<(StaffLink & { expiresAt: string }) | null> {
  const row = await db
    .selectFrom('staff_links')
    .selectAll()
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const role = ROLES.find((known) => known === row?.role);
  if (!row || !role) return null;
  const { kind, user_id: userId, name, email, expires_at: expiresAt } = row;
  return { kind, userId, name, email, role, expiresAt };
}

/** Writes a link in the place of any earlier one for the same email. */
export async function writeLink(trx: Db, link: Insertable<StaffLinksTable>): Promise<void> {
  await trx.deleteFrom('staff_links').where('email', '=', link.email).execute();
  await trx.insertInto('staff_links').values(link).execute();
}

/** Returns the deleted link; null where it was gone: of two that open it at once one gets it. */
export async function deleteLink(
  trx: Db,
  digest: string,
): Promise<{ name: string; kind: StaffLink['kind'] } | null> {
  const deleted = await trx
    .deleteFrom('staff_links')
    .where('digest', '=', digest)
    .returning(['name', 'kind'])
    .executeTakeFirst();
  return deleted ?? null;
}
