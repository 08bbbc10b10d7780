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
import { listApplications, type TradeApplication } from '#database/queries/inbox/listed-applications.ts';
import {
  APPLICATION_LIST,
  type ApplicationListQuery,
  type ApplicationMove,
} from '#domain/inbox/application-list.ts';
import { businessTypeLabel, monthlyOrderLabel } from '#domain/inbox/trade-labels.ts';
import { isFiltered, listSearch, parseListQuery } from '#domain/lists/list-query.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { deleteApplications, moveApplications } from '#operations/inbox/change-applications.ts';
import type { Route } from './+types/applications-page';
import { ApplicationStatusFlag } from './application-status-flag.tsx';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Trade applications');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'applications.view');
  const query = parseListQuery(url.searchParams, APPLICATION_LIST);
  const applications = await listApplications(context.get(platformContext).db, query);
  clampPage(listOf(query), applications.pageCount);
  return {
    query,
    applications,
    canDelete: may(role, 'applications.delete'),
    canExport: may(role, 'applications.export'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'applications.answer');
  const platform = context.get(platformContext);
  return runListCommand(request, {
    kind: 'application',
    selectFirst: 'Select an application first.',
    countOf: (count) => countText(count, 'application'),
    changes: [...MOVES, MOVE_BACK],
    change: ({ intent }, ids) => moveApplications(platform, member, ids, intent),
    checkMayDelete: () => requirePermission(context, 'applications.delete'),
    deleteAll: (ids) => deleteApplications(platform, member, ids),
    log: platform.log,
    failures: {
      change: 'trade applications could not be changed',
      delete: 'trade applications could not be changed',
    },
  });
}

const MOVES: ListChange<ApplicationMove>[] = [
  { intent: 'contacted', label: 'Mark contacted', done: 'marked as contacted' },
  { intent: 'approved', label: 'Approve', done: 'approved' },
  { intent: 'declined', label: 'Decline', done: 'declined' },
  { intent: 'received', label: 'Mark received', done: 'marked as received' },
  { intent: 'archive', label: 'Archive', done: 'archived' },
];
const MOVE_BACK: ListChange<ApplicationMove> = { intent: 'restore', label: 'Take back', done: 'taken back' };

export default function ApplicationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, applications, canDelete, canExport } = loaderData;
  const list = listOf(query);
  const moves = query.filters.status === 'archived' ? [MOVE_BACK] : MOVES;
  return (
    <ListPage
      title="Trade applications"
      count={countText(applications.total, 'application')}
      buttons={
        canExport && (
          <a
            href={cmsPaths.applicationsExport() + listSearch(query, APPLICATION_LIST)}
            download
            className="btn btn-outline btn-small"
          >
            Export CSV
          </a>
        )
      }
      answer={actionData}
    >
      <ListFilters list={list} searchLabel="Search applications" filters={filters(query)} />
      <ListRows
        list={list}
        page={applications}
        empty={{
          title: isFiltered(query) ? 'No application found' : 'No applications yet',
          text: 'Who applies on /wholesale for a trade account comes here.',
        }}
        actions={canDelete ? [...moves, DELETE] : moves}
        answer={actionData}
      >
        <DataTable
          caption="Trade applications"
          columns={columns(list)}
          rows={applications.items}
          idOf={(application) => application.id}
          nameOf={(application) => application.businessName}
          canPick
        />
      </ListRows>
    </ListPage>
  );
}

function filters(query: ApplicationListQuery): FilterField[] {
  return [
    {
      name: 'status',
      label: 'Status',
      value: query.filters.status,
      all: 'All but archived',
      options: APPLICATION_LIST.filters.status.map((status) => ({ value: status, label: status })),
    },
  ];
}

function listOf(query: ApplicationListQuery): ShownList {
  return { path: cmsPaths.applications(), shape: APPLICATION_LIST, query };
}

function columns(list: ShownList): Column<TradeApplication>[] {
  const sort = (name: string) => sortLinks(list, name);
  return [
    {
      key: 'business',
      label: 'Business',
      sort: sort('business'),
      cell: (application) => (
        <Link
          to={cmsPaths.application(application.id)}
          className={`block underline-offset-4 hover:underline [overflow-wrap:anywhere] ${application.status === 'received' ? '' : 'font-normal'}`}
        >
          {application.businessName}
        </Link>
      ),
    },
    {
      key: 'contact',
      label: 'Contact',
      cell: ({ contactName, email }) => (
        <>
          <span className="block">{contactName}</span>
          <span className="text-ink-soft [overflow-wrap:anywhere]">{email}</span>
        </>
      ),
    },
    {
      key: 'kind',
      label: 'Kind, a month',
      labelled: true,
      cell: ({ businessType, monthlyOrder }) => (
        <>
          <span className="block">{businessTypeLabel(businessType)}</span>
          <span className="text-ink-soft">{monthlyOrderLabel(monthlyOrder)}</span>
        </>
      ),
    },
    {
      key: 'status',
      label: 'Status',
      cell: ({ status, archivedAt }) => (
        <ApplicationStatusFlag status={status} isArchived={archivedAt !== null} />
      ),
    },
    {
      key: 'received',
      label: 'Received',
      sort: sort('received'),
      cell: (application) => <Moment at={application.createdAt} />,
    },
  ];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the trade applications" />;
}
