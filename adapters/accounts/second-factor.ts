import { APIError } from 'better-auth';
import { isAppCode } from '#domain/people/sign-in-code.ts';
import type { SecondFactor, SecondFactorResult } from '#operations/platform/platform.ts';
import type { AuthApi } from './auth-configuration.ts';
import { withLockNoticed } from './code-locks.ts';
import { withCodeUsedOnce } from './used-codes.ts';

const SESSION = /^(?:__Host-)?zabelle\.session_token=/;

/** Codes from an authenticator app (TOTP, RFC 6238), with backup codes for a lost telephone. */
export function secondFactor(api: () => AuthApi): SecondFactor {
  const appCode = (text: string, headers: Headers) => {
    const code = digits(text);
    return withCodeUsedOnce(code, () => api().verifyTOTP({ body: { code }, headers, returnHeaders: true }));
  };
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

    confirm: (code, headers) => attempt(() => appCode(code, headers), 'wrong-code'),

    verify(code, given) {
      const headers = withoutSession(given);
      return withLockNoticed(() =>
        attempt(
          () =>
            isAppCode(code)
              ? appCode(code, headers)
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

/** A code beside an open session would sign nobody in, and the library would not count wrong ones. */
function withoutSession(given: Headers): Headers {
  const headers = new Headers(given);
  const cookies = (given.get('cookie') ?? '').split(/;\s*/).filter((cookie) => !SESSION.test(cookie));
  headers.set('cookie', cookies.join('; '));
  return headers;
}

function digits(code: string): string {
  return code.replaceAll(/\s/g, '');
}
