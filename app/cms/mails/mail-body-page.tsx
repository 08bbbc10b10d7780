import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { findMail } from '#database/queries/mail/mail-rows.ts';
import type { Route } from './+types/mail-body-page';
import { framedMail } from './framed-mail.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'mails.view');
  const mail = await findMail(context.get(platformContext).db, params.id);
  if (!mail) return new Response('This mail is gone.', { status: 404 });
  return framedMail(mail.html, 'text/html');
}
