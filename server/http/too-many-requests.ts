import { TOO_MANY_ATTEMPTS } from '#domain/people/too-many-attempts.ts';
import { problem } from './problem.ts';

/** The problem 429 for programs; people get `server/pages/notices.ts`. */
export function tooManyRequests(retryAfterSeconds: number): Response {
  const response = problem(429, 'too-many-requests', TOO_MANY_ATTEMPTS);
  response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}
