import { type MiddlewareFunction, redirect } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { staffContext } from '#app/request/staff-context.ts';

/** Lets only staff in, to pages, data and actions alike; visitors are sent to sign in and come back after. */
export const requireStaff: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const member = await context.get(platformContext).staff.current(request.headers);
  if (!member) throw redirect(cmsPaths.signIn(url.pathname + url.search));
  context.set(staffContext, member);
  return next();
};
