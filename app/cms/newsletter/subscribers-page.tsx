import { DELETE } from '#app/cms/ui/bulk-actions.ts';
import { clampPage } from '#app/cms/ui/clamp-page.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { type Column, DataTable } from '#app/cms/ui/data-table.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
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
import { listSubscribers, type Subscriber } from '#database/queries/inbox/listed-subscribers.ts';
import {
  SUBSCRIBER_LIST,
  SUBSCRIBER_STATUSES,
  type SubscriberListQuery,
} from '#domain/inbox/subscriber-list.ts';
import { isFiltered, listSearch, parseListQuery } from '#domain/lists/list-query.ts';
import { countText } from '#domain/text/count-text.ts';
import { removeSubscribers } from '#operations/inbox/change-subscribers.ts';
import type { Route } from './+types/subscribers-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Newsletter');

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'subscribers.view');
  const query = parseListQuery(url.searchParams, SUBSCRIBER_LIST);
  const subscribers = await listSubscribers(context.get(platformContext).db, query);
  clampPage(listOf(query), subscribers.pageCount);
  return { query, subscribers };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'subscribers.edit');
  const platform = context.get(platformContext);
  return runListCommand(request, {
    kind: 'subscriber',
    selectFirst: 'Select an address first.',
    countOf: (count) => countText(count, 'address', 'addresses'),
    changes: [UNSUBSCRIBE],
    change: ({ intent }, ids) => removeSubscribers(platform, member, ids, intent),
    checkMayDelete: () => requirePermission(context, 'subscribers.edit'),
    deleteAll: (ids) => removeSubscribers(platform, member, ids, 'delete'),
    log: platform.log,
    failures: {
      change: 'newsletter subscribers could not be changed',
      delete: 'newsletter subscribers could not be changed',
    },
  });
}

const UNSUBSCRIBE: ListChange<'unsubscribe'> = {
  intent: 'unsubscribe',
  label: 'Unsubscribe',
  done: 'unsubscribed',
};

export default function SubscribersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, subscribers } = loaderData;
  const list = listOf(query);
  return (
    <ListPage
      title="Newsletter"
      count={countText(subscribers.total, 'address', 'addresses')}
      buttons={
        <a
          href={cmsPaths.newsletterExport() + listSearch(query, SUBSCRIBER_LIST)}
          download
          className="btn btn-outline btn-small"
        >
          Export {query.filters.status || 'confirmed'}
        </a>
      }
      answer={actionData}
    >
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        Only confirmed addresses may be written to. Confirming goes by e-mail, which this shop does not send
        yet: until then addresses wait as pending.
      </p>
      <ListFilters list={list} searchLabel="Search addresses" filters={filters(query)} />
      <ListRows
        list={list}
        page={subscribers}
        empty={{
          title: isFiltered(query) ? 'No address found' : 'No subscribers yet',
          text: 'Who signs up on a page of the shop comes here.',
        }}
        actions={[UNSUBSCRIBE, DELETE]}
        answer={actionData}
      >
        <DataTable
          caption="Newsletter subscribers"
          columns={columns(list)}
          rows={subscribers.items}
          idOf={(subscriber) => subscriber.id}
          nameOf={(subscriber) => subscriber.email}
          canPick
        />
      </ListRows>
    </ListPage>
  );
}

function filters(query: SubscriberListQuery): FilterField[] {
  return [
    {
      name: 'status',
      label: 'Status',
      value: query.filters.status,
      all: 'Any status',
      options: SUBSCRIBER_STATUSES.map((status) => ({ value: status, label: status })),
    },
  ];
}

function listOf(query: SubscriberListQuery): ShownList {
  return { path: cmsPaths.newsletter(), shape: SUBSCRIBER_LIST, query };
}

function columns(list: ShownList): Column<Subscriber>[] {
  const sort = (name: string) => sortLinks(list, name);
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
