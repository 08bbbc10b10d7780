import { APIError } from 'better-auth';
import type { Passkeys } from '#operations/platform/platform.ts';
import type { AuthApi } from './auth-configuration.ts';

/** Passkeys (WebAuthn): the account library checks the browser's responses, its endpoints are not served. */
export function passkeys(api: () => AuthApi): Passkeys {
  return {
    async registrationOptions(headers) {
      const { response, headers: set } = await api().generatePasskeyRegistrationOptions({
        query: {},
        headers,
        returnHeaders: true,
      });
      return { options: response, headers: set };
    },

    async register({ response, name }, headers) {
      try {
        const { headers: set } = await api().verifyPasskeyRegistration({
          body: { response, name },
          headers,
          returnHeaders: true,
        });
        return { ok: true, headers: set };
      } catch (error) {
        if (error instanceof APIError) return { ok: false, headers: new Headers() };
        throw error;
      }
    },

    async signInOptions(headers) {
      const { response, headers: set } = await api().generatePasskeyAuthenticationOptions({
        headers,
        returnHeaders: true,
      });
      return { options: response, headers: set };
    },

    async signIn(response, headers) {
      try {
        const result = await api().verifyPasskeyAuthentication({
          body: { response: response as never },
          headers,
          returnHeaders: true,
        });
        return { ok: true, headers: result.headers };
      } catch (error) {
        if (error instanceof APIError) return { ok: false };
        throw error;
      }
    },
  };
}
