import { sql } from 'kysely';
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
  const rows = matching.select(COLUMNS).orderBy('at', 'desc').orderBy('id', 'desc');
  const page = await readListPage(matching, rows, query.page);
  return { ...page, items: page.items.map(toAuditRow) };
}

export async function findAuditEntry(db: Db, id: string): Promise<AuditRow | null> {
  const row = await db.selectFrom('audit_log').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toAuditRow(row) : null;
}

export type AuditItemRow = Pick<AuditRow, 'subjectId' | 'subject' | 'before' | 'after'>;

/** Some of the records behind an entry, by name. */
export async function listAuditItems(
  db: Db,
  entryId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<AuditItemRow[]> {
  const rows = await db
    .selectFrom('audit_items')
    .select(['subject_id as subjectId', 'subject', 'before', 'after'])
    .where('entry_id', '=', entryId)
    .orderBy('subject')
    .orderBy('subject_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, before: parse(row.before), after: parse(row.after) }));
}

/** Those of these entries that have a list of records behind them. */
export async function listEntriesWithItems(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('audit_items')
    .select('entry_id')
    .distinct()
    .where('entry_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ entry_id }) => entry_id));
}

const BATCH = 200;

/** All entries of the filters, newest first, some at a time. */
export async function* eachAuditBatch(db: Db, query: AuditListQuery): AsyncGenerator<AuditRow[]> {
  let last: { at: string; id: string } | undefined;
  do {
    let batch = filtered(db, query).select(COLUMNS);
    if (last) batch = batch.where(isOlder(last));
    const rows = await batch.orderBy('at', 'desc').orderBy('id', 'desc').limit(BATCH).execute();
    if (rows.length > 0) yield rows.map(toAuditRow);
    last = rows.length < BATCH ? undefined : rows.at(-1);
  } while (last);
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

const COLUMNS = [
  'id',
  'at',
  'actor',
  'action',
  'subject_id as subjectId',
  'subject',
  'before',
  'after',
] as const;

type StoredRow = Omit<AuditRow, 'before' | 'after'> & { before: string | null; after: string | null };

function toAuditRow(row: StoredRow): AuditRow {
  return { ...row, before: parse(row.before), after: parse(row.after) };
}

function isOlder({ at, id }: { at: string; id: string }) {
  return sql<boolean>`(audit_log.at, audit_log.id) < (${at}, ${id})`;
}

function parse(json: string | null): Record<string, unknown> | null {
  return json === null ? null : JSON.parse(json);
}

function filtered(db: Db, { search, filters }: AuditListQuery) {
  let log = db.selectFrom('audit_log');
  if (search)
    log = log.where((eb) =>
      eb.or([
        nameHolds(db, 'audit_log.subject', search),
        eb.exists(
          eb
            .selectFrom('audit_items')
            .select('audit_items.subject_id')
            .whereRef('audit_items.entry_id', '=', 'audit_log.id')
            .where(nameHolds(db, 'audit_items.subject', search)),
        ),
      ]),
    );
  if (filters.kind) log = log.where('action', 'like', `${filters.kind}.%`);
  if (filters.actor) log = log.where('actor', '=', filters.actor);
  if (isDay(filters.from)) log = log.where('at', '>=', startOfLondonDay(filters.from));
  if (isDay(filters.to)) log = log.where('at', '<', startOfLondonDay(addDays(filters.to, 1)));
  return log;
}
