import { data } from 'react-router';
import {
  type DeletedKind,
  deletingFailed,
  type SavedKind,
  savingFailed,
} from '#domain/words/staff-messages.ts';
import type { Log } from '#operations/platform/platform.ts';
import { askDeletion } from './ask-deletion.ts';
import type { Ask } from './ask-dialog.tsx';
import { type ListResult, readListCommand } from './list-result.ts';

/** A change to the selected records: `done` ends the message '3 products archived.' */
export type ListChange<Intent extends string = string> = { intent: Intent; label: string; done: string };

type Commands<Change> = {
  kind: SavedKind & DeletedKind;
  /** 'Select a product first.' */
  selectFirst: string;
  /** '3 products' */
  countOf(count: number): string;
  changes: readonly Change[];
  /** Returns how many were changed. */
  change(change: Change, ids: string[]): Promise<number>;
  /** Throws 403. */
  checkMayDelete(): void;
  /** Replaces the standard question before deleting. */
  ask?(ids: string[]): Ask | Promise<Ask>;
  /** Returns how many were deleted, or a question when more must be decided. */
  deleteAll(ids: string[], form: FormData): Promise<number | Ask>;
  log: Log;
  /** The log's messages. */
  failures: { change: string; delete: string };
};

/** Changes or deletes the selected records of a list; asks before deleting. */
export async function runListCommand<Change extends ListChange>(
  request: Request,
  commands: Commands<Change>,
) {
  const { kind, countOf, log, failures } = commands;
  const { intent, ids, isConfirmed, form } = await readListCommand(request);
  const refuse = (status: number, message: string) => data<ListResult>({ ok: false, message }, status);
  const done = (message: string) => data<ListResult>({ ok: true, message });
  if (ids.length === 0) return refuse(422, commands.selectFirst);
  const change = commands.changes.find((known) => known.intent === intent);
  if (change) {
    try {
      return done(`${countOf(await commands.change(change, ids))} ${change.done}.`);
    } catch (error) {
      log.error({ err: error }, failures.change);
      return refuse(500, savingFailed(kind));
    }
  }
  if (intent !== 'delete') return refuse(422, savingFailed(kind));
  commands.checkMayDelete();
  if (!isConfirmed) {
    const ask = commands.ask ? await commands.ask(ids) : askDeletion(kind, ids);
    return data<ListResult>({ ok: false, ask });
  }
  try {
    const deleted = await commands.deleteAll(ids, form);
    if (typeof deleted === 'number') return done(`${countOf(deleted)} deleted.`);
    return data<ListResult>({ ok: false, ask: deleted }, 409);
  } catch (error) {
    log.error({ err: error }, failures.delete);
    return refuse(500, deletingFailed(kind));
  }
}
