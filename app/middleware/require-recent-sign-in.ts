import { type MiddlewareFunction, redirect } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { staffContext } from '#app/request/staff-context.ts';
import { GUARDED_PAGES, type GuardedPageName, isFree, isRecent } from '#domain/people/recent-sign-in.ts';

/** Guards the forms of a page that change who gets into the shop: whoever has not signed in lately does so again first. */
export function requireRecentSignIn(page: GuardedPageName): MiddlewareFunction<Response> {
  const { backTo, free } = GUARDED_PAGES[page];
  return async ({ context, request }, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const now = context.get(platformContext).clock.now();
    if (isRecent(context.get(staffContext).signedInAt, now)) return next();
    if (free.length > 0 && isFree(page, String((await readForm(request.clone())).get('intent'))))
      return next();
    throw redirect(cmsPaths.signInOnceMore(backTo));
  };
}
