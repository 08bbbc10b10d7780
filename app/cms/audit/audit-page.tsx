import { Link } from 'react-router';
import type { ListSearch } from '#app/cms/lists/list-declaration.ts';
import { ListFilters } from '#app/cms/lists/list-filters.tsx';
import { ListPager } from '#app/cms/lists/list-pager.tsx';
import { loadList } from '#app/cms/lists/load-list.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { type AuditRow, listAudit, listAuditActors } from '#database/queries/people/listed-audit-entries.ts';
import { isFiltered } from '#domain/lists/list-query.ts';
import { AUDIT_LIST } from '#domain/people/audit-list.ts';
import type { Route } from './+types/audit-page';
import { Differences } from './differences.tsx';

const LIST: ListSearch<typeof AUDIT_LIST> = {
  path: cmsPaths.audit(),
  shape: AUDIT_LIST,
  permissions: { view: 'audit.view' },
  searchLabel: 'Search by what it was called',
  filters: {
    kind: { label: 'Kind', all: 'Everything', labels: { 'sign-in': 'sign in' } },
    actor: { label: 'Who', all: 'Anybody' },
  },
  hasDays: true,
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Audit log');

export async function loader(args: Route.LoaderArgs) {
  const list = await loadList(args, LIST, listAudit);
  const actors = await listAuditActors(args.context.get(platformContext).db);
  return { ...list, choices: { actor: actors.map((actor) => ({ id: actor, name: actor })) } };
}

export default function AuditPage({ loaderData: { query, page, choices } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Audit log" />
      <ListFilters list={LIST} query={query} choices={choices} />
      <div className="rounded-card border border-line bg-surface">
        {page.items.length === 0 ? (
          <EmptyState title={isFiltered(query) ? 'Nothing found' : 'Nothing was changed yet'} />
        ) : (
          <ol className="divide-y divide-line">
            {page.items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </div>
      <ListPager list={LIST} query={query} pageCount={page.pageCount} />
    </>
  );
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

/** The page of the record, null where it may be gone. */
function addressOf(kind: string, { action, subjectId, subject }: AuditRow): string | null {
  if (action.endsWith('.delete') || action.endsWith('.reorder')) return null;
  if (kind === 'order') return cmsPaths.order(subject);
  return PAGES.get(kind)?.(subjectId) ?? null;
}

const PAGES = new Map([
  ['product', cmsPaths.product],
  ['brand', cmsPaths.brand],
  ['category', cmsPaths.category],
  ['slide', cmsPaths.slide],
  ['message', cmsPaths.message],
]);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the audit log" />;
}
