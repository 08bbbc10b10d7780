import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { findMail } from '#database/queries/mail/mail-rows.ts';
import type { Route } from './+types/mail-body-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** A mail has its styles in the page and no script; it runs under a policy of its own, shown in a frame of /cms. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-ancestors 'self'; sandbox allow-popups";

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'mails.view');
  const mail = await findMail(context.get(platformContext).db, params.id);
  if (!mail) return new Response('This mail is gone.', { status: 404 });
  return new Response(mail.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
    },
  });
}
