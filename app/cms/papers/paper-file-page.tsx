import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { findPaper } from '#database/queries/paper/papers.ts';
import { paperFileName } from '#domain/paper/paper.ts';
import type { Route } from './+types/paper-file-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'orders.view');
  const { db, printPaper } = context.get(platformContext);
  const paper = await findPaper(db, params.id);
  if (!paper) return new Response('There is no such paper.', { status: 404 });
  return new Response(new Uint8Array(await printPaper(paper.facts)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${paperFileName(paper.number)}"`,
      'cache-control': 'no-store',
    },
  });
}
