import type { Insertable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { AuditLogTable } from '#database/schema.ts';
import { changedFields, type Fields } from '#domain/people/audit.ts';

export type AuditEntry = {
  id: string;
  /** UTC, ISO */
  at: string;
  /** Null where nobody is known. */
  actorId: string | null;
  actor: string;
  /** A noun and a verb, as 'product.delete'. */
  action: string;
  subjectId: string;
  /** Its name at that time. */
  subject: string;
  before: Fields | null;
  after: Fields | null;
};

const BATCH = 500;

/** Stores only the fields that differ. Called by `staffWrite` alone. */
export async function insertAuditEntries(trx: Db, entries: AuditEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += BATCH)
    await trx
      .insertInto('audit_log')
      .values(entries.slice(start, start + BATCH).map(rowOf))
      .execute();
}

export type AuditItem = Pick<AuditEntry, 'subjectId' | 'subject' | 'before' | 'after'>;

/** Stores what stands behind an entry about many records; one listed already keeps what it was before. Called by `staffWrite` alone. */
export async function insertAuditItems(trx: Db, entryId: string, items: AuditItem[]): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH)
    await trx
      .insertInto('audit_items')
      .values(
        items.slice(start, start + BATCH).map((item) => ({
          entry_id: entryId,
          subject_id: item.subjectId,
          subject: item.subject,
          ...jsonOf(item),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['entry_id', 'subject_id'])
          .doUpdateSet((eb) => ({ after: eb.ref('excluded.after') })),
      )
      .execute();
}

export async function countAuditItems(db: Db, entryId: string): Promise<number> {
  const row = await db
    .selectFrom('audit_items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('entry_id', '=', entryId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Removes entries that are written again. Called by `staffWrite` alone. */
export async function removeAuditEntries(trx: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('audit_log').where('id', 'in', ids).execute();
}

function rowOf(entry: AuditEntry): Insertable<AuditLogTable> {
  return {
    id: entry.id,
    at: entry.at,
    actor_id: entry.actorId,
    actor: entry.actor,
    action: entry.action,
    subject_id: entry.subjectId,
    subject: entry.subject,
    ...jsonOf(entry),
  };
}

function jsonOf(change: Pick<AuditEntry, 'before' | 'after'>): {
  before: string | null;
  after: string | null;
} {
  const { before, after } = changedFields(change.before, change.after);
  return { before: before && JSON.stringify(before), after: after && JSON.stringify(after) };
}

/** The last change of a row, by itself or among many, to name its author to somebody whose save came second. */
export async function findLastChange(
  db: Db,
  subjectId: string,
): Promise<{ actor: string; at: string } | null> {
  const changes = db.selectFrom('audit_log').select(['actor', 'at']).orderBy('at', 'desc').limit(1);
  const [alone, amongMany] = await Promise.all([
    changes.orderBy('id', 'desc').where('subject_id', '=', subjectId).executeTakeFirst(),
    changes
      .innerJoin('audit_items', 'audit_items.entry_id', 'audit_log.id')
      .where('audit_items.subject_id', '=', subjectId)
      .executeTakeFirst(),
  ]);
  if (!alone || !amongMany) return alone ?? amongMany ?? null;
  return amongMany.at > alone.at ? amongMany : alone;
}
