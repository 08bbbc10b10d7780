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
import { staffContext } from '#app/request/staff-context.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { listPresentSubjects, listSubjectNames } from '#database/queries/people/audit-subjects.ts';
import {
  type AuditRow,
  listAudit,
  listAuditActors,
  listEntriesWithItems,
} from '#database/queries/people/listed-audit-entries.ts';
import { isFiltered, listSearch } from '#domain/lists/list-query.ts';
import { AUDIT_LIST } from '#domain/people/audit-list.ts';
import { countText } from '#domain/text/count-text.ts';
import type { Route } from './+types/audit-page';
import { actionText } from './action-text.ts';
import type { AuditChange } from './audit-changes.ts';
import { namedIn } from './audit-names.ts';
import { Differences } from './differences.tsx';
import { entryChanges } from './entry-changes.ts';
import { auditSubject, subjectAddress } from './subject-address.ts';

const LIST: ListSearch<typeof AUDIT_LIST> = {
  path: cmsPaths.audit(),
  shape: AUDIT_LIST,
  permissions: { view: 'audit.view' },
  searchLabel: 'Search by what it was called',
  filters: {
    kind: { label: 'Kind', all: 'Everything', labels: { 'sign-in': 'sign in' } },
    actor: { label: 'Who', all: 'Anybody' },
  },
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Audit log');

type ShownEntry = Pick<AuditRow, 'id' | 'at' | 'actor' | 'action' | 'subject'> & {
  /** The page of the record; null where it is gone or not for this role. */
  to: string | null;
  changes: AuditChange[];
  /** The list of the records it is about; null where it is about one. */
  listAt: string | null;
};

export async function loader(args: Route.LoaderArgs) {
  const { query, page } = await loadList(args, LIST, listAudit);
  const { db } = args.context.get(platformContext);
  const { role } = args.context.get(staffContext);
  const subjects = page.items.map(auditSubject);
  const [actors, present, withItems, names] = await Promise.all([
    listAuditActors(db),
    listPresentSubjects(db, subjects),
    listEntriesWithItems(
      db,
      page.items.map(({ id }) => id),
    ),
    listSubjectNames(db, namedIn(page.items)),
  ]);
  const items = page.items.map(
    ({ before, after, subjectId, ...entry }): ShownEntry => ({
      ...entry,
      to: subjectAddress(auditSubject({ ...entry, subjectId }), { present, role }),
      listAt: withItems.has(entry.id) ? cmsPaths.auditEntry(entry.id) : null,
      changes: entryChanges({ subjectId, before, after }, names),
    }),
  );
  return {
    query,
    page: { ...page, items },
    choices: { actor: actors.map((actor) => ({ id: actor, name: actor })) },
  };
}

export default function AuditPage({ loaderData: { query, page, choices } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Audit log" count={countText(page.total, 'entry', 'entries')}>
        <a
          href={cmsPaths.auditExport() + listSearch(query, AUDIT_LIST)}
          download
          className="btn btn-outline btn-small"
        >
          Export CSV
        </a>
      </PageHeading>
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

function Entry({ entry: { actor, at, action, subject, to, changes, listAt } }: { entry: ShownEntry }) {
  return (
    <li className="grid gap-1.5 px-4 py-3 text-sm sm:px-5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{actor}</span>
        <span>{actionText(action)}</span>
        {to ? (
          <Link to={to} className="min-w-0 font-medium [overflow-wrap:anywhere] underline underline-offset-4">
            {subject}
          </Link>
        ) : (
          <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{subject}</span>
        )}
        <span className="ml-auto text-ink-soft">
          <Moment at={at} />
        </span>
      </p>
      <Differences changes={changes} />
      {listAt && (
        <Link
          to={listAt}
          className="inline-flex min-h-6 items-center justify-self-start underline underline-offset-4"
        >
          What changed in each
        </Link>
      )}
    </li>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the audit log" />;
}
