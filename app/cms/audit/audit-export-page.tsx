import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listSubjectNames } from '#database/queries/people/audit-subjects.ts';
import { type AuditRow, eachAuditBatch } from '#database/queries/people/listed-audit-entries.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { AUDIT_LIST, type AuditListQuery } from '#domain/people/audit-list.ts';
import { londonTime } from '#domain/text/london-day.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/audit-export-page';
import type { AuditChange } from './audit-changes.ts';
import { namedIn } from './audit-names.ts';
import { entryChanges } from './entry-changes.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

type ExportedEntry = AuditRow & { changes: AuditChange[] };

const COLUMNS: CsvColumns<ExportedEntry> = [
  ['Time (London)', ({ at }) => londonTime(at)],
  ['Who', ({ actor }) => actor],
  ['Kind', ({ action }) => action.split('.')[0] ?? ''],
  ['Action', ({ action }) => (action.split('.')[1] ?? '').replaceAll('-', ' ')],
  ['What', ({ subject }) => subject],
  ['Changes', ({ changes }) => changes.map(lineOf).join('\n')],
];

/** The entries of the list's filters, newest first, as a file for a spreadsheet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'audit.view');
  const { db, log } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, AUDIT_LIST);
  return csvResponse('audit-log.csv', COLUMNS, exportedEntries(db, query), log);
}

async function* exportedEntries(db: Platform['db'], query: AuditListQuery): AsyncGenerator<ExportedEntry> {
  for await (const batch of eachAuditBatch(db, query)) {
    const names = await listSubjectNames(db, namedIn(batch));
    for (const entry of batch) yield { ...entry, changes: entryChanges(entry, names) };
  }
}

function lineOf({ label, was, is }: AuditChange): string {
  if (was === null) return `${label}: ${is ?? ''}`;
  return is === null ? `${label}: ${was} (before)` : `${label}: ${was} → ${is}`;
}
