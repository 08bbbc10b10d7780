import { APIError } from 'better-auth';
import { isDatabaseAway } from '#database/is-away.ts';
import type { Db } from '#database/open.ts';
import { DatabaseUnavailable } from '#database/outage/unavailable.ts';
import { ROLES, type Role } from '#domain/people/permissions.ts';
import { SESSION_LONGEST_MS } from '#domain/people/session-life.ts';
import type { StaffAccounts, StaffMember } from '#operations/platform/platform.ts';
import { type AuthSettings, configureAuth } from './auth-configuration.ts';
import { passkeys } from './passkeys.ts';
import { type PasswordHash, passwordQueue } from './password-queue.ts';
import { secondFactor } from './second-factor.ts';

/** Staff accounts by better-auth in the shop's database. Its endpoints are not served, so nobody can sign themselves up. */
export function betterAuthAccounts(
  db: Db,
  { passwordHash, ...settings }: Omit<AuthSettings, 'passwords'> & { passwordHash?: PasswordHash },
): StaffAccounts {
  const passwords = passwordQueue(passwordHash);
  let made: ReturnType<typeof configureAuth> | undefined;
  // Created at first use: it reads the database on its own, and a start-up task may have closed that by then.
  const auth = () => {
    made ??= configureAuth(db, { ...settings, passwords });
    return made;
  };

  const open = async (headers: Headers, disableRefresh: boolean) => {
    if (!headers.get('cookie')) return null;
    const { response: session, headers: set } = await auth()
      .api.getSession({ headers, query: { disableRefresh }, returnHeaders: true })
      .catch(async (error: unknown) => {
        // The library hides the cause, by which such failures are logged once a minute and responded to with 503.
        throw (await isDatabaseAway(db)) ? new DatabaseUnavailable('unreachable', error) : error;
      });
    if (!session) return null;
    if (Date.now() - session.session.createdAt.getTime() > SESSION_LONGEST_MS) {
      await auth().api.signOut({ headers });
      return null;
    }
    return { member: toStaffMember(session.user, session.session), headers: set };
  };

  return {
    current: async (headers) => (await open(headers, true))?.member ?? null,

    renew: (headers) => open(headers, false),

    async signIn(credentials, headers) {
      try {
        const result = await passwords.signIn(() =>
          auth().api.signInEmail({ body: credentials, headers, returnHeaders: true }),
        );
        if (!result) return { ok: false, problem: 'busy' };
        return 'twoFactorRedirect' in result.response
          ? { ok: false, problem: 'second-factor', headers: result.headers }
          : { ok: true, headers: result.headers };
      } catch (error) {
        if (error instanceof APIError) return { ok: false, problem: 'wrong-credentials' };
        throw error;
      }
    },

    async signOut(headers) {
      const result = await auth().api.signOut({ headers, returnHeaders: true });
      return result.headers;
    },

    hashPassword: passwords.hash,

    async changePassword({ current, wanted }, headers) {
      try {
        const body = { currentPassword: current, newPassword: wanted, revokeOtherSessions: true };
        const result = await auth().api.changePassword({ body, headers, returnHeaders: true });
        return { ok: true, headers: result.headers };
      } catch (error) {
        if (error instanceof APIError) return { ok: false, problem: 'wrong-password' };
        throw error;
      }
    },

    secondFactor: secondFactor(() => auth().api),
    passkeys: passkeys(() => auth().api),
  };
}

function toStaffMember(
  user: { id: string; name: string; email: string; role?: string | null; twoFactorEnabled?: boolean | null },
  { id: sessionId, createdAt }: { id: string; createdAt: Date },
): StaffMember {
  const role = ROLES.find((known: Role) => known === user.role) ?? null;
  const { id, name, email } = user;
  const hasSecondFactor = user.twoFactorEnabled === true;
  return { id, name, email, role, sessionId, signedInAt: createdAt.toISOString(), hasSecondFactor };
}
