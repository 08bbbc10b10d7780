import type { Db } from '#database/open.ts';
import { findApplication, type TradeApplication } from '#database/queries/inbox/listed-applications.ts';
import type { ApplicationMove } from '#domain/inbox/application-list.ts';
import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Moves applications to where they stand; those that are gone, or stand there already, are passed over. Answers how many moved. */
export function moveApplications(
  platform: Platform,
  actor: Actor,
  ids: string[],
  to: ApplicationMove,
): Promise<number> {
  return platform.db.transaction().execute(async (trx) => {
    let moved = 0;
    for (const id of ids) {
      const before = await findApplication(trx, id);
      const after = before && stateAfter(before, to, new Date(platform.clock.now()).toISOString());
      if (!before || !after) continue;
      await writeApplication(trx, platform, actor, before, { ...after, note: before.note }, to);
      moved += 1;
    }
    return moved;
  });
}

export type NoteApplicationResult =
  | { ok: true }
  | { ok: false; problem: 'not-found' }
  | { ok: false; problem: 'noted-meanwhile'; note: string };

/** Keeps the staff's note. Problems: the application is gone, somebody wrote another note since `noteWas` was read. */
export function noteApplication(
  platform: Platform,
  actor: Actor,
  id: string,
  { note, noteWas }: { note: string; noteWas: string },
): Promise<NoteApplicationResult> {
  return platform.db.transaction().execute(async (trx): Promise<NoteApplicationResult> => {
    const before = await findApplication(trx, id);
    if (!before) return { ok: false, problem: 'not-found' };
    if (before.note !== noteWas && before.note !== note)
      return { ok: false, problem: 'noted-meanwhile', note: before.note };
    const { status, archivedAt } = before;
    await writeApplication(trx, platform, actor, before, { status, archivedAt, note }, 'note');
    return { ok: true };
  });
}

/** Deletes applications for good; the audit log keeps that there was one, not what it said. */
export function deleteApplications(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return platform.db.transaction().execute(async (trx) => {
    let deleted = 0;
    for (const id of ids) {
      const before = await findApplication(trx, id);
      if (!before) continue;
      await trx.deleteFrom('trade_applications').where('id', '=', id).execute();
      await auditChange(trx, platform, actor, {
        action: 'application.delete',
        subjectId: id,
        subject: before.businessName,
        before: { status: before.status, createdAt: before.createdAt },
        after: null,
      });
      deleted += 1;
    }
    return deleted;
  });
}

type State = Pick<TradeApplication, 'status' | 'archivedAt' | 'note'>;

/** Null where nothing would change. */
function stateAfter(
  { status, archivedAt }: TradeApplication,
  to: ApplicationMove,
  now: string,
): Omit<State, 'note'> | null {
  if (to === 'archive') return archivedAt ? null : { status, archivedAt: now };
  if (to === 'restore') return archivedAt ? { status, archivedAt: null } : null;
  return status === to ? null : { status: to, archivedAt };
}

async function writeApplication(
  trx: Db,
  platform: Platform,
  actor: Actor,
  before: TradeApplication,
  { status, archivedAt, note }: State,
  verb: ApplicationMove | 'note',
): Promise<void> {
  await trx
    .updateTable('trade_applications')
    .set({ status, archived_at: archivedAt, note })
    .where('id', '=', before.id)
    .execute();
  await auditChange(trx, platform, actor, {
    action: `application.${verb}`,
    subjectId: before.id,
    subject: before.businessName,
    before: { status: before.status, archivedAt: before.archivedAt, note: before.note },
    after: { status, archivedAt, note },
  });
}
