import { redirect } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { signOutStaff } from '#operations/people/sign-in.ts';
import type { Route } from './+types/sign-out-page';

export async function action({ context, request }: Route.ActionArgs) {
  const headers = await signOutStaff(context.get(platformContext), request.headers);
  // Not "storage": the browser stores the cart and unsent orders of the shop under the same address.
  headers.set('clear-site-data', '"cache"');
  throw redirect(cmsPaths.signIn(), { headers });
}

/** Only the button signs out; a visit to the address is redirected. */
export function loader() {
  throw redirect(paths.cms());
}
