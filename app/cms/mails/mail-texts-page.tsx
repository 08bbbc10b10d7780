import { Link } from 'react-router';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listChangedMailTexts } from '#database/queries/mail/mail-text-rows.ts';
import { isMailKind, MAIL_LABELS } from '#domain/mail/mail-request.ts';
import { MAIL_TEXTS } from '#domain/mail/mail-texts.ts';
import type { Route } from './+types/mail-texts-page';
import { MailsNav } from './mails-nav.tsx';

const TITLE = 'Texts of mails';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, TITLE);

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'settings.view');
  const changed = await listChangedMailTexts(context.get(platformContext).db);
  const byKind = new Map(changed.map((text) => [text.kind, text]));
  const kinds = Object.keys(MAIL_TEXTS).filter(isMailKind);
  return {
    mails: kinds.map((kind) => ({
      kind,
      subject: byKind.get(kind)?.subject ?? MAIL_TEXTS[kind].subject,
      isChanged: byKind.has(kind),
    })),
  };
}

/** Every mail the shop can send, with its reader and its occasion. */
export default function MailTextsPage({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={TITLE} />
      <MailsNav />
      <p className="mb-5 max-w-prose text-sm text-ink-soft">
        Every mail the shop can send. Its subject and introduction are yours to write; what the law asks for,
        and what must be true of an order, stays as it is.
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {mails.map(({ kind, subject, isChanged }) => (
          <li
            key={kind}
            className="relative grid gap-x-6 gap-y-1 px-5 py-4 hover:bg-blush-soft sm:grid-cols-2"
          >
            <div className="min-w-0">
              <Link
                to={cmsPaths.mailText(kind)}
                className="font-semibold after:absolute after:inset-0 hover:text-rose"
              >
                {MAIL_LABELS[kind]}
              </Link>{' '}
              {isChanged && <FlagBadge look="good">your words</FlagBadge>}
              <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{subject}</p>
            </div>
            <p className="text-sm text-ink-soft">
              {MAIL_TEXTS[kind].goesTo}, {MAIL_TEXTS[kind].sentWhen}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the texts of mails" />;
}
