import { createHash } from 'node:crypto';

const ALWAYS: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
];

const BASE_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

export function securityHeaders(isHttps: boolean): [string, string][] {
  return isHttps ? [...ALWAYS, ['strict-transport-security', 'max-age=31536000']] : ALWAYS;
}

/** The policy of a rendered page: the shop's scripts, and inline scripts by hash (docs/decisions/003-hashes-instead-of-nonces.md). */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /application\/ld\+json/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...BASE_POLICY, ["script-src 'self'", ...hashes].join(' ')].join('; ');
}

export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'";
