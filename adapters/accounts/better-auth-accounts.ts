import { APIError } from 'better-auth';
import type { Db } from '#database/open.ts';
import { ROLES, type Role } from '#domain/people/permissions.ts';
import type { StaffAccounts, StaffMember } from '#operations/platform/platform.ts';
import { configureAuth } from './auth-configuration.ts';
import { passkeys } from './passkeys.ts';
import { secondFactor } from './second-factor.ts';

/**
 * Staff accounts kept by better-auth in the shop's own database. Its own HTTP endpoints are not served: pages call
 * these functions, so nobody can sign themselves up.
 */
export function betterAuthAccounts(db: Db, settings: { secret: string; publicUrl: string }): StaffAccounts {
  let made: ReturnType<typeof configureAuth> | undefined;
  // Made at the first use: it looks at the database by itself, which may be closed again by then at the start.
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
        const answer = await auth().api.signInEmail({ body: credentials, headers, returnHeaders: true });
        return 'twoFactorRedirect' in answer.response
          ? { ok: false, problem: 'second-factor', headers: answer.headers }
          : { ok: true, headers: answer.headers };
      } catch (error) {
        if (error instanceof APIError) return { ok: false, problem: 'wrong-credentials' };
        throw error;
      }
    },

    async signOut(headers) {
      const answer = await auth().api.signOut({ headers, returnHeaders: true });
      return answer.headers;
    },

    async hashPassword(password) {
      const { password: hasher } = await auth().$context;
      return hasher.hash(password);
    },

    async changePassword({ current, wanted }, headers) {
      try {
        const body = { currentPassword: current, newPassword: wanted, revokeOtherSessions: true };
        const answer = await auth().api.changePassword({ body, headers, returnHeaders: true });
        return { ok: true, headers: answer.headers };
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
