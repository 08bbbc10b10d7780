import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { passkey } from '@better-auth/passkey';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins';
import type { Db } from '#database/open.ts';
import { SESSION_IDLE_MS } from '#domain/people/session-life.ts';
import { SHOP } from '#domain/shop/shop.ts';
import type { Log } from '#operations/platform/platform.ts';
import { accountLog } from './account-log.ts';
import { noticingLocks } from './code-locks.ts';
import type { PasswordQueue } from './password-queue.ts';
import { cookiePrefix } from './session-cookie.ts';
import { withHashedTokens } from './stored-sessions.ts';
import { withUnreadableCodes } from './unreadable-codes.ts';
import { withUsedCodes } from './used-codes.ts';

const SESSION_SECONDS = SESSION_IDLE_MS / 1000;
const TRUST_SECONDS = 60 * 60 * 24 * 30;

export type AuthApi = ReturnType<typeof configureAuth>['api'];

export type AuthSettings = { secret: string; publicUrl: string; log: Log; passwords: PasswordQueue };

export function configureAuth(db: Db, { secret, publicUrl, log, passwords }: AuthSettings) {
  // Dates as text and flags as 0/1 on both engines: one migration file serves both.
  const stored = kyselyAdapter(db, { type: 'sqlite' });
  return betterAuth({
    database: (options: BetterAuthOptions) =>
      withUsedCodes(withUnreadableCodes(noticingLocks(withHashedTokens(stored(options))), secret), {
        db,
        secret,
      }),
    secret,
    baseURL: publicUrl || 'http://localhost',
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 12,
      password: { hash: passwords.hash, verify: passwords.verify },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_SECONDS / 14 },
    verification: { storeIdentifier: 'hashed' },
    user: { additionalFields: { role: { type: 'string', required: false, input: false } } },
    rateLimit: { enabled: false },
    advanced: cookiesOf(publicUrl),
    plugins: [
      twoFactor({ issuer: SHOP.name, trustDeviceMaxAge: TRUST_SECONDS }),
      passkey({ rpName: SHOP.name }),
    ],
    telemetry: { enabled: false },
    logger: accountLog(log),
  });
}

/** Behind https no other name of the domain can set or read them: the library itself knows only the weaker `__Secure-`. */
function cookiesOf(publicUrl: string) {
  return {
    cookiePrefix: cookiePrefix(publicUrl),
    useSecureCookies: false,
    defaultCookieAttributes: { secure: publicUrl.startsWith('https:') },
  };
}
