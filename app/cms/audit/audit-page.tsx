import { Link } from 'react-router';
import { DateFilters } from '#app/cms/orders/date-filters.tsx';
import { clampPage } from '#app/cms/ui/clamp-page.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ListFilters } from '#app/cms/ui/list-filters.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { Pager } from '#app/cms/ui/pager.tsx';
import { listAddress, type ShownList } from '#app/cms/ui/shown-list.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { type AuditRow, listAudit, listAuditActors } from '#database/queries/people/listed-audit-entries.ts';
import { isFiltered, parseListQuery } from '#domain/lists/list-query.ts';
import { AUDIT_KINDS, AUDIT_LIST, type AuditListQuery } from '#domain/people/audit-list.ts';
import type { Route } from './+types/audit-page';
import { Differences } from './differences.tsx';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Audit log');

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'audit.view');
  const { db } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, AUDIT_LIST);
  const [log, actors] = await Promise.all([listAudit(db, query), listAuditActors(db)]);
  clampPage(listOf(query), log.pageCount);
  return { query, log, actors };
}

export default function AuditPage({ loaderData: { query, log, actors } }: Route.ComponentProps) {
  const list = listOf(query);
  return (
    <>
      <ListHeading title="Audit log" />
      <ListFilters
        list={list}
        searchLabel="Search by what it was called"
        filters={[
          {
            name: 'kind',
            label: 'Kind',
            value: query.filters.kind,
            all: 'Everything',
            options: AUDIT_KINDS.map((kind) => ({ value: kind, label: kind.replace('-', ' ') })),
          },
          {
            name: 'actor',
            label: 'Who',
            value: query.filters.actor,
            all: 'Anybody',
            options: actors.map((actor) => ({ value: actor, label: actor })),
          },
        ]}
      >
        <DateFilters from={query.filters.from} to={query.filters.to} />
      </ListFilters>
      <div className="rounded-card border border-line bg-surface">
        {log.items.length === 0 ? (
          <EmptyState title={isFiltered(query) ? 'Nothing found' : 'Nothing was changed yet'} />
        ) : (
          <ol className="divide-y divide-line">
            {log.items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </div>
      <Pager page={log.page} pageCount={log.pageCount} addressOf={(page) => listAddress(list, { page })} />
    </>
  );
}

function listOf(query: AuditListQuery): ShownList {
  return { path: cmsPaths.audit(), shape: AUDIT_LIST, query };
}

function Entry({ entry }: { entry: AuditRow }) {
  const [kind = '', verb = ''] = entry.action.split('.');
  const to = addressOf(kind, entry);
  return (
    <li className="grid gap-1.5 px-4 py-3 text-sm sm:px-5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{entry.actor}</span>
        <span>
          {kind.replace('-', ' ')}: {verb.replaceAll('-', ' ')}
        </span>
        {to ? (
          <Link to={to} className="min-w-0 font-medium [overflow-wrap:anywhere] underline underline-offset-4">
            {entry.subject}
          </Link>
        ) : (
          <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{entry.subject}</span>
        )}
        <span className="ml-auto text-ink-soft">
          <Moment at={entry.at} />
        </span>
      </p>
      <Differences before={entry.before} after={entry.after} />
    </li>
  );
}

/** Where the thing can be seen, as far as it may still be there. */
function addressOf(kind: string, { action, subjectId, subject }: AuditRow): string | null {
  if (action.endsWith('.delete') || action.endsWith('.reorder')) return null;
  switch (kind) {
    case 'product':
      return cmsPaths.product(subjectId);
    case 'brand':
      return cmsPaths.brand(subjectId);
    case 'category':
      return cmsPaths.category(subjectId);
    case 'slide':
      return cmsPaths.slide(subjectId);
    case 'order':
      return cmsPaths.order(subject);
    case 'message':
      return cmsPaths.message(subjectId);
    default:
      return null;
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the audit log" />;
}
