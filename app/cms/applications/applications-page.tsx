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
import { listApplications, type TradeApplication } from '#database/queries/application-list.ts';
import { APPLICATION_LIST, APPLICATION_MOVES, type ApplicationListQuery } from '#domain/application-list.ts';
import { countText } from '#domain/count-text.ts';
import { isFiltered, listSearch, parseListQuery } from '#domain/list-query.ts';
import { CANNOT_BE_UNDONE, deleteQuestion, deletingFailed, savingFailed } from '#domain/messages.ts';
import { may } from '#domain/permissions.ts';
import { businessTypeLabel, monthlyOrderLabel } from '#domain/trade-labels.ts';
import { deleteApplications, moveApplications } from '#operations/manage-applications.ts';
import type { Route } from './+types/applications-page';
import { ApplicationStatusFlag } from './application-status-flag.tsx';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Trade applications');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'applications.view');
  const query = parseListQuery(url.searchParams, APPLICATION_LIST);
  const applications = await listApplications(context.get(platformContext).db, query);
  if (query.page > applications.pageCount)
    throw redirect(
      cmsPaths.applications() + listSearch(query, APPLICATION_LIST, { page: applications.pageCount }),
    );
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
  const { intent, ids, isConfirmed } = await readListCommand(request);
  if (ids.length === 0) return data<ListAnswer>({ ok: false, message: 'Select an application first.' }, 400);
  if (intent === 'delete') requirePermission(context, 'applications.delete');
  if (intent === 'delete' && !isConfirmed) return data<ListAnswer>({ ok: false, ask: askDeletion(ids) });
  const to = APPLICATION_MOVES.find((known) => known === intent);
  try {
    if (intent === 'delete') {
      const count = await deleteApplications(platform, member, ids);
      return data<ListAnswer>({ ok: true, message: `${countText(count, 'application')} deleted.` });
    }
    if (!to) return data<ListAnswer>({ ok: false, message: savingFailed('application') }, 400);
    const count = await moveApplications(platform, member, ids, to);
    return data<ListAnswer>({ ok: true, message: `${countText(count, 'application')} ${DONE[to]}.` });
  } catch (error) {
    platform.log.error({ err: error }, 'trade applications could not be changed');
    const message = intent === 'delete' ? deletingFailed('application') : savingFailed('application');
    return data<ListAnswer>({ ok: false, message }, 500);
  }
}

const DONE = {
  received: 'marked as received',
  contacted: 'marked as contacted',
  approved: 'approved',
  declined: 'declined',
  archive: 'archived',
  restore: 'taken back',
} as const;

function askDeletion(ids: string[]): Ask {
  return {
    intent: 'delete',
    ids,
    text:
      ids.length === 1
        ? deleteQuestion('application')
        : `Are you sure you want to delete these ${ids.length} applications?`,
    detail: CANNOT_BE_UNDONE,
    confirmLabel: 'Delete',
  };
}

export default function ApplicationsPage({
  loaderData: { query, applications, canDelete, canExport },
  actionData,
}: Route.ComponentProps) {
  useListAnswer(actionData);
  const isArchive = query.filters.status === 'archived';
  return (
    <>
      <AnswerText answer={actionData} />
      <ListHeading title="Trade applications" count={countText(applications.total, 'application')}>
        {canExport && (
          <a
            href={cmsPaths.applicationsExport() + listSearch(query, APPLICATION_LIST)}
            download
            className="btn btn-outline btn-small"
          >
            Export CSV
          </a>
        )}
      </ListHeading>
      <ListFilters
        path={cmsPaths.applications()}
        searchLabel="Search applications"
        search={query.search}
        sort={query.sort === APPLICATION_LIST.sorts[0] ? '' : query.sort}
        isFiltered={isFiltered(query)}
        filters={[
          {
            name: 'status',
            label: 'Status',
            value: query.filters.status,
            all: 'All but archived',
            options: APPLICATION_LIST.filters.status.map((status) => ({ value: status, label: status })),
          },
        ]}
      />
      {applications.items.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState
            title={isFiltered(query) ? 'No application found' : 'No applications yet'}
            text="Who applies on /wholesale for a trade account comes here."
          />
        </div>
      ) : (
        <BulkForm
          answer={actionData}
          actions={[
            ...(isArchive
              ? [{ intent: 'restore', label: 'Take back' }]
              : [
                  { intent: 'contacted', label: 'Mark contacted' },
                  { intent: 'approved', label: 'Approve' },
                  { intent: 'declined', label: 'Decline' },
                  { intent: 'received', label: 'Mark received' },
                  { intent: 'archive', label: 'Archive' },
                ]),
            ...(canDelete ? [{ intent: 'delete', label: 'Delete', isDestructive: true }] : []),
          ]}
        >
          <DataTable
            caption="Trade applications"
            columns={columns(query)}
            rows={applications.items}
            idOf={(application) => application.id}
            nameOf={(application) => application.businessName}
            canPick
          />
        </BulkForm>
      )}
      <Pager
        page={applications.page}
        pageCount={applications.pageCount}
        addressOf={(page) => cmsPaths.applications() + listSearch(query, APPLICATION_LIST, { page })}
      />
      <AskDialog ask={actionData?.ask} />
    </>
  );
}

function columns(query: ApplicationListQuery): Column<TradeApplication>[] {
  const sort = (name: string) => sortLinks(cmsPaths.applications(), query, APPLICATION_LIST, name);
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
