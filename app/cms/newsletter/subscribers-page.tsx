import { Link } from 'react-router';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import { listSubscribers, type Subscriber } from '#database/queries/inbox/listed-subscribers.ts';
import { SUBSCRIBER_LIST, SUBSCRIBER_WORDS } from '#domain/inbox/subscriber-list.ts';
import { removeSubscribers } from '#operations/inbox/change-subscribers.ts';
import type { Route } from './+types/subscribers-page';

const LOOKS = { confirmed: 'good', pending: 'waiting', unsubscribed: 'quiet' } as const;

const LIST: ListDeclaration<Subscriber, typeof SUBSCRIBER_LIST, 'unsubscribe'> = {
  path: cmsPaths.newsletter(),
  shape: SUBSCRIBER_LIST,
  kind: 'subscriber',
  noun: ['address', 'addresses'],
  title: 'Newsletter',
  caption: 'Newsletter subscribers',
  permissions: {
    view: 'subscribers.view',
    change: 'subscribers.edit',
    delete: 'subscribers.edit',
    export: 'subscribers.export',
  },
  exports: [
    {
      path: cmsPaths.newsletterExport(),
      label: ({ filters }) =>
        `Export ${filters.status ? SUBSCRIBER_WORDS[filters.status] : 'all with status'}`,
    },
  ],
  verbs: [{ intent: 'unsubscribe', label: 'Unsubscribe', done: 'unsubscribed' }],
  searchLabel: 'Search addresses',
  filters: { status: { label: 'Status', all: 'Any status', labels: SUBSCRIBER_WORDS } },
  empty: {
    title: 'No subscribers yet',
    text: 'Who signs up on a page of the shop comes here.',
    isSameIfFiltered: true,
  },
  idOf: ({ id }) => id,
  nameOf: ({ email }) => email,
  columns: [
    { label: 'Email', sort: 'email', cell: ({ email }) => email },
    {
      label: 'Status',
      cell: ({ status }) => <FlagBadge look={LOOKS[status]}>{SUBSCRIBER_WORDS[status]}</FlagBadge>,
    },
    { label: 'Signed up on', labelled: true, cell: ({ source }) => source },
    { label: 'Since', sort: 'since', labelled: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export function loader(args: Route.LoaderArgs) {
  return loadList(args, LIST, listSubscribers);
}

export function action(args: Route.ActionArgs) {
  return runListCommand(args, LIST, {
    change: removeSubscribers,
    remove: (platform, member, ids) => removeSubscribers(platform, member, ids, 'delete'),
  });
}

export default function SubscribersPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordList
      list={LIST}
      loaded={loaderData}
      result={actionData}
      notice={
        <p className="mb-4 max-w-prose text-sm text-ink-soft">
          Only confirmed addresses may be written to. An address is confirmed by its owner, by the link mailed
          to it: nobody else can give that consent for them. Without a mail server the links can be read under{' '}
          <Link to={cmsPaths.mails()} className="underline underline-offset-4">
            Mails
          </Link>
          . The export holds every address with its status;{' '}
          <a
            href={`${cmsPaths.newsletterExport()}?status=confirmed`}
            download
            className="underline underline-offset-4"
          >
            export the confirmed only
          </a>
          .
        </p>
      }
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the newsletter" />;
}
