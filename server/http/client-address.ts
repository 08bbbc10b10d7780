/** Counts X-Forwarded-For from the right by the trusted proxies: entries further left may be the client's own. */
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
