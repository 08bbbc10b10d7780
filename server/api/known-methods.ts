import { problem } from '#server/http/problem.ts';
import type { Api } from './api-parts.ts';

/** What is left when no route answered: which methods the address knows (RFC 9110 §15.5.6), or that there is none. */
export function respondToUnrouted(api: Api, path: string, method: string): Response {
  const allowed = methodsAt(api, path);
  if (allowed.length === 0) return problem(404, 'not-found', 'There is nothing at this address.');
  const allow = allowed.join(', ');
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
  const answer = problem(405, 'method-not-allowed', `This address answers ${allow}.`);
  answer.headers.set('allow', allow);
  return answer;
}

function methodsAt(api: Api, path: string): string[] {
  const methods = new Set(
    api.routes
      .filter((route) => route.method !== 'ALL' && isAt(route.path, path))
      .map((route) => route.method),
  );
  if (methods.size === 0) return [];
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods.add('OPTIONS')].sort();
}

/** '/products/:id' is at '/products/rose-serum'. */
function isAt(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''))
  );
}
