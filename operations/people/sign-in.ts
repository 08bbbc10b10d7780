import { type Account, findAccountByEmail } from '#database/queries/people/accounts.ts';
import {
  countFailure,
  deleteFailures,
  deleteFailuresBefore,
  findLockEnd,
  lockAfter,
} from '#database/queries/people/sign-in-failures.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform, SignInResult } from '#operations/platform/platform.ts';
import { staffWrite } from '#operations/platform/staff-write.ts';

const MOST_FAILURES = 10;
const LOCKED_MS = 15 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Signs staff in by password. After ten failures in a row, each within a quarter of an hour of the one before, an e-mail is
 * locked for a quarter of an hour, whether or not it has an account: a stranger cannot learn which. Open sessions stay, and
 * a passkey still signs in, so that a stranger cannot lock the owner out of everything.
 */
export async function signInStaff(
  platform: Platform,
  credentials: { email: string; password: string },
  headers: Headers,
): Promise<SignInResult | { ok: false; problem: 'locked' }> {
  const email = credentials.email.toLowerCase();
  const lockedUntil = await findLockEnd(platform.db, email);
  if (lockedUntil !== null && lockedUntil > nowIso(platform.clock)) return { ok: false, problem: 'locked' };
  const result = await platform.staff.signIn({ ...credentials, email }, headers);
  if (!result.ok && result.problem === 'wrong-credentials') await recordFailure(platform, email);
  else if (result.ok) await logSignIn(platform, email, 'by password');
  else await deleteFailures(platform.db, email);
  return result;
}

/** Logs that somebody signed in and, by password, forgets failures. The account system has already written the session. */
export async function logSignIn(
  platform: Platform,
  email: string,
  how: 'by password' | 'by link' | 'by passkey',
): Promise<void> {
  const account = await findAccountByEmail(platform.db, email);
  if (!account) return;
  await staffWrite(platform, account, async ({ trx, record }) => {
    if (how === 'by password') await deleteFailures(trx, email);
    record(signInChange('sign-in.done', account, { how }));
  });
}

async function recordFailure(platform: Platform, email: string): Promise<void> {
  await staffWrite(platform, null, async ({ trx, now, record }) => {
    const after = (ms: number) => new Date(Date.parse(now) + ms).toISOString();
    await countFailure(trx, email.slice(0, 254), { now, recent: after(-LOCKED_MS) });
    const until = after(LOCKED_MS);
    const isLocked = await lockAfter(trx, email, { failures: MOST_FAILURES, until });
    // Only for an account there is: strangers must not write into the log.
    const account = isLocked ? await findAccountByEmail(trx, email) : null;
    if (account) record(signInChange('sign-in.locked', account, { lockedUntil: until }));
    await deleteFailuresBefore(trx, after(-DAY_MS));
  });
}

function signInChange(action: string, { id, name }: Account, after: Record<string, string>) {
  return { action, subjectId: id, subject: name, before: null, after };
}
