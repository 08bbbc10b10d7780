import type { MiddlewareHandler } from 'hono';
import { isStaffPath } from '#app/links/staff-path.ts';
import { problem } from './problem.ts';

/** Half of a pair of surrogates cannot be written in an address; of what PostgreSQL refuses in text, NUL alone can. */
const NUL = /%00/;

/** True for an address that names nothing, because no text of the shop can hold what it holds. */
export function hasRefusedCharacter(address: string): boolean {
  return NUL.test(address);
}

/** Responds 400 to the API, to forms and in /cms. Public pages are not found: see `pageKeyOf`. */
export function refuseCharacters(): MiddlewareHandler {
  return async ({ req }, next) => {
    if (!hasRefusedCharacter(req.url)) return next();
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const { pathname } = new URL(req.url);
    if (isRead && !isStaffPath(pathname) && !pathname.startsWith('/api/')) return next();
    return problem(400, 'refused-character', 'The address holds a character that no text may hold.');
  };
}
