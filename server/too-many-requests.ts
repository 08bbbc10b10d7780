import { problem } from './api/problem.ts';
import { STRICT_POLICY } from './security-headers.ts';

const WORDS = 'Too many attempts. Please wait a while and try again.';

/** Tells a client to wait: a browser without script reads a page, everybody else a problem. */
export function tooManyRequests(retryAfterSeconds: number, accept = ''): Response {
  const answer = accept.includes('text/html') ? page() : problem(429, 'too-many-requests', WORDS);
  answer.headers.set('retry-after', String(retryAfterSeconds));
  return answer;
}

function page(): Response {
  const html = `<!doctype html><html lang="en-GB"><title>Please wait</title><h1>Please wait</h1><p>${WORDS}</p>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': STRICT_POLICY,
    'cache-control': 'no-store',
  };
  return new Response(html, { status: 429, headers });
}
