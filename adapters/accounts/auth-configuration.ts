import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins';
import type { Db } from '#database/open.ts';
import { SHOP } from '#domain/shop/shop.ts';
import type { Log } from '#operations/platform/platform.ts';
import { accountLog } from './account-log.ts';

const SESSION_SECONDS = 60 * 60 * 24 * 14;
const TRUST_SECONDS = 60 * 60 * 24 * 30;

export type AuthApi = ReturnType<typeof configureAuth>['api'];

export type AuthSettings = { secret: string; publicUrl: string; log: Log };

export function configureAuth(db: Db, { secret, publicUrl, log }: AuthSettings) {
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
    logger: accountLog(log),
  });
}
