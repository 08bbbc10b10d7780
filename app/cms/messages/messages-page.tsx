import { Link } from 'react-router';
import { DELETE } from '#app/cms/ui/bulk-actions.ts';
import { clampPage } from '#app/cms/ui/clamp-page.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { type Column, DataTable } from '#app/cms/ui/data-table.tsx';
import { type FilterField, ListFilters } from '#app/cms/ui/list-filters.tsx';
import { ListPage } from '#app/cms/ui/list-page.tsx';
import { ListRows } from '#app/cms/ui/list-rows.tsx';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { type ListChange, runListCommand } from '#app/cms/ui/run-list-command.ts';
import type { ShownList } from '#app/cms/ui/shown-list.ts';
import { sortLinks } from '#app/cms/ui/sort-links.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { Moment } from '#app/ui/moment.tsx';
import { listMessages, type Message } from '#database/queries/inbox/listed-messages.ts';
import { subjectLabel } from '#domain/inbox/contact-subject.ts';
import {
  MESSAGE_LIST,
  MESSAGE_STATUSES,
  type MessageListQuery,
  type MessageMove,
} from '#domain/inbox/message-list.ts';
import { isFiltered, parseListQuery } from '#domain/lists/list-query.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { deleteMessages, moveMessages } from '#operations/inbox/change-messages.ts';
import type { Route } from './+types/messages-page';
import { MessageStatusFlag } from './message-status-flag.tsx';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Messages');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'messages.view');
  const query = parseListQuery(url.searchParams, MESSAGE_LIST);
  const messages = await listMessages(context.get(platformContext).db, query);
  clampPage(listOf(query), messages.pageCount);
  return { query, messages, canDelete: may(role, 'messages.delete') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'messages.answer');
  const platform = context.get(platformContext);
  return runListCommand(request, {
    kind: 'message',
    selectFirst: 'Select a message first.',
    countOf: (count) => countText(count, 'message'),
    changes: [...MOVES, MOVE_BACK],
    change: ({ intent }, ids) => moveMessages(platform, member, ids, intent),
    checkMayDelete: () => requirePermission(context, 'messages.delete'),
    deleteAll: (ids) => deleteMessages(platform, member, ids),
    log: platform.log,
    failures: { change: 'messages could not be changed', delete: 'messages could not be changed' },
  });
}

const MOVES: ListChange<MessageMove>[] = [
  { intent: 'read', label: 'Mark read', done: 'marked as read' },
  { intent: 'new', label: 'Mark new', done: 'marked as new' },
  { intent: 'answered', label: 'Mark answered', done: 'marked as answered' },
  { intent: 'archived', label: 'Archive', done: 'archived' },
];
const MOVE_BACK: ListChange<MessageMove> = { intent: 'restore', label: 'Take back', done: 'taken back' };

export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, messages, canDelete } = loaderData;
  const list = listOf(query);
  const moves = query.filters.status === 'archived' ? [MOVE_BACK] : MOVES;
  return (
    <ListPage title="Messages" count={countText(messages.total, 'message')} answer={actionData}>
      <ListFilters list={list} searchLabel="Search messages" filters={filters(query)} />
      <ListRows
        list={list}
        page={messages}
        empty={{
          title: isFiltered(query) ? 'No message found' : 'No messages yet',
          text: 'What visitors write by the contact form comes here.',
        }}
        actions={canDelete ? [...moves, DELETE] : moves}
        answer={actionData}
      >
        <DataTable
          caption="Messages"
          columns={columns(list)}
          rows={messages.items}
          idOf={(message) => message.id}
          nameOf={(message) => `the message of ${message.name}`}
          canPick
        />
      </ListRows>
    </ListPage>
  );
}

function filters(query: MessageListQuery): FilterField[] {
  return [
    {
      name: 'status',
      label: 'Status',
      value: query.filters.status,
      all: 'All but archived',
      options: MESSAGE_STATUSES.map((status) => ({ value: status, label: status })),
    },
  ];
}

function listOf(query: MessageListQuery): ShownList {
  return { path: cmsPaths.messages(), shape: MESSAGE_LIST, query };
}

function columns(list: ShownList): Column<Message>[] {
  return [
    {
      key: 'from',
      label: 'From',
      cell: (message) => (
        <Link
          to={cmsPaths.message(message.id)}
          className={`block underline-offset-4 hover:underline ${message.status === 'new' ? '' : 'font-normal'}`}
        >
          {message.name}
        </Link>
      ),
    },
    {
      key: 'subject',
      label: 'Subject',
      cell: (message) => (
        <>
          <span className="block font-medium">{subjectLabel(message.subject)}</span>
          <span className="line-clamp-1 text-ink-soft [overflow-wrap:anywhere]">{message.message}</span>
        </>
      ),
    },
    { key: 'status', label: 'Status', cell: (message) => <MessageStatusFlag status={message.status} /> },
    {
      key: 'received',
      label: 'Received',
      sort: sortLinks(list, 'received'),
      cell: (message) => <Moment at={message.createdAt} />,
    },
  ];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the messages" />;
}
