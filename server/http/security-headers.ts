/**
 * Returns the headers of every response. Pictures may be shown by other sites, which sets the second header itself
 * (`server/files/media.ts`). `coversSubdomains`: browsers are to use https for every name below the shop's own too.
 */
export function headersOfAll(isHttps: boolean, coversSubdomains = false): [string, string][] {
  const hsts = `max-age=31536000${coversSubdomains ? '; includeSubDomains' : ''}`;
  return isHttps ? [...ALWAYS, ['strict-transport-security', hsts]] : ALWAYS;
}

const ALWAYS: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
];

const OF_PAGES: [string, string][] = [
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

export function securityHeaders(isHttps: boolean, coversSubdomains = false): [string, string][] {
  return [...headersOfAll(isHttps, coversSubdomains), ...OF_PAGES];
}

/** The policy of a rendered page: the shop's files, and these inline scripts (docs/decisions/003-hashes-instead-of-nonces.md). */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [...BASE_POLICY, ["script-src 'self'", ...scriptHashes].join(' ')].join('; ');
}

/** The policy of a page that takes payments by Stripe, as Stripe asks for it (docs/decisions/073-pay-on-a-page-of-its-own.md). */
export function paymentPolicy(scriptHashes: readonly string[]): string {
  return [
    ...BASE_POLICY,
    ["script-src 'self'", ...STRIPE_SCRIPTS, ...scriptHashes].join(' '),
    ["frame-src 'self'", ...STRIPE_SCRIPTS, 'https://hooks.stripe.com'].join(' '),
    "connect-src 'self' https://api.stripe.com",
  ].join('; ');
}

const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** Lets wallets open a window that speaks with the page that takes the payment. */
export const PAYMENT_OPENER_POLICY: [string, string] = [
  'cross-origin-opener-policy',
  'same-origin-allow-popups',
];

export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'";
