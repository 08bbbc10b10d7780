import type { CachedBody, CachedPage, Encoding } from './cached-page.ts';

export type PageResponse = { status: number; headers: string[]; body: Buffer | null };

export type PageConditions = { method: string; ifNoneMatch: string | null };

export function responseFrom(
  { status }: CachedPage,
  { headers, bytes, etag }: CachedBody,
  { method, ifNoneMatch }: PageConditions,
): PageResponse {
  if (status === 200 && matches(ifNoneMatch, etag)) {
    return { status: 304, headers: withoutContent(headers), body: null };
  }
  return { status, headers, body: method === 'HEAD' ? null : bytes };
}

const POLICY = 'content-security-policy';

export function headerPairs(headers: string[]): [string, string][] {
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : []));
}

function withoutContent(headers: string[]): string[] {
  const appliesToNoContent = (name = '') => !name.startsWith('content-') || name === POLICY;
  return headers.filter((_, index) => appliesToNoContent(headers[index - (index % 2)]));
}

/** The form every browser sends; reading the whole header takes ten times as long. */
const UNWEIGHTED_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;

/** Prefers brotli, then gzip; `;q=0` refuses an encoding (RFC 9110 §12.5.3). */
export function chooseEncoding(accept: string | null): Encoding {
  if (!accept) return 'identity';
  if (UNWEIGHTED_BROTLI.test(accept)) return 'br';
  const accepted = new Set<string>();
  for (const part of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = part.trim().split(';');
    if (name && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))) accepted.add(name);
  }
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
