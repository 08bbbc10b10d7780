/** Tells the six digits of an authenticator app, spaces aside, from a backup code. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code.replaceAll(/\s/g, ''));
}
