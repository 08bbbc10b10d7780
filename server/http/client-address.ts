/**
 * Who is asking, for rate limits: the connection's own address, or behind `trustedProxies` proxies the address that
 * the outermost of them saw. What a client itself writes into X-Forwarded-For stands further left and is not believed.
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
