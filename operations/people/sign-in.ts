import {
  type Account,
  deleteSessions,
  findAccount,
  findAccountByEmail,
} from '#database/queries/people/accounts.ts';
import {
  claimAttempt,
  deleteFailures,
  deleteFailuresBefore,
  returnAttempt,
} from '#database/queries/people/sign-in-failures.ts';
import { SIGN_IN_REFUSED } from '#domain/people/security-events.ts';
import { isAppCode } from '#domain/people/sign-in-code.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform, SecondFactorResult, SignInResult } from '#operations/platform/platform.ts';
import type { AuditAction } from '#operations/platform/seen-changes.ts';
import { staffWrite } from '#operations/platform/staff-write.ts';

const MOST_FAILURES = 10;
const LOCKED_MS = 15 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Signs staff in by password. After ten failures in a row, each within a quarter of an hour of the one before, an email is
 * locked for a quarter of an hour, whether or not it has an account: a stranger cannot learn which. Attempts are counted
 * before the password is checked. Open sessions stay, and a passkey still signs in, so that a stranger cannot lock the owner
 * out of everything. Problem 'busy': too many passwords are being checked at this moment.
 */
export async function signInStaff(
  platform: Platform,
  credentials: { email: string; password: string },
  headers: Headers,
): Promise<SignInResult | { ok: false; problem: 'locked' }> {
  const email = credentials.email.toLowerCase().slice(0, 254);
  const attempt = await claim(platform, email);
  if (attempt === null) {
    await noteRefusal(platform, email, 'locked');
    return { ok: false, problem: 'locked' };
  }
  const result = await platform.staff.signIn({ ...credentials, email }, headers);
  if (result.ok || result.problem === 'second-factor') await endFormerSession(platform, headers);
  if (result.ok) await logSignIn(platform, email, 'by password');
  else if (result.problem === 'second-factor') await deleteFailures(platform.db, email);
  else if (result.problem === 'busy') await returnAttempt(platform.db, email);
  else {
    await noteRefusal(platform, email, 'wrong password');
    if (attempt >= MOST_FAILURES) await logLock(platform, email);
  }
  return result;
}

/** Signs in by the code of an authenticator app or a backup code, after the password. Ten wrong ones lock the account. */
export async function signInByCode(
  platform: Platform,
  code: string,
  headers: Headers,
): Promise<SecondFactorResult> {
  const { lockedUserId, ...result } = await platform.staff.secondFactor.verify(code, headers);
  if (result.ok)
    await logOpenedSession(
      platform,
      result.headers,
      `by password and ${isAppCode(code) ? 'code' : 'backup code'}`,
    );
  if (!result.ok) platform.log.warn({ security: true, reason: result.problem }, SIGN_IN_REFUSED);
  const account = lockedUserId === null ? null : await findAccount(platform.db, lockedUserId);
  if (account)
    await staffWrite(platform, null, async ({ record }) =>
      record(signInChange('sign-in.locked', account, { after: 'wrong codes' })),
    );
  return result;
}

/** Signs in by a passkey; `response` is the browser's to the options it was given. */
export async function signInByPasskey(
  platform: Platform,
  response: unknown,
  headers: Headers,
): ReturnType<Platform['staff']['passkeys']['signIn']> {
  const result = await platform.staff.passkeys.signIn(response, headers);
  if (result.ok) {
    await endFormerSession(platform, headers);
    await logOpenedSession(platform, result.headers, 'by passkey');
  }
  if (!result.ok) platform.log.warn({ security: true, reason: 'wrong passkey' }, SIGN_IN_REFUSED);
  return result;
}

/** Signs in whoever has just set a password by a one-time link; null where a second step is still to come. */
export async function signInByLink(
  platform: Platform,
  credentials: { email: string; password: string },
  headers: Headers,
): Promise<Headers | null> {
  const signedIn = await platform.staff.signIn(credentials, headers);
  if (!signedIn.ok) return null;
  await logSignIn(platform, credentials.email, 'by link');
  return signedIn.headers;
}

/** Ends the session of the request. The headers clear its cookie. */
export async function signOutStaff(platform: Platform, headers: Headers): Promise<Headers> {
  const member = await platform.staff.current(headers);
  const cleared = await platform.staff.signOut(headers);
  if (member)
    await staffWrite(platform, member, async ({ record }) =>
      record({
        action: 'sign-in.out',
        subjectId: member.id,
        subject: member.name,
        before: null,
        after: null,
      }),
    );
  return cleared;
}

async function claim(platform: Platform, email: string): Promise<number | null> {
  const now = nowIso(platform.clock);
  const after = (ms: number) => new Date(Date.parse(now) + ms).toISOString();
  const [recent, until] = [after(-LOCKED_MS), after(LOCKED_MS)];
  await deleteFailuresBefore(platform.db, after(-DAY_MS));
  return claimAttempt(platform.db, email, { now, recent, until, most: MOST_FAILURES });
}

/** Names the account alone: where there is none, what stands in the field of the email may be a password. */
async function noteRefusal(platform: Platform, email: string, reason: string): Promise<void> {
  const account = await findAccountByEmail(platform.db, email);
  platform.log.warn({ security: true, reason, userId: account?.id ?? null }, SIGN_IN_REFUSED);
}

/** Ends the session that the browser had until it signed in again: its cookie is replaced, and nobody would end it. */
async function endFormerSession(platform: Platform, headers: Headers): Promise<void> {
  const former = await platform.staff.current(headers);
  if (former) await deleteSessions(platform.db, former.id, { only: former.sessionId });
}

/** The account system has already written the session whose cookie `set` carries. */
async function logOpenedSession(platform: Platform, set: Headers, how: string): Promise<void> {
  const cookies = set.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const member = await platform.staff.current(new Headers({ cookie: cookies.join('; ') }));
  if (member) await logSignIn(platform, member.email, how);
}

/** Logs that somebody signed in and, where the password was given, forgets failures. */
async function logSignIn(platform: Platform, email: string, how: string): Promise<void> {
  const account = await findAccountByEmail(platform.db, email);
  if (!account) return;
  await staffWrite(platform, account, async ({ trx, record }) => {
    if (how !== 'by passkey') await deleteFailures(trx, email);
    record(signInChange('sign-in.done', account, { how }));
  });
}

/** Logs a lock only for an account there is: strangers must not write into the log. */
async function logLock(platform: Platform, email: string): Promise<void> {
  const account = await findAccountByEmail(platform.db, email);
  if (!account) return;
  await staffWrite(platform, null, async ({ record }) =>
    record(signInChange('sign-in.locked', account, { after: 'wrong passwords' })),
  );
}

function signInChange(action: AuditAction, { id, name }: Account, after: Record<string, string>) {
  return { action, subjectId: id, subject: name, before: null, after };
}
