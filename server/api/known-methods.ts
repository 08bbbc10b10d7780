import { problem } from '#server/http/problem.ts';
import type { Api } from './api-route.ts';

/** Responds where no route matched: with the methods of the address (RFC 9110 §15.5.6), or 404. */
export function respondToUnrouted(hono: Api['hono'], path: string, method: string): Response {
  const allowed = methodsAt(hono, path);
  if (allowed.length === 0) return problem(404, 'not-found', 'There is nothing at this address.');
  const allow = allowed.join(', ');
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
  const response = problem(405, 'method-not-allowed', `This address answers ${allow}.`);
  response.headers.set('allow', allow);
  return response;
}

function methodsAt(hono: Api['hono'], path: string): string[] {
  const methods = new Set(
    hono.routes
      .filter((route) => route.method !== 'ALL' && isAt(route.path, path))
      .map((route) => route.method),
  );
  if (methods.size === 0) return [];
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods.add('OPTIONS')].sort();
}

/** True for '/products/:id' and '/products/rose-serum'. */
function isAt(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''))
  );
}
