import { RESTORE } from '#app/cms/lists/bulk-actions.ts';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import { listMessages, type Message } from '#database/queries/inbox/listed-messages.ts';
import { subjectLabel } from '#domain/inbox/contact-subject.ts';
import { MESSAGE_LIST, type MessageListQuery, type MessageMove } from '#domain/inbox/message-list.ts';
import { deleteMessages, moveMessages } from '#operations/inbox/change-messages.ts';
import type { Route } from './+types/messages-page';
import { MessageStatusFlag } from './message-status-flag.tsx';
import { ReplyBy } from './reply-by.tsx';

const isArchive = ({ filters }: MessageListQuery) => filters.status === 'archived';
const isInbox = (query: MessageListQuery) => !isArchive(query);

const LIST: ListDeclaration<Message, typeof MESSAGE_LIST, MessageMove> = {
  path: cmsPaths.messages(),
  shape: MESSAGE_LIST,
  kind: 'message',
  title: 'Messages',
  permissions: { view: 'messages.view', change: 'messages.answer', delete: 'messages.delete' },
  verbs: [
    { intent: 'read', label: 'Mark read', done: 'marked as read', isOffered: isInbox },
    { intent: 'new', label: 'Mark new', done: 'marked as new', isOffered: isInbox },
    { intent: 'answered', label: 'Mark answered', done: 'marked as answered', isOffered: isInbox },
    { intent: 'archived', label: 'Archive', done: 'archived', isOffered: isInbox },
    { ...RESTORE, isOffered: isArchive },
  ],
  searchLabel: 'Search messages',
  filters: {
    status: { label: 'Status', all: 'All but archived' },
    kind: { label: 'Kind', all: 'All kinds', labels: { complaint: 'Complaints' } },
  },
  empty: {
    title: 'No messages yet',
    text: 'What visitors write by the forms for messages and complaints comes here.',
    isSameIfFiltered: true,
  },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => `the message of ${name}`,
  columns: [
    {
      label: 'From',
      cell: ({ id, name, status }) => (
        <RowLink to={cmsPaths.message(id)} className={`block ${status === 'new' ? '' : 'font-normal'}`}>
          {name}
        </RowLink>
      ),
    },
    {
      label: 'Subject',
      cell: ({ subject, message }) => (
        <>
          <span className="block font-medium">{subjectLabel(subject)}</span>
          <span className="line-clamp-1 text-ink-soft [overflow-wrap:anywhere]">{message}</span>
        </>
      ),
    },
    {
      label: 'Status',
      cell: (message) => (
        <>
          <MessageStatusFlag status={message.status} />
          <ReplyBy message={message} />
        </>
      ),
    },
    { label: 'Received', sort: 'received', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export function loader(args: Route.LoaderArgs) {
  return loadList(args, LIST, listMessages);
}

export function action(args: Route.ActionArgs) {
  return runListCommand(args, LIST, { change: moveMessages, remove: deleteMessages });
}

export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the messages" />;
}
