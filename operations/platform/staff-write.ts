import type { Db } from '#database/open.ts';
import { moveCatalogueRevision, moveRevisionOfProducts } from '#database/queries/catalogue/revision.ts';
import {
  insertAuditEntries,
  insertAuditItems,
  removeAuditEntries,
} from '#database/queries/people/audit-log.ts';
import { inTransaction } from '#database/transaction.ts';
import { changedFields, type Fields } from '#domain/people/audit.ts';
import { nowIso } from './now-iso.ts';
import type { Platform, StaffMember } from './platform.ts';
import { type AuditAction, seenOf } from './seen-changes.ts';

export type Actor = Pick<StaffMember, 'id' | 'name'>;

/** Also somebody who is not of the staff, as the customer of an order. */
export type Author = Actor | { id: null; name: string };

export type Change = {
  action: AuditAction;
  subjectId: string;
  subject: string;
  before: Fields | null;
  after: Fields | null;
  /** Changes of several transactions under one id share an entry, which holds the last of them. */
  entryId?: string;
};

/** A change of one of many records under one entry. */
export type RecordChange = Pick<Change, 'subjectId' | 'subject' | 'before' | 'after'>;

export type StaffWrite = {
  trx: Db;
  /** UTC, ISO */
  now: string;
  newId: () => string;
  /** The name of who writes; null: unknown. */
  author: string | null;
  /** Reports a change that was made; nothing is logged without it. */
  record(change: Change): void;
  /** Reports changes of many records, listed behind the entry of this id, which is recorded besides. */
  recordBehind(entryId: string, changes: RecordChange[]): void;
};

/**
 * The one way for staff to write: a transaction that holds the work, the audit entry of every change it records, and the
 * catalogue revision where visitors may see one. Work that records nothing leaves no trace in either, and a record without a difference none in the log. Actor null: unknown. The work may
 * run several times, as `inTransaction` says.
 */
export function staffWrite<Result>(
  { db, clock, random }: Pick<Platform, 'db' | 'clock' | 'random'>,
  actor: Author | null,
  work: (write: StaffWrite) => Promise<Result>,
  options: { tries?: number } = {},
): Promise<Result> {
  const write = async (trx: Db) => {
    const changes: Change[] = [];
    const now = nowIso(clock);
    const newId = () => random.id();
    const behind: [entryId: string, changes: RecordChange[]][] = [];
    const result = await work({
      trx,
      now,
      newId,
      author: actor?.name ?? null,
      record: (change) => changes.push(change),
      recordBehind: (entryId, listed) => behind.push([entryId, listed]),
    });
    for (const [entryId, listed] of behind) await insertAuditItems(trx, entryId, listed.filter(isDifference));
    await removeAuditEntries(
      trx,
      changes.flatMap(({ entryId }) => entryId ?? []),
    );
    await insertAuditEntries(
      trx,
      changes.filter(isDifference).map(({ entryId, ...change }) => ({
        ...change,
        id: entryId ?? newId(),
        at: now,
        actorId: actor?.id ?? null,
        actor: actor?.name ?? 'Nobody signed in',
      })),
    );
    const seen = seenOf(changes.map(({ action }) => action));
    if (seen === 'everything') await moveCatalogueRevision(trx);
    if (seen === 'products') await moveRevisionOfProducts(trx, now);
    return result;
  };
  return inTransaction(db, write, options);
}

/** False for a save that left every field as it was. */
function isDifference({ before, after }: RecordChange): boolean {
  const changed = changedFields(before, after);
  return !changed.before || !changed.after || Object.keys({ ...changed.before, ...changed.after }).length > 0;
}
