import { data, Link } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { PageLinks } from '#app/cms/ui/page-links.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { Moment } from '#app/ui/moment.tsx';
import { findBulkChange } from '#database/queries/bulk/bulk-changes.ts';
import { countAuditItems } from '#database/queries/people/audit-log.ts';
import { listPresentSubjects, listSubjectNames } from '#database/queries/people/audit-subjects.ts';
import { findAuditEntry, listAuditItems } from '#database/queries/people/listed-audit-entries.ts';
import { parsePage } from '#domain/lists/list-query.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import type { Route } from './+types/audit-entry-page';
import { actionText } from './action-text.ts';
import { auditChanges } from './audit-changes.ts';
import { namedIn } from './audit-names.ts';
import { Differences } from './differences.tsx';
import { subjectAddress } from './subject-address.ts';

const PAGE_SIZE = 100;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.entry.subject ?? 'Audit log');

/** An entry of the audit log with the records it is about, each with what it was before and after. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'audit.view');
  const { db } = context.get(platformContext);
  const entry = await findAuditEntry(db, params.id);
  if (!entry) throw data(null, { status: 404 });
  const page = parsePage(url.searchParams.get('page'));
  const [total, items, change] = await Promise.all([
    countAuditItems(db, entry.id),
    listAuditItems(db, entry.id, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    findBulkChange(db, entry.subjectId),
  ]);
  const kind = entry.action === 'import.run' ? 'product' : (entry.action.split('.')[0] ?? '');
  const subjects = items.map(({ subjectId, subject }) => ({ kind, id: subjectId, name: subject }));
  const [present, names] = await Promise.all([
    listPresentSubjects(db, subjects),
    listSubjectNames(db, namedIn([entry, ...items])),
  ]);
  return {
    entry: { ...entry, changes: auditChanges(entry.before, entry.after, names) },
    items: items.map(({ subjectId, subject, before, after }) => ({
      subjectId,
      subject,
      to: subjectAddress({ kind, id: subjectId, name: subject }, { present, role }),
      changes: auditChanges(before, after, names),
    })),
    page,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    total,
    undoAt: change && may(role, 'products.edit') ? cmsPaths.bulkChange(change.id) : null,
  };
}

export default function AuditEntryPage({ loaderData }: Route.ComponentProps) {
  const { entry, items, page, pageCount, total, undoAt } = loaderData;
  return (
    <>
      <BackLink to={cmsPaths.audit()}>Audit log</BackLink>
      <PageHeading title={entry.subject} count={countText(total, 'record')} />
      <div className="grid gap-4">
        <section
          aria-label="Entry"
          className="grid gap-1.5 rounded-card border border-line bg-surface px-4 py-3 text-sm sm:px-5"
        >
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{entry.actor}</span>
            <span>{actionText(entry.action)}</span>
            <span className="ml-auto text-ink-soft">
              <Moment at={entry.at} />
            </span>
          </p>
          <Differences changes={entry.changes} />
          {undoAt && (
            <p>
              <Link to={undoAt} className="inline-flex min-h-6 items-center underline underline-offset-4">
                The change, with what was refused
              </Link>
            </p>
          )}
        </section>
        {items.length > 0 && (
          <section aria-label="Records" className="rounded-card border border-line bg-surface">
            <ol className="divide-y divide-line">
              {items.map(({ subjectId, subject, to, changes }) => (
                <li key={subjectId} className="grid gap-1.5 px-4 py-3 text-sm sm:px-5">
                  <p className="min-w-0 font-medium [overflow-wrap:anywhere]">
                    {to ? (
                      <Link to={to} className="underline underline-offset-4">
                        {subject}
                      </Link>
                    ) : (
                      subject
                    )}
                  </p>
                  <Differences changes={changes} />
                </li>
              ))}
            </ol>
            <PageLinks page={page} pageCount={pageCount} />
          </section>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="this entry" />;
}
