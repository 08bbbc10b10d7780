/**
 * Returns the client's address for rate limits: the connection's own, or behind `trustedProxies` proxies the one that
 * the outermost of them saw. Entries further left in X-Forwarded-For may be the client's own and are ignored.
 */
export function clientAddress(
  headers: Headers,
  connection: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies > 0) {
    const forwarded =
      headers
        .get('x-forwarded-for')
        ?.split(',')
        .map((part) => part.trim()) ?? [];
    const seen = forwarded.at(-trustedProxies) ?? forwarded[0];
    if (seen) return seen;
  }
  return connection ?? 'unknown';
}
