import { data, Link, redirect } from 'react-router';
import { Moment } from '#app/cms/orders/moment.tsx';
import { AnswerText } from '#app/cms/ui/answer-text.tsx';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { BulkForm } from '#app/cms/ui/bulk-form.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { type Column, DataTable } from '#app/cms/ui/data-table.tsx';
import { type ListAnswer, readListCommand } from '#app/cms/ui/list-answer.ts';
import { ListFilters } from '#app/cms/ui/list-filters.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { Pager } from '#app/cms/ui/pager.tsx';
import { sortLinks } from '#app/cms/ui/sort-links.ts';
import { useListAnswer } from '#app/cms/ui/use-list-answer.ts';
import { cmsPaths } from '#app/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/platform-context.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { listMessages, type Message } from '#database/queries/message-list.ts';
import { subjectLabel } from '#domain/contact-subject.ts';
import { countText } from '#domain/count-text.ts';
import { isFiltered, listSearch, parseListQuery } from '#domain/list-query.ts';
import {
  MESSAGE_LIST,
  MESSAGE_MOVES,
  MESSAGE_STATUSES,
  type MessageListQuery,
} from '#domain/message-list.ts';
import { CANNOT_BE_UNDONE, deleteQuestion, deletingFailed, savingFailed } from '#domain/messages.ts';
import { may } from '#domain/permissions.ts';
import { deleteMessages, moveMessages } from '#operations/manage-messages.ts';
import type { Route } from './+types/messages-page';
import { MessageStatusFlag } from './message-status-flag.tsx';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Messages');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'messages.view');
  const query = parseListQuery(url.searchParams, MESSAGE_LIST);
  const messages = await listMessages(context.get(platformContext).db, query);
  if (query.page > messages.pageCount)
    throw redirect(cmsPaths.messages() + listSearch(query, MESSAGE_LIST, { page: messages.pageCount }));
  return { query, messages, canDelete: may(role, 'messages.delete') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'messages.answer');
  const platform = context.get(platformContext);
  const { intent, ids, isConfirmed } = await readListCommand(request);
  if (ids.length === 0) return data<ListAnswer>({ ok: false, message: 'Select a message first.' }, 400);
  if (intent === 'delete') requirePermission(context, 'messages.delete');
  if (intent === 'delete' && !isConfirmed) return data<ListAnswer>({ ok: false, ask: askDeletion(ids) });
  const to = MESSAGE_MOVES.find((known) => known === intent);
  try {
    if (intent === 'delete') {
      const count = await deleteMessages(platform, member, ids);
      return data<ListAnswer>({ ok: true, message: `${countText(count, 'message')} deleted.` });
    }
    if (!to) return data<ListAnswer>({ ok: false, message: savingFailed('message') }, 400);
    const count = await moveMessages(platform, member, ids, to);
    return data<ListAnswer>({ ok: true, message: `${countText(count, 'message')} ${DONE[to]}.` });
  } catch (error) {
    platform.log.error({ err: error }, 'messages could not be changed');
    const message = intent === 'delete' ? deletingFailed('message') : savingFailed('message');
    return data<ListAnswer>({ ok: false, message }, 500);
  }
}

const DONE = {
  new: 'marked as new',
  read: 'marked as read',
  answered: 'marked as answered',
  archived: 'archived',
  restore: 'taken back',
} as const;

function askDeletion(ids: string[]): Ask {
  return {
    intent: 'delete',
    ids,
    text:
      ids.length === 1
        ? deleteQuestion('message')
        : `Are you sure you want to delete these ${ids.length} messages?`,
    detail: CANNOT_BE_UNDONE,
    confirmLabel: 'Delete',
  };
}

export default function MessagesPage({
  loaderData: { query, messages, canDelete },
  actionData,
}: Route.ComponentProps) {
  useListAnswer(actionData);
  const isArchive = query.filters.status === 'archived';
  return (
    <>
      <AnswerText answer={actionData} />
      <ListHeading title="Messages" count={countText(messages.total, 'message')} />
      <ListFilters
        path={cmsPaths.messages()}
        searchLabel="Search messages"
        search={query.search}
        sort={query.sort === MESSAGE_LIST.sorts[0] ? '' : query.sort}
        isFiltered={isFiltered(query)}
        filters={[
          {
            name: 'status',
            label: 'Status',
            value: query.filters.status,
            all: 'All but archived',
            options: MESSAGE_STATUSES.map((status) => ({ value: status, label: status })),
          },
        ]}
      />
      {messages.items.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState
            title={isFiltered(query) ? 'No message found' : 'No messages yet'}
            text="What visitors write by the contact form comes here."
          />
        </div>
      ) : (
        <BulkForm
          answer={actionData}
          actions={[
            ...(isArchive
              ? [{ intent: 'restore', label: 'Take back' }]
              : [
                  { intent: 'read', label: 'Mark read' },
                  { intent: 'new', label: 'Mark new' },
                  { intent: 'answered', label: 'Mark answered' },
                  { intent: 'archived', label: 'Archive' },
                ]),
            ...(canDelete ? [{ intent: 'delete', label: 'Delete', isDestructive: true }] : []),
          ]}
        >
          <DataTable
            caption="Messages"
            columns={columns(query)}
            rows={messages.items}
            idOf={(message) => message.id}
            nameOf={(message) => `the message of ${message.name}`}
            canPick
          />
        </BulkForm>
      )}
      <Pager
        page={messages.page}
        pageCount={messages.pageCount}
        addressOf={(page) => cmsPaths.messages() + listSearch(query, MESSAGE_LIST, { page })}
      />
      <AskDialog ask={actionData?.ask} />
    </>
  );
}

function columns(query: MessageListQuery): Column<Message>[] {
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
      sort: sortLinks(cmsPaths.messages(), query, MESSAGE_LIST, 'received'),
      cell: (message) => <Moment at={message.createdAt} />,
    },
  ];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the messages" />;
}
