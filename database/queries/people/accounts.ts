import type { Db } from '#database/open.ts';
import type { Role } from '#domain/people/permissions.ts';

export type Account = { id: string; name: string; email: string; role: string | null };

const COLUMNS = ['id', 'name', 'email', 'role'] as const;

export async function findAccount(db: Db, id: string): Promise<Account | null> {
  const row = await db.selectFrom('user').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Emails are stored in lower case. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('user')
    .select(COLUMNS)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

export async function listOwners(db: Db): Promise<Account[]> {
  return db.selectFrom('user').select(COLUMNS).where('role', '=', 'owner').execute();
}

/** The owners, behind a write that makes two changes of owners wait for each other. */
export async function lockOwners(trx: Db): Promise<Account[]> {
  return trx
    .updateTable('user')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('role', '=', 'owner')
    .returning(COLUMNS)
    .execute();
}

/** Writes an account as better-auth does at its own sign-up. False where the email is taken: nothing is written then. */
export async function insertAccount(
  trx: Db,
  account: { id: string; name: string; email: string; role: Role; passwordHash: string; now: string },
): Promise<boolean> {
  const { id, name, role, passwordHash, now } = account;
  const stamps = { createdAt: now, updatedAt: now };
  const inserted = await trx
    .insertInto('user')
    .values({ id, name, email: account.email.toLowerCase(), emailVerified: 1, role, ...stamps })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await insertCredential(trx, id, { passwordHash, now });
  return true;
}

/** Gives an account its password, also one that has none. False where there is no such account. */
export async function writePassword(
  trx: Db,
  userId: string,
  { passwordHash, now }: { passwordHash: string; now: string },
): Promise<boolean> {
  const written = await trx
    .updateTable('account')
    .set({ password: passwordHash, updatedAt: now })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .returning('id')
    .execute();
  if (written.length > 0) return true;
  if (!(await findAccount(trx, userId))) return false;
  await insertCredential(trx, userId, { passwordHash, now });
  return true;
}

async function insertCredential(
  trx: Db,
  userId: string,
  { passwordHash, now }: { passwordHash: string; now: string },
): Promise<void> {
  const stamps = { createdAt: now, updatedAt: now };
  await trx
    .insertInto('account')
    .values({
      id: userId,
      accountId: userId,
      providerId: 'credential',
      userId,
      password: passwordHash,
      ...stamps,
    })
    .execute();
}

export async function writeRole(trx: Db, id: string, role: Role): Promise<void> {
  await trx.updateTable('user').set({ role }).where('id', '=', id).execute();
}

/** Sessions are deleted; passkeys and codes go with the account. */
export async function deleteAccount(trx: Db, id: string): Promise<void> {
  await deleteSessions(trx, id);
  await trx.deleteFrom('user').where('id', '=', id).execute();
}

/** False where there was none. */
export async function deleteSecondFactor(trx: Db, userId: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('twoFactor').where('userId', '=', userId).returning('id').execute();
  const switchedOff = await trx
    .updateTable('user')
    .set({ twoFactorEnabled: 0 })
    .where('id', '=', userId)
    .where('twoFactorEnabled', '=', 1)
    .returning('id')
    .execute();
  return deleted.length + switchedOff.length > 0;
}

/** The time step of the last code that was used; null where none was. */
export async function readLastCodeStep(db: Db, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('twoFactor')
    .select('lastStep')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.lastStep ?? null;
}

/** Uses a time step and with it all before; false where this or a later one was used. */
export async function claimCodeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const claimed = await db
    .updateTable('twoFactor')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .returning('id')
    .execute();
  return claimed.length > 0;
}

/** Unlocks an account that was locked after wrong codes; false where it was not. */
export async function unlockCodes(trx: Db, userId: string): Promise<boolean> {
  const unlocked = await trx
    .updateTable('twoFactor')
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where('userId', '=', userId)
    .where('lockedUntil', 'is not', null)
    .returning('id')
    .execute();
  return unlocked.length > 0;
}

/** Ends all sessions of an account, only one of them, or all but one. Returns the number ended. */
export async function deleteSessions(
  trx: Db,
  userId: string,
  which: { only: string } | { except: string } | null = null,
): Promise<number> {
  let sessions = trx.deleteFrom('session').where('userId', '=', userId);
  if (which)
    sessions =
      'only' in which ? sessions.where('id', '=', which.only) : sessions.where('id', '!=', which.except);
  return (await sessions.returning('id').execute()).length;
}

/** Returns the passkey's name; null where the account has no such passkey. */
export async function deletePasskey(trx: Db, userId: string, id: string): Promise<string | null> {
  const deleted = await trx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return deleted ? deleted.name || 'Passkey' : null;
}
