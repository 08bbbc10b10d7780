import { createHash, timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { NO_PROXIES, type TrustedProxies } from '#server/http/trusted-proxies.ts';

export type MetricsAccess = { token: string; publicUrl: string; trustedProxies: TrustedProxies };

/** Headers that a proxy adds: its visitors come from this machine too. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * True for a request with the token. Without a token set: true for a program on the same machine, unless a proxy may be
 * between, so that the public never reads them.
 */
export function mayReadMetrics(
  headers: Headers,
  connection: string | undefined,
  { token, publicUrl, trustedProxies }: MetricsAccess,
): boolean {
  if (token !== '') return isSame(headers.get('authorization') ?? '', `Bearer ${token}`);
  if (publicUrl !== '' || !isDeepStrictEqual(trustedProxies, NO_PROXIES)) return false;
  return isLoopback(connection) && !PROXY_HEADERS.some((name) => headers.has(name));
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address);
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
