import { writeMail } from '#app/mails/write-mail.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readMailText } from '#database/queries/mail/mail-text-rows.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { exampleContent } from '#domain/mail/example-content.ts';
import { isMailKind } from '#domain/mail/mail-request.ts';
import { LONGEST_INTRODUCTION, LONGEST_SUBJECT } from '#domain/mail/mail-text-form.ts';
import { settingsAt } from '#domain/shop/shown-settings.ts';
import { multiLine, singleLine } from '#domain/text/clean-text.ts';
import { mailText } from '#operations/mail/mail-text.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/mail-preview-page';
import { framedMail } from './framed-mail.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** A mail with invented facts, and the words of the address or, without them, the stored ones. */
export async function loader({ context, params: { kind }, url }: Route.LoaderArgs) {
  const { email } = requirePermission(context, 'settings.view');
  if (!isMailKind(kind)) return new Response('The shop knows no such mail.', { status: 404 });
  const { db, clock } = context.get(platformContext);
  const stored = await readMailText(db, kind);
  const text = {
    subject: singleLine(url.searchParams.get('subject') ?? stored.subject).slice(0, LONGEST_SUBJECT),
    introduction: multiLine(url.searchParams.get('introduction') ?? stored.introduction).slice(
      0,
      LONGEST_INTRODUCTION,
    ),
  };
  const shop = settingsAt(await readSettings(db), nowIso(clock));
  const { html } = writeMail(exampleContent(kind, text, { to: email, shop, home: url.origin }));
  return url.searchParams.get('part') === 'text'
    ? framedMail(mailText(html), 'text/plain')
    : framedMail(html, 'text/html');
}
