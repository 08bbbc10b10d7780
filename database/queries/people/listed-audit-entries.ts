import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { ListPage } from '#domain/lists/list-query.ts';
import type { AuditListQuery } from '#domain/people/audit-list.ts';
import { addDays, isDay, startOfLondonDay } from '#domain/text/london-day.ts';

export type AuditRow = {
  id: string;
  at: string;
  actor: string;
  action: string;
  subjectId: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

export async function listAudit(db: Db, query: AuditListQuery): Promise<ListPage<AuditRow>> {
  const matching = filtered(db, query);
  const rows = matching
    .select(['id', 'at', 'actor', 'action', 'subject_id as subjectId', 'subject', 'before', 'after'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  const page = await readListPage(matching, rows, query.page);
  const items = page.items.map((row) => ({ ...row, before: parse(row.before), after: parse(row.after) }));
  return { ...page, items };
}

export async function listAuditActors(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select('actor')
    .distinct()
    .orderBy('actor')
    .limit(200)
    .execute();
  return rows.map(({ actor }) => actor);
}

function parse(json: string | null): Record<string, unknown> | null {
  return json === null ? null : JSON.parse(json);
}

function filtered(db: Db, { search, filters }: AuditListQuery) {
  let log = db.selectFrom('audit_log');
  if (search) log = log.where(nameHolds(db, 'audit_log.subject', search));
  if (filters.kind) log = log.where('action', 'like', `${filters.kind}.%`);
  if (filters.actor) log = log.where('actor', '=', filters.actor);
  if (isDay(filters.from)) log = log.where('at', '>=', startOfLondonDay(filters.from));
  if (isDay(filters.to)) log = log.where('at', '<', startOfLondonDay(addDays(filters.to, 1)));
  return log;
}
