import { passkey } from '@better-auth/passkey';
import { APIError, betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins';
import type { Db } from '#database/open.ts';
import { ROLES, type Role } from '#domain/permissions.ts';
import { SHOP } from '#domain/shop.ts';
import type { StaffAccounts, StaffMember } from '#operations/platform.ts';
import { passkeys } from './passkeys.ts';
import { secondFactor } from './second-factor.ts';

/**
 * Staff accounts kept by better-auth in the shop's own database. Its own HTTP endpoints are not served: pages call
 * these functions, so nobody can sign themselves up.
 */
export function betterAuthAccounts(db: Db, settings: { secret: string; publicUrl: string }): StaffAccounts {
  let made: ReturnType<typeof configure> | undefined;
  // Made at the first use: it looks at the database by itself, which may be closed again by then at the start.
  const auth = () => {
    made ??= configure(db, settings);
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

    async create({ name, email, password, role }) {
      const { internalAdapter, password: hasher } = await auth().$context;
      if (await internalAdapter.findUserByEmail(email)) return { ok: false, problem: 'email-taken' };
      const user = await internalAdapter.createUser(
        { name, email: email.toLowerCase(), emailVerified: true, role },
        { method: 'email-password' },
      );
      await internalAdapter.linkAccount({
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        password: await hasher.hash(password),
      });
      return { ok: true, id: user.id };
    },

    async hasOwner() {
      const owner = await db.selectFrom('user').select('id').where('role', '=', 'owner').limit(1).execute();
      return owner.length > 0;
    },

    async setPassword(userId, password) {
      const { internalAdapter, password: hasher } = await auth().$context;
      await internalAdapter.updatePassword(userId, await hasher.hash(password));
      await db.deleteFrom('session').where('userId', '=', userId).execute();
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

const SESSION_SECONDS = 60 * 60 * 24 * 14;
const TRUST_SECONDS = 60 * 60 * 24 * 30;

export type AuthApi = ReturnType<typeof configure>['api'];

function configure(db: Db, { secret, publicUrl }: { secret: string; publicUrl: string }) {
  return betterAuth({
    // Dates as text and flags as 0/1 on both engines: one migration file serves both.
    database: { db, type: 'sqlite' },
    secret,
    baseURL: publicUrl || 'http://localhost',
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_SECONDS / 14 },
    user: { additionalFields: { role: { type: 'string', required: false, input: false } } },
    rateLimit: { enabled: false },
    advanced: { cookiePrefix: 'zabelle', useSecureCookies: publicUrl.startsWith('https:') },
    plugins: [
      twoFactor({ issuer: SHOP.name, trustDeviceMaxAge: TRUST_SECONDS }),
      passkey({ rpName: SHOP.name }),
    ],
    telemetry: { enabled: false },
    // Wrong passwords are everyday; what fails is thrown and logged at the server's edge.
    logger: { level: 'error' },
  });
}

function toStaffMember(
  user: { id: string; name: string; email: string; role?: string | null },
  sessionId: string,
): StaffMember {
  const role = ROLES.find((known: Role) => known === user.role) ?? null;
  return { id: user.id, name: user.name, email: user.email, role, sessionId };
}
