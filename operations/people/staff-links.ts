import { createHash } from 'node:crypto';
import type { Role } from '#domain/people/permissions.ts';
import { ROLES } from '#domain/people/permissions.ts';
import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

const VALID_MS = 7 * 24 * 60 * 60 * 1000;

export type StaffLink = {
  kind: 'invitation' | 'new-password';
  userId: string | null;
  name: string;
  email: string;
  role: Role;
};

/** Makes the one-time link that lets somebody in; problem: the e-mail has an account. The link is told once. */
export async function invite(
  platform: Platform,
  actor: Actor,
  person: { name: string; email: string; role: Role },
): Promise<{ ok: true; token: string } | { ok: false; problem: 'email-taken' }> {
  const email = person.email.toLowerCase();
  const taken = await platform.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (taken) return { ok: false, problem: 'email-taken' };
  const link = { ...person, email, kind: 'invitation', userId: null } as const;
  return { ok: true, token: await makeLink(platform, actor, link) };
}

/** Makes a one-time link by which somebody sets a new password; problem: there is no such person. */
export async function makePasswordLink(
  platform: Platform,
  actor: Actor,
  userId: string,
): Promise<{ ok: true; token: string } | { ok: false; problem: 'not-found' }> {
  const user = await platform.db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const role = ROLES.find((known) => known === user?.role);
  if (!user || !role) return { ok: false, problem: 'not-found' };
  const link = { kind: 'new-password', userId, name: user.name, email: user.email, role } as const;
  return { ok: true, token: await makeLink(platform, actor, link) };
}

/** What a link is for; null when it was used, withdrawn or has run out. */
export async function findStaffLink({ db, clock }: Platform, token: string): Promise<StaffLink | null> {
  const row = await db
    .selectFrom('staff_links')
    .selectAll()
    .where('digest', '=', digestOf(token))
    .where('expires_at', '>', new Date(clock.now()).toISOString())
    .executeTakeFirst();
  const role = ROLES.find((known) => known === row?.role);
  return row && role ? { kind: row.kind, userId: row.user_id, name: row.name, email: row.email, role } : null;
}

/**
 * Uses a link up: makes the invited account, or sets the new password, which ends every session. Problems: the link does not
 * open any more, the e-mail has an account by now.
 */
export async function useStaffLink(
  platform: Platform,
  token: string,
  { name, password }: { name: string; password: string },
): Promise<{ ok: true; email: string } | { ok: false; problem: 'link-used' | 'email-taken' }> {
  const link = await findStaffLink(platform, token);
  // Spent first: of two who open it at once one gets in.
  if (!link || !(await spend(platform, token))) return { ok: false, problem: 'link-used' };
  if (link.kind === 'new-password' && link.userId) {
    await platform.staff.setPassword(link.userId, password);
    await platform.db.deleteFrom('sign_in_failures').where('email', '=', link.email).execute();
    await auditChange(
      platform.db,
      platform,
      { id: link.userId, name: link.name },
      {
        action: 'person.new-password',
        subjectId: link.userId,
        subject: link.name,
        before: null,
        after: { by: 'link' },
      },
    );
    return { ok: true, email: link.email };
  }
  const created = await platform.staff.create({ name, email: link.email, password, role: link.role });
  if (!created.ok) return created;
  await auditChange(
    platform.db,
    platform,
    { id: created.id, name },
    {
      action: 'person.join',
      subjectId: created.id,
      subject: name,
      before: null,
      after: { email: link.email, role: link.role },
    },
  );
  return { ok: true, email: link.email };
}

/** Withdraws an invitation or a password link. */
export async function withdrawLink(platform: Platform, actor: Actor, digest: string): Promise<void> {
  const { db } = platform;
  const gone = await db
    .deleteFrom('staff_links')
    .where('digest', '=', digest)
    .returning(['name', 'kind'])
    .executeTakeFirst();
  if (!gone) return;
  await auditChange(db, platform, actor, {
    action: 'person.withdraw-link',
    subjectId: digest,
    subject: gone.name,
    before: { kind: gone.kind },
    after: null,
  });
}

async function makeLink(platform: Platform, actor: Actor, link: StaffLink): Promise<string> {
  const { db, clock, random } = platform;
  const token = `${random.id()}${random.id()}`.replaceAll('-', '');
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    // Whoever is invited again gets a new link; the old one closes.
    await trx.deleteFrom('staff_links').where('email', '=', link.email).execute();
    await trx
      .insertInto('staff_links')
      .values({
        digest: digestOf(token),
        kind: link.kind,
        user_id: link.userId,
        name: link.name,
        email: link.email,
        role: link.role,
        created_by: actor.name,
        created_at: new Date(now).toISOString(),
        expires_at: new Date(now + VALID_MS).toISOString(),
      })
      .execute();
    await auditChange(trx, platform, actor, {
      action: link.kind === 'invitation' ? 'person.invite' : 'person.password-link',
      subjectId: link.userId ?? link.email,
      subject: link.name,
      before: null,
      after: { email: link.email, role: link.role },
    });
  });
  return token;
}

async function spend({ db }: Platform, token: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('staff_links')
    .where('digest', '=', digestOf(token))
    .returning('digest')
    .execute();
  return spent.length > 0;
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
