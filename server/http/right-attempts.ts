const SESSION = /^(?:__Host-)?zabelle\.session_token=[^;]/;
const SECOND_STEP = /^(?:__Host-)?zabelle\.two_factor=[^;]/;

/**
 * The number of counted attempts that this response of a sign-in page proves to be no guesses: those of a password or code that
 * was right. A passkey is asked for in a request of its own, which is counted too.
 */
export function rightAttempts(pathname: string, response: Response): number {
  if (response.status >= 400) return 0;
  const cookies = response.headers.getSetCookie();
  if (cookies.some((cookie) => SESSION.test(cookie))) return /passkey/i.test(pathname) ? 2 : 1;
  return cookies.some((cookie) => SECOND_STEP.test(cookie)) ? 1 : 0;
}
