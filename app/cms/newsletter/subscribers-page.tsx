import { data, redirect } from 'react-router';
import { Moment } from '#app/cms/orders/moment.tsx';
import { AnswerText } from '#app/cms/ui/answer-text.tsx';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { BulkForm } from '#app/cms/ui/bulk-form.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { type Column, DataTable } from '#app/cms/ui/data-table.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
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
import { listSubscribers, type Subscriber } from '#database/queries/subscriber-list.ts';
import { countText } from '#domain/count-text.ts';
import { isFiltered, listSearch, parseListQuery } from '#domain/list-query.ts';
import { CANNOT_BE_UNDONE, deleteQuestion, deletingFailed, savingFailed } from '#domain/messages.ts';
import { SUBSCRIBER_LIST, SUBSCRIBER_STATUSES, type SubscriberListQuery } from '#domain/subscriber-list.ts';
import { removeSubscribers } from '#operations/manage-subscribers.ts';
import type { Route } from './+types/subscribers-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Newsletter');

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'subscribers.view');
  const query = parseListQuery(url.searchParams, SUBSCRIBER_LIST);
  const subscribers = await listSubscribers(context.get(platformContext).db, query);
  if (query.page > subscribers.pageCount)
    throw redirect(
      cmsPaths.newsletter() + listSearch(query, SUBSCRIBER_LIST, { page: subscribers.pageCount }),
    );
  return { query, subscribers };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'subscribers.edit');
  const platform = context.get(platformContext);
  const { intent, ids, isConfirmed } = await readListCommand(request);
  if (ids.length === 0) return data<ListAnswer>({ ok: false, message: 'Select an address first.' }, 400);
  if (intent === 'delete' && !isConfirmed) return data<ListAnswer>({ ok: false, ask: askDeletion(ids) });
  if (intent !== 'delete' && intent !== 'unsubscribe')
    return data<ListAnswer>({ ok: false, message: savingFailed('subscriber') }, 400);
  try {
    const count = await removeSubscribers(platform, member, ids, intent);
    const done = intent === 'delete' ? 'deleted' : 'unsubscribed';
    return data<ListAnswer>({ ok: true, message: `${countText(count, 'address', 'addresses')} ${done}.` });
  } catch (error) {
    platform.log.error({ err: error }, 'newsletter subscribers could not be changed');
    const message = intent === 'delete' ? deletingFailed('subscriber') : savingFailed('subscriber');
    return data<ListAnswer>({ ok: false, message }, 500);
  }
}

function askDeletion(ids: string[]): Ask {
  return {
    intent: 'delete',
    ids,
    text:
      ids.length === 1
        ? deleteQuestion('subscriber')
        : `Are you sure you want to delete these ${ids.length} subscribers?`,
    detail: CANNOT_BE_UNDONE,
    confirmLabel: 'Delete',
  };
}

export default function SubscribersPage({
  loaderData: { query, subscribers },
  actionData,
}: Route.ComponentProps) {
  useListAnswer(actionData);
  return (
    <>
      <AnswerText answer={actionData} />
      <ListHeading title="Newsletter" count={countText(subscribers.total, 'address', 'addresses')}>
        <a
          href={cmsPaths.newsletterExport() + listSearch(query, SUBSCRIBER_LIST)}
          download
          className="btn btn-outline btn-small"
        >
          Export {query.filters.status || 'confirmed'}
        </a>
      </ListHeading>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        Only confirmed addresses may be written to. Confirming goes by e-mail, which this shop does not send
        yet: until then addresses wait as pending.
      </p>
      <ListFilters
        path={cmsPaths.newsletter()}
        searchLabel="Search addresses"
        search={query.search}
        sort={query.sort === SUBSCRIBER_LIST.sorts[0] ? '' : query.sort}
        isFiltered={isFiltered(query)}
        filters={[
          {
            name: 'status',
            label: 'Status',
            value: query.filters.status,
            all: 'Any status',
            options: SUBSCRIBER_STATUSES.map((status) => ({ value: status, label: status })),
          },
        ]}
      />
      {subscribers.items.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState
            title={isFiltered(query) ? 'No address found' : 'No subscribers yet'}
            text="Who signs up on a page of the shop comes here."
          />
        </div>
      ) : (
        <BulkForm
          answer={actionData}
          actions={[
            { intent: 'unsubscribe', label: 'Unsubscribe' },
            { intent: 'delete', label: 'Delete', isDestructive: true },
          ]}
        >
          <DataTable
            caption="Newsletter subscribers"
            columns={columns(query)}
            rows={subscribers.items}
            idOf={(subscriber) => subscriber.id}
            nameOf={(subscriber) => subscriber.email}
            canPick
          />
        </BulkForm>
      )}
      <Pager
        page={subscribers.page}
        pageCount={subscribers.pageCount}
        addressOf={(page) => cmsPaths.newsletter() + listSearch(query, SUBSCRIBER_LIST, { page })}
      />
      <AskDialog ask={actionData?.ask} />
    </>
  );
}

function columns(query: SubscriberListQuery): Column<Subscriber>[] {
  const sort = (name: string) => sortLinks(cmsPaths.newsletter(), query, SUBSCRIBER_LIST, name);
  return [
    { key: 'email', label: 'E-mail', sort: sort('email'), cell: (subscriber) => subscriber.email },
    {
      key: 'status',
      label: 'Status',
      cell: ({ status }) => (
        <FlagBadge look={status === 'confirmed' ? 'good' : status === 'pending' ? 'waiting' : 'quiet'}>
          {status}
        </FlagBadge>
      ),
    },
    { key: 'source', label: 'Signed up on', labelled: true, cell: (subscriber) => subscriber.source },
    {
      key: 'since',
      label: 'Since',
      sort: sort('since'),
      labelled: true,
      cell: (subscriber) => <Moment at={subscriber.createdAt} />,
    },
  ];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the newsletter" />;
}
