import type { Hono } from 'hono';
import type { Bindings } from '#server/http/bindings.ts';
import { problem } from '#server/http/problem.ts';

type Routes = Hono<{ Bindings: Bindings }>;

/** Responds where no route matched: with the methods of the address (RFC 9110 §15.5.6), or 404. */
export function respondToUnrouted(hono: Routes, path: string, method: string): Response {
  const allowed = methodsAt(hono, path);
  if (allowed.length === 0) return problem(404, 'not-found', 'There is nothing at this address.');
  const allow = allowed.join(', ');
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
  const response = problem(405, 'method-not-allowed', `This address answers ${allow}.`);
  response.headers.set('allow', allow);
  return response;
}

function methodsAt(hono: Routes, path: string): string[] {
  const there = hono.routes.filter((route) => route.method !== 'ALL' && isAt(route.path, path));
  // An address that is written out is that alone: '/orders/find' beside '/orders/:orderNumber'.
  const literal = there.filter((route) => route.path === path);
  const methods = new Set((literal.length > 0 ? literal : there).map((route) => route.method));
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
