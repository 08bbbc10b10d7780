import { Link } from 'react-router';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import type { ListResult } from '#app/cms/lists/list-result.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { Moment } from '#app/ui/moment.tsx';
import { countFailedJobs, findDelayedMails } from '#database/queries/jobs/listed-jobs.ts';
import { type ListedMail, listMails } from '#database/queries/mail/mail-rows.ts';
import { MAIL_LIST } from '#domain/mail/mail-list.ts';
import { lateMailsText } from '#domain/mail/unsent-mail.ts';
import { countText } from '#domain/text/count-text.ts';
import { deleteMails } from '#operations/mail/delete-mails.ts';
import { sendUnsentMails } from '#operations/mail/send-unsent-mails.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import type { Route } from './+types/mails-page';
import { mailKindLabel } from './mail-kind-label.ts';
import { MailsNav } from './mails-nav.tsx';

const LIST: ListDeclaration<ListedMail, typeof MAIL_LIST, 'send'> = {
  path: cmsPaths.mails(),
  shape: MAIL_LIST,
  kind: 'mail',
  title: 'Mails',
  permissions: { view: 'mails.view', change: 'mails.retry', delete: 'mails.retry' },
  verbs: [
    {
      intent: 'send',
      label: 'Send now',
      done: 'on the way',
      isOffered: ({ filters }) => filters.state !== 'sent',
    },
  ],
  searchLabel: 'Search by address or subject',
  filters: { state: { label: 'State', all: 'Any state', labels: { outbox: 'not sent' } } },
  empty: {
    title: 'No mails yet',
    text: 'Every mail the shop writes stays here for three months.',
    isSameIfFiltered: true,
  },
  idOf: ({ id }) => id,
  nameOf: ({ subject }) => subject,
  columns: [
    {
      label: 'Subject',
      cell: ({ id, subject, kind }) => (
        <>
          <RowLink to={cmsPaths.mail(id)} className="block [overflow-wrap:anywhere]">
            {subject}
          </RowLink>
          <span className="text-ink-soft">{mailKindLabel(kind)}</span>
        </>
      ),
    },
    {
      label: 'To',
      labelled: true,
      cell: ({ recipient }) => <span className="[overflow-wrap:anywhere]">{recipient || 'not stored'}</span>,
    },
    {
      label: 'State',
      cell: ({ state }) => (
        <FlagBadge look={state === 'sent' ? 'good' : 'waiting'}>
          {state === 'sent' ? 'sent' : 'not sent'}
        </FlagBadge>
      ),
    },
    { label: 'Written', sort: 'written', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export async function loader(args: Route.LoaderArgs) {
  const list = await loadList(args, LIST, listMails);
  const platform = args.context.get(platformContext);
  const { db } = platform;
  const sendsMail = await platform.sendsMail();
  const actions = list.actions.filter(({ intent }) => intent !== 'send' || sendsMail);
  return {
    ...list,
    actions,
    sendsMail,
    failed: await countFailedJobs(db),
    delayed: await findDelayedMails(db),
  };
}

export function action(args: Route.ActionArgs) {
  return runListCommand(args, LIST, { change: sendNow, remove: deleteMails });
}

async function sendNow(platform: Platform, member: StaffMember, ids: string[]): Promise<ListResult> {
  if (!(await platform.sendsMail()))
    return { ok: false, message: 'Nothing was sent: no mail server is set up.' };
  const sent = await sendUnsentMails(platform, member, ids);
  return { ok: sent > 0, message: lateMailsText(sent, ids.length) };
}

export default function MailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sendsMail, failed, delayed, page } = loaderData;
  return (
    <RecordList
      list={LIST}
      loaded={loaderData}
      result={actionData}
      notice={
        <>
          <MailsNav />
          <div className="mb-4 grid max-w-prose gap-2 text-sm text-ink-soft">
            {!sendsMail && (
              <p>
                No mail server is set up, so nothing is sent: read here what shoppers would get. The mail
                server of the <Link to={cmsPaths.mailServer()}>settings</Link> sends those that come after;
                those of the last week can then be sent from here.
              </p>
            )}
            {sendsMail && page.items.some(({ state }) => state === 'outbox') && (
              <p>
                Mails that are not sent were written while no mail server was set up, and do not go by
                themselves. Tick those of the last week that should go, then choose ‘Send now’: each is
                written anew. One whose order, message or link is gone stays as it is.
              </p>
            )}
            {delayed && (
              <p className="[overflow-wrap:anywhere]">
                {countText(delayed.count, 'mail', 'mails')} could not be sent yet, and the shop tries again by
                itself. Last reason: {delayed.error}
              </p>
            )}
            {failed > 0 && (
              <p>
                <Link
                  to={cmsPaths.failedJobs()}
                  className="font-semibold text-rose-deep underline underline-offset-4"
                >
                  {failed} could not be done
                </Link>{' '}
                and wait for you.
              </p>
            )}
          </div>
        </>
      }
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the mails" />;
}
