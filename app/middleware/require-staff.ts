import { type MiddlewareFunction, redirect } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { staffContext } from '#app/request/staff-context.ts';

/** Guards pages, data and actions alike: redirects visitors to sign in, and back afterwards. */
export const requireStaff: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const member = await context.get(platformContext).staff.current(request.headers);
  if (!member) throw redirect(cmsPaths.signIn(url.pathname + url.search));
  context.set(staffContext, member);
  return next();
};
