import type { CachedBody, CachedPage } from './cached-page.ts';

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

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
