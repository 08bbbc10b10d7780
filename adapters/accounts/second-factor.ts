import { APIError } from 'better-auth';
import { isAppCode } from '#domain/people/sign-in-code.ts';
import type { SecondFactor, SecondFactorResult } from '#operations/platform/platform.ts';
import type { AuthApi } from './auth-configuration.ts';
import { withLockNoticed } from './code-locks.ts';

/** Codes from an authenticator app (TOTP, RFC 6238), with backup codes for a lost telephone. */
export function secondFactor(api: () => AuthApi): SecondFactor {
  return {
    async begin(password, headers) {
      try {
        const setup = await api().enableTwoFactor({ body: { password }, headers });
        if (!('totpURI' in setup)) throw new Error('The account system began no TOTP');
        return { ok: true, uri: setup.totpURI, backupCodes: setup.backupCodes };
      } catch (error) {
        if (error instanceof APIError) return { ok: false, problem: 'wrong-password' };
        throw error;
      }
    },

    confirm: (code, headers) =>
      attempt(
        () => api().verifyTOTP({ body: { code: digits(code) }, headers, returnHeaders: true }),
        'wrong-code',
      ),

    verify(code, headers) {
      return withLockNoticed(() =>
        attempt(
          () =>
            isAppCode(code)
              ? api().verifyTOTP({ body: { code: digits(code) }, headers, returnHeaders: true })
              : api().verifyBackupCode({ body: { code: code.trim() }, headers, returnHeaders: true }),
          'wrong-code',
        ),
      );
    },

    switchOff: (password, headers) =>
      attempt(
        () => api().disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
        'wrong-password',
      ),
  };
}

async function attempt(
  call: () => Promise<{ headers: Headers }>,
  problem: 'wrong-code' | 'wrong-password',
): Promise<SecondFactorResult> {
  try {
    return { ok: true, headers: (await call()).headers };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    const isTooMany = error.statusCode === 429 || String(error.body?.code).startsWith('TOO_MANY');
    return { ok: false, problem: isTooMany ? 'too-many-attempts' : problem };
  }
}

function digits(code: string): string {
  return code.replaceAll(/\s/g, '');
}
