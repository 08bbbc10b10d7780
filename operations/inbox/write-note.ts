import type { Db } from '#database/open.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';

export type NoteResult =
  | { ok: true }
  | { ok: false; problem: 'not-found' }
  | { ok: false; problem: 'noted-meanwhile'; note: string };

/** Writes a staff note by `write`. Problems: the row is gone, somebody wrote another note since `noteWas` was read. */
export function writeNote<Row extends { note: string }>(
  platform: Platform,
  actor: Actor,
  { id, note, noteWas }: { id: string; note: string; noteWas: string },
  find: (trx: Db, id: string) => Promise<Row | null>,
  write: (row: Row, write: StaffWrite) => Promise<void>,
): Promise<NoteResult> {
  return staffWrite(platform, actor, async (staff): Promise<NoteResult> => {
    const row = await find(staff.trx, id);
    if (!row) return { ok: false, problem: 'not-found' };
    if (row.note !== noteWas && row.note !== note)
      return { ok: false, problem: 'noted-meanwhile', note: row.note };
    await write(row, staff);
    return { ok: true };
  });
}
