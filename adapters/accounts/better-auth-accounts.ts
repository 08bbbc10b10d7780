import { APIError } from 'better-auth';
import type { Db } from '#database/open.ts';
import { ROLES, type Role } from '#domain/people/permissions.ts';
import type { StaffAccounts, StaffMember } from '#operations/platform/platform.ts';
import { type AuthSettings, configureAuth } from './auth-configuration.ts';
import { passkeys } from './passkeys.ts';
import { secondFactor } from './second-factor.ts';

/** Staff accounts by better-auth in the shop's database. Its endpoints are not served, so nobody can sign themselves up. */
export function betterAuthAccounts(db: Db, settings: AuthSettings): StaffAccounts {
  let made: ReturnType<typeof configureAuth> | undefined;
  // Created at first use: it reads the database on its own, and a start-up task may have closed that by then.
  const auth = () => {
    made ??= configureAuth(db, settings);
    return made;
  };

  return {
    async current(headers) {
      if (!headers.get('cookie')) return null;
      const session = await auth().api.getSession({ headers });
      return session ? toStaffMember(session.user, session.session.id) : null;
    },

    async signIn(credentials, headers) {
      try {
        const result = await auth().api.signInEmail({ body: credentials, headers, returnHeaders: true });
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

    async hashPassword(password) {
      const { password: hasher } = await auth().$context;
      return hasher.hash(password);
    },

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
  user: { id: string; name: string; email: string; role?: string | null },
  sessionId: string,
): StaffMember {
  const role = ROLES.find((known: Role) => known === user.role) ?? null;
  return { id: user.id, name: user.name, email: user.email, role, sessionId };
}
