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

/** Removes entries that are written again. Called by `staffWrite` alone. */
export async function removeAuditEntries(trx: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('audit_log').where('id', 'in', ids).execute();
}

function rowOf(entry: AuditEntry): Insertable<AuditLogTable> {
  const { before, after } = changedFields(entry.before, entry.after);
  return {
    id: entry.id,
    at: entry.at,
    actor_id: entry.actorId,
    actor: entry.actor,
    action: entry.action,
    subject_id: entry.subjectId,
    subject: entry.subject,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  };
}

/** The last change of a row, to name its author to somebody whose save came second. */
export async function findLastChange(
  db: Db,
  subjectId: string,
): Promise<{ actor: string; at: string } | null> {
  const row = await db
    .selectFrom('audit_log')
    .select(['actor', 'at'])
    .where('subject_id', '=', subjectId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
