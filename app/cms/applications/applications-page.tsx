import { ARCHIVE, RESTORE } from '#app/cms/lists/bulk-actions.ts';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import { listApplications, type TradeApplication } from '#database/queries/inbox/listed-applications.ts';
import {
  APPLICATION_LIST,
  type ApplicationListQuery,
  type ApplicationMove,
} from '#domain/inbox/application-list.ts';
import { businessTypeLabel, monthlyOrderLabel } from '#domain/inbox/trade-labels.ts';
import { deleteApplications, moveApplications } from '#operations/inbox/change-applications.ts';
import type { Route } from './+types/applications-page';
import { ApplicationStatusFlag } from './application-status-flag.tsx';

const isArchive = ({ filters }: ApplicationListQuery) => filters.status === 'archived';
const isInbox = (query: ApplicationListQuery) => !isArchive(query);

const LIST: ListDeclaration<TradeApplication, typeof APPLICATION_LIST, ApplicationMove> = {
  path: cmsPaths.applications(),
  shape: APPLICATION_LIST,
  kind: 'application',
  title: 'Trade applications',
  permissions: {
    view: 'applications.view',
    change: 'applications.answer',
    delete: 'applications.delete',
    export: 'applications.export',
  },
  exports: [{ path: cmsPaths.applicationsExport() }],
  verbs: [
    { intent: 'contacted', label: 'Mark contacted', done: 'marked as contacted', isOffered: isInbox },
    { intent: 'approved', label: 'Approve', done: 'approved', isOffered: isInbox },
    { intent: 'declined', label: 'Decline', done: 'declined', isOffered: isInbox },
    { intent: 'received', label: 'Mark received', done: 'marked as received', isOffered: isInbox },
    { ...ARCHIVE, isOffered: isInbox },
    { ...RESTORE, isOffered: isArchive },
  ],
  searchLabel: 'Search applications',
  filters: { status: { label: 'Status', all: 'All but archived' } },
  empty: {
    title: 'No applications yet',
    text: 'Who applies on /wholesale for a trade account comes here.',
    isSameIfFiltered: true,
  },
  idOf: ({ id }) => id,
  nameOf: ({ businessName }) => businessName,
  columns: [
    {
      label: 'Business',
      sort: 'business',
      cell: ({ id, businessName, status }) => (
        <RowLink
          to={cmsPaths.application(id)}
          className={`block [overflow-wrap:anywhere] ${status === 'received' ? '' : 'font-normal'}`}
        >
          {businessName}
        </RowLink>
      ),
    },
    {
      label: 'Contact',
      cell: ({ contactName, email }) => (
        <>
          <span className="block">{contactName}</span>
          <span className="text-ink-soft [overflow-wrap:anywhere]">{email}</span>
        </>
      ),
    },
    {
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
      label: 'Status',
      cell: ({ status, archivedAt }) => (
        <ApplicationStatusFlag status={status} isArchived={archivedAt !== null} />
      ),
    },
    { label: 'Received', sort: 'received', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export function loader(args: Route.LoaderArgs) {
  return loadList(args, LIST, listApplications);
}

export function action(args: Route.ActionArgs) {
  return runListCommand(args, LIST, { change: moveApplications, remove: deleteApplications });
}

export default function ApplicationsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the trade applications" />;
}
