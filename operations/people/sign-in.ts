import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { auditChange } from '#operations/platform/audit-change.ts';
import type { Platform, SignInResult } from '#operations/platform/platform.ts';

export const MOST_FAILURES = 10;
export const LOCKED_MS = 15 * 60 * 1000;

/**
 * Signs staff in by password. After ten failures in a row, each within a quarter of an hour of the one before, an e-mail is
 * locked for a quarter of an hour, whether or not it has an account: nothing is told apart. Who is signed in stays so, and a
 * passkey still opens the door, so that a stranger cannot lock the owner out of everything.
 */
export async function signInStaff(
  platform: Platform,
  credentials: { email: string; password: string },
  headers: Headers,
): Promise<SignInResult | { ok: false; problem: 'locked' }> {
  const email = credentials.email.toLowerCase();
  if (await isLocked(platform, email)) return { ok: false, problem: 'locked' };
  const result = await platform.staff.signIn({ ...credentials, email }, headers);
  if (!result.ok && result.problem === 'wrong-credentials') {
    await recordFailure(platform, email);
    return result;
  }
  await platform.db.deleteFrom('sign_in_failures').where('email', '=', email).execute();
  if (result.ok) await noteSignIn(platform, email, 'by password');
  return result;
}

/** Keeps in the audit log that somebody came in, and how. */
export async function noteSignIn(platform: Platform, email: string, how: string): Promise<void> {
  const { db } = platform;
  const user = await db
    .selectFrom('user')
    .select(['id', 'name'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return;
  await auditChange(db, platform, user, {
    action: 'sign-in.done',
    subjectId: user.id,
    subject: user.name,
    before: null,
    after: { how },
  });
}

async function isLocked({ db, clock }: Platform, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select('locked_until')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.locked_until != null && row.locked_until > new Date(clock.now()).toISOString();
}

async function recordFailure(platform: Platform, email: string): Promise<void> {
  const { db, clock } = platform;
  const now = new Date(clock.now()).toISOString();
  const recent = new Date(clock.now() - LOCKED_MS).toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sign_in_failures')
      .values({ email: email.slice(0, 254), failures: 1, last_at: now })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({
          failures: sql`case when sign_in_failures.last_at < ${recent} then 1 else sign_in_failures.failures + 1 end`,
          last_at: now,
        }),
      )
      .execute();
    const lockedUntil = new Date(clock.now() + LOCKED_MS).toISOString();
    const locked = await trx
      .updateTable('sign_in_failures')
      .set({ locked_until: lockedUntil, failures: 0 })
      .where('email', '=', email)
      .where('failures', '>=', MOST_FAILURES)
      .returning('email')
      .execute();
    if (locked.length > 0) await noteLock(trx, platform, email, lockedUntil);
    await trx.deleteFrom('sign_in_failures').where('last_at', '<', dayBefore(clock.now())).execute();
  });
}

/** Only for an account there is: the log is not for what strangers type. */
async function noteLock(trx: Db, platform: Platform, email: string, lockedUntil: string): Promise<void> {
  const user = await trx
    .selectFrom('user')
    .select(['id', 'name'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return;
  await auditChange(trx, platform, null, {
    action: 'sign-in.locked',
    subjectId: user.id,
    subject: user.name,
    before: null,
    after: { lockedUntil },
  });
}

function dayBefore(now: number): string {
  return new Date(now - 24 * 60 * 60 * 1000).toISOString();
}
