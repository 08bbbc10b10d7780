import type { Db } from '#database/open.ts';
import type { Platform } from './platform.ts';
import { type Actor, type Change, type StaffWrite, staffWrite } from './staff-write.ts';

/** Without a subject of its own, the change is one of the row. */
export type RowChange = Omit<Change, 'subjectId'> & { subjectId?: string };

/**
 * Changes several rows in one transaction. Skips rows that `find` does not find, and rows for which `change` returns null
 * because they are as wanted already. Returns the number of rows changed.
 */
export function changeEach<Row>(
  platform: Platform,
  actor: Actor,
  ids: string[],
  find: (trx: Db, id: string) => Promise<Row | null>,
  change: (row: Row, id: string, write: StaffWrite) => Promise<RowChange | null>,
): Promise<number> {
  return staffWrite(platform, actor, async (write) => {
    let changed = 0;
    for (const id of ids) {
      const row = await find(write.trx, id);
      const made = row && (await change(row, id, write));
      if (!made) continue;
      write.record({ subjectId: id, ...made });
      changed += 1;
    }
    return changed;
  });
}
