import { problem } from './api/problem.ts';

export function tooManyRequests(retryAfterSeconds: number): Response {
  const answer = problem(429, 'too-many-requests', 'Too many attempts. Please wait a while and try again.');
  answer.headers.set('retry-after', String(retryAfterSeconds));
  return answer;
}
