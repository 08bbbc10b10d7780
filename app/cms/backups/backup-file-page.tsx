import { redirect } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { isRecent } from '#domain/people/recent-sign-in.ts';
import type { Route } from './+types/backup-file-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** A backup opens the whole shop: whoever has not signed in lately does so again first. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { signedInAt } = requirePermission(context, 'backups.make');
  const { backups, clock } = context.get(platformContext);
  if (!isRecent(signedInAt, clock.now())) throw redirect(cmsPaths.signInOnceMore(cmsPaths.backups()));
  const file = await backups.read(params.name);
  if (!file) throw new Response('There is no such backup.', { status: 404 });
  return new Response(file.content, {
    headers: {
      'content-type': 'application/x-tar',
      'content-length': String(file.bytes),
      'content-disposition': `attachment; filename="${params.name}"`,
      'cache-control': 'no-store',
    },
  });
}
