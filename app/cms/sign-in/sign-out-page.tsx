import { redirect } from 'react-router';
import { cmsPaths } from '#app/cms-paths.ts';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import type { Route } from './+types/sign-out-page';

export async function action({ context, request }: Route.ActionArgs) {
  const headers = await context.get(platformContext).staff.signOut(request.headers);
  throw redirect(cmsPaths.signIn(), { headers });
}

/** Only a button signs out; who types the address is sent on. */
export function loader() {
  throw redirect(paths.cms());
}
