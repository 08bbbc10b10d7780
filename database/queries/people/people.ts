import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { oldestSessionStart } from '#domain/people/session-life.ts';

export type Person = {
  id: string;
  name: string;
  email: string;
  role: string | null;
  hasSecondFactor: boolean;
  passkeys: number;
  sessions: number;
  lastSeen: string | null;
  isLocked: boolean;
};

export async function listPeople(db: Db, now: string): Promise<Person[]> {
  const rows = await db
    .selectFrom('user')
    .leftJoin('sign_in_failures', 'sign_in_failures.email', 'user.email')
    .select((eb) => [
      'user.id',
      'user.name',
      'user.email',
      'user.role',
      'user.twoFactorEnabled as secondFactor',
      'sign_in_failures.locked_until as lockedUntil',
      eb
        .selectFrom('twoFactor')
        .select('twoFactor.lockedUntil')
        .whereRef('twoFactor.userId', '=', 'user.id')
        .limit(1)
        .as('codesLockedUntil'),
      eb
        .selectFrom('passkey')
        .select((sub) => sub.fn.countAll<number>().as('count'))
        .whereRef('passkey.userId', '=', 'user.id')
        .as('passkeys'),
      eb
        .selectFrom('session')
        .select((sub) => sub.fn.countAll<number>().as('count'))
        .whereRef('session.userId', '=', 'user.id')
        .where('session.expiresAt', '>', now)
        .where('session.createdAt', '>', oldestSessionStart(now))
        .as('sessions'),
      eb
        .selectFrom('session')
        .select((sub) => sub.fn.max('session.updatedAt').as('last'))
        .whereRef('session.userId', '=', 'user.id')
        .as('lastSeen'),
    ])
    .orderBy(sql`case "user".role when 'owner' then 0 when 'manager' then 1 else 2 end`)
    .orderBy('user.name')
    .execute();
  return rows.map(({ secondFactor, lockedUntil, codesLockedUntil, passkeys, sessions, ...person }) => ({
    ...person,
    hasSecondFactor: secondFactor === 1,
    passkeys: passkeys ?? 0,
    sessions: sessions ?? 0,
    isLocked: [lockedUntil, codesLockedUntil].some((until) => until != null && until > now),
  }));
}

export type OpenLink = {
  digest: string;
  kind: 'invitation' | 'new-password';
  name: string;
  email: string;
  role: string;
  expiresAt: string;
};

export async function listOpenLinks(db: Db, now: string): Promise<OpenLink[]> {
  return db
    .selectFrom('staff_links')
    .select(['digest', 'kind', 'name', 'email', 'role', 'expires_at as expiresAt'])
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
}

export type OpenSession = {
  id: string;
  userAgent: string | null;
  ipAddress: string | null;
  updatedAt: string;
};

export async function listSessions(db: Db, userId: string, now: string): Promise<OpenSession[]> {
  return db
    .selectFrom('session')
    .select(['id', 'userAgent', 'ipAddress', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('createdAt', '>', oldestSessionStart(now))
    .orderBy('updatedAt', 'desc')
    .execute();
}

export async function listPasskeys(
  db: Db,
  userId: string,
): Promise<{ id: string; name: string; createdAt: string | null }[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  return rows.map((row) => ({ ...row, name: row.name || 'Passkey' }));
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('twoFactorEnabled')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.twoFactorEnabled === 1;
}

/** The names of everybody who may sign in, for a choice. */
export async function listStaffNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('user').select('name').distinct().orderBy('name').execute();
  return rows.map(({ name }) => name);
}
