import { data } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { PaperList } from '#app/cms/papers/paper-list.tsx';
import { RecordActions } from '#app/cms/records/record-actions.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { Moment } from '#app/ui/moment.tsx';
import { findMail } from '#database/queries/mail/mail-rows.ts';
import { listPapersOfMail } from '#database/queries/paper/papers.ts';
import { canBeSentNow } from '#domain/mail/unsent-mail.ts';
import { may } from '#domain/people/permissions.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/mail-page';
import { mailKindLabel } from './mail-kind-label.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.mail.subject ?? 'Mail');

export async function loader({ context, params }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'mails.view');
  const { db, clock, sendsMail } = context.get(platformContext);
  const mail = await findMail(db, params.id);
  if (!mail) throw data(null, { status: 404 });
  const { html: _, ...shown } = mail;
  const papers = await listPapersOfMail(db, mail.id);
  return {
    mail: shown,
    papers: papers.map(({ number, ...paper }) => ({ ...paper, title: number })),
    canSend: may(role, 'mails.retry') && canBeSentNow(mail, nowIso(clock)) && (await sendsMail()),
  };
}

/** The mail as it arrives; both its parts. */
export default function MailPage({ loaderData: { mail, papers, canSend } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={cmsPaths.mails()}>All mails</BackLink>
      <PageHeading title={mail.subject}>
        {canSend && (
          <RecordActions
            id={mail.id}
            list={cmsPaths.mails()}
            actions={[{ intent: 'send', label: 'Send now' }]}
          />
        )}
      </PageHeading>
      <dl className="mb-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&_dt]:text-ink-soft">
        <dt>Kind</dt>
        <dd>{mailKindLabel(mail.kind)}</dd>
        <dt>From</dt>
        <dd className="[overflow-wrap:anywhere]">{mail.sender}</dd>
        <dt>To</dt>
        <dd className="[overflow-wrap:anywhere]">{mail.recipient || 'An address that is not stored'}</dd>
        {mail.replyTo && (
          <>
            <dt>Reply to</dt>
            <dd className="[overflow-wrap:anywhere]">{mail.replyTo}</dd>
          </>
        )}
        <dt>{mail.state === 'sent' ? 'Sent' : 'Written, not sent'}</dt>
        <dd>
          <Moment at={mail.createdAt} />
        </dd>
      </dl>
      {papers.length > 0 && (
        <div className="mb-5 max-w-sm">
          <h2 className="mb-2 text-sm font-semibold">Attached</h2>
          <PaperList papers={papers} />
        </div>
      )}
      <iframe
        title="The mail as it arrives"
        src={cmsPaths.mailBody(mail.id)}
        sandbox="allow-popups"
        className="mb-5 h-[48rem] w-full max-w-[42rem] resize-x rounded-card border border-line bg-white"
      />
      <FieldGroup title="The text part">
        <pre className="font-sans text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">{mail.body}</pre>
      </FieldGroup>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the mail" />;
}
