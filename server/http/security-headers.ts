/** On every response. Pictures may be shown by other sites, which sets the second header itself (`server/files/media.ts`). */
export const ON_EVERY_RESPONSE: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
];

const ALWAYS: [string, string][] = [
  ...ON_EVERY_RESPONSE,
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
];

const BASE_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: https:",
  "style-src 'self'",
  "script-src-attr 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

export function securityHeaders(isHttps: boolean): [string, string][] {
  return isHttps ? [...ALWAYS, ['strict-transport-security', 'max-age=31536000']] : ALWAYS;
}

/** The policy of a rendered page: the shop's files, and these inline scripts (docs/decisions/003-hashes-instead-of-nonces.md). */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [...BASE_POLICY, ["script-src 'self'", ...scriptHashes].join(' ')].join('; ');
}

export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'";
