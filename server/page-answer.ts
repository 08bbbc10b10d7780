import type { Encoding, KeptBody, KeptPage } from './page-cache.ts';

/** What a kept page answers to one request: the encoding it accepts, or 304 when it has these very bytes already. */
export type PageAnswer = { status: number; headers: [string, string][]; body: Buffer | null };

export type PageQuestion = { method: string; acceptEncoding: string | null; ifNoneMatch: string | null };

export function answerFrom(page: KeptPage, question: PageQuestion): PageAnswer {
  const encoding = chooseEncoding(question.acceptEncoding);
  const body = page.bodies[encoding];
  const isKnown = page.status === 200 && matches(question.ifNoneMatch, body.etag);
  const headers = headersFor(page, encoding, body);
  if (isKnown) {
    return {
      status: 304,
      headers: headers.filter(([name]) => !name.startsWith('content-') || name === POLICY),
      body: null,
    };
  }
  return { status: page.status, headers, body: question.method === 'HEAD' ? null : body.bytes };
}

const POLICY = 'content-security-policy';

const kept = new WeakMap<KeptBody, [string, string][]>();

function headersFor(page: KeptPage, encoding: Encoding, body: KeptBody): [string, string][] {
  const made = kept.get(body);
  if (made) return made;
  const headers: [string, string][] = [
    ...page.headers,
    ['etag', body.etag],
    ['content-length', String(body.bytes.length)],
    ...(encoding === 'identity' ? [] : ([['content-encoding', encoding]] as [string, string][])),
  ];
  kept.set(body, headers);
  return headers;
}

/** Brotli, then gzip; `;q=0` refuses (RFC 9110 §12.5.3). */
export function chooseEncoding(accept: string | null): Encoding {
  if (!accept) return 'identity';
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
