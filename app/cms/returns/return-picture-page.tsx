import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { findReturnPicture } from '#database/queries/returns/return-pictures.ts';
import type { Route } from './+types/return-picture-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** A picture that a customer added to a return: staff alone see it, and no cache keeps it. */
export async function loader({ context, params: { id, picture } }: Route.LoaderArgs) {
  requirePermission(context, 'returns.view');
  const content = await findReturnPicture(context.get(platformContext).db, { returnId: id, id: picture });
  if (!content) return new Response('There is no such picture.', { status: 404 });
  return new Response(content, {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
    },
  });
}
