import type { Db } from '#database/open.ts';
import { countText } from '#domain/text/count-text.ts';
import type { Platform } from './platform.ts';
import { type Actor, type Change, type StaffWrite, staffWrite } from './staff-write.ts';

/** Without a subject of its own, the change is one of the row. */
export type RowChange = Omit<Change, 'subjectId'> & { subjectId?: string };

/**
 * Changes rows in one transaction, in the order of their ids (docs/decisions/051-one-order-of-locks.md); skips missing ones and those
 * `change` returns null for. Several changes are listed behind one entry of the audit log: `entryOf`, or one for each kind of change.
 * Returns the number changed.
 */
export function changeEach<Row>(
  platform: Platform,
  actor: Actor,
  ids: string[],
  find: (trx: Db, id: string) => Promise<Row | null>,
  change: (row: Row, id: string, write: StaffWrite) => Promise<RowChange | null>,
  entryOf?: (changed: number) => Change & { entryId: string },
): Promise<number> {
  return staffWrite(platform, actor, async (write) => {
    const changes: Change[] = [];
    for (const id of ids.toSorted()) {
      const row = await find(write.trx, id);
      const made = row && (await change(row, id, write));
      if (!made) continue;
      changes.push({ subjectId: id, ...made });
    }
    const entry = changes.length > 0 && entryOf?.(changes.length);
    if (entry) write.record(entry);
    if (entry) write.recordBehind(entry.entryId, changes);
    else for (const of of Map.groupBy(changes, ({ action }) => action).values()) recordTogether(write, of);
    return changes.length;
  });
}

/** One change has its own entry; several of a kind share one, with their list behind it. */
function recordTogether(write: StaffWrite, changes: Change[]): void {
  const [first] = changes;
  if (!first || changes.length === 1) {
    if (first) write.record(first);
    return;
  }
  const entryId = write.newId();
  const noun = (first.action.split('.')[0] ?? '').replaceAll('-', ' ');
  write.recordBehind(entryId, changes);
  write.record({
    action: `${first.action}-many`,
    subjectId: entryId,
    subject: countText(changes.length, noun, pluralOf(noun)),
    before: null,
    after: { records: changes.length },
    entryId,
  });
}

function pluralOf(noun: string): string {
  return noun.endsWith('y') ? noun.replace(/y$/, 'ies') : `${noun}s`;
}
