import { writeMail } from '#app/mails/write-mail.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { findFailedJob } from '#database/queries/jobs/listed-jobs.ts';
import { requestOf } from '#domain/jobs/job-label.ts';
import { loadMail } from '#operations/mail/load-mail.ts';
import { withoutSecret } from '#operations/mail/without-secret.ts';
import type { Route } from './+types/failed-mail-page';
import { framedMail } from './framed-mail.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** The mail of a failed job as it would be sent now, without its papers. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requirePermission(context, 'mails.view');
  const platform = context.get(platformContext);
  const job = await findFailedJob(platform.db, params.id);
  const request = job && requestOf(job);
  const content = request && (await loadMail(platform, request, platform.publicUrl || url.origin));
  if (!content) return new Response('There is nothing to send any more.', { status: 404 });
  return framedMail(withoutSecret(writeMail({ ...content, papers: [] }).html, content), 'text/html');
}
