import { type MiddlewareFunction, redirect } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { mustSetUpContext, staffContext } from '#app/request/staff-context.ts';
import { isSecondStepRequired } from '#operations/people/second-step-rule.ts';

/**
 * Guards pages, data and actions alike: redirects visitors to sign in, and back afterwards, and those who must set up a second
 * step to their account. The cookie of a prolonged session
 * goes with the response, unless the response sets cookies of its own, as signing out does.
 */
export const requireStaff: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const session = await context.get(platformContext).staff.renew(request.headers);
  if (!session) throw redirect(cmsPaths.signIn(url.pathname + url.search));
  context.set(staffContext, session.member);
  if (!session.member.hasSecondFactor && (await isSecondStepRequired(context.get(platformContext)))) {
    if (url.pathname.replace(/\.data$/, '') !== cmsPaths.account()) throw redirect(cmsPaths.account());
    context.set(mustSetUpContext, true);
  }
  const response = await next();
  if (response.headers.getSetCookie().length === 0)
    for (const cookie of session.headers.getSetCookie()) response.headers.append('set-cookie', cookie);
  return response;
};
