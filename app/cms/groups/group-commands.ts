import { data } from 'react-router';
import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import { type ListAnswer, readListCommand } from '#app/cms/ui/list-answer.ts';
import { CANNOT_BE_UNDONE, deleteQuestion, deletingFailed, savingFailed } from '#domain/messages.ts';
import type { Log } from '#operations/platform.ts';
import { GROUPS, type GroupKind, groupCount } from './group-words.ts';

type Commands = {
  archive(id: string, archived: boolean): Promise<unknown>;
  /** Throws what the page answers where somebody may not. */
  checkMayDelete(): void;
  /** Those in use stay, unless their products have somewhere to go. */
  deleteAll(ids: string[], moveTo: string | null): Promise<{ deleted: number; kept: string[] }>;
  log: Log;
};

/** Archives, takes back or deletes what is ticked in a list of brands or categories; deleting is asked about first. */
export async function answerGroupCommand(request: Request, kind: GroupKind, commands: Commands) {
  const { intent, ids, isConfirmed, form } = await readListCommand(request);
  const refuse = (status: number, message: string) => data<ListAnswer>({ ok: false, message }, status);
  const done = (message: string) => data<ListAnswer>({ ok: true, message });
  if (ids.length === 0) return refuse(400, `Select a ${kind} first.`);
  if (intent === 'archive' || intent === 'restore') {
    try {
      for (const id of ids) await commands.archive(id, intent === 'archive');
      return done(`${groupCount(kind, ids.length)} ${intent === 'archive' ? 'archived' : 'taken back'}.`);
    } catch (error) {
      commands.log.error({ err: error }, `${GROUPS[kind].plural} could not be archived`);
      return refuse(500, savingFailed(kind));
    }
  }
  if (intent !== 'delete') return refuse(400, savingFailed(kind));
  commands.checkMayDelete();
  if (!isConfirmed) return data<ListAnswer>({ ok: false, ask: askDeletion(kind, ids) });
  try {
    const moveTo = String(form.get('moveTo') ?? '') || null;
    const { deleted, kept } = await commands.deleteAll(ids, moveTo);
    if (kept.length === 0) return done(`${groupCount(kind, deleted)} deleted.`);
    return data<ListAnswer>({ ok: false, ask: { ...askDeletion(kind, kept), needsTarget: true } }, 409);
  } catch (error) {
    commands.log.error({ err: error }, `a ${kind} could not be deleted`);
    return refuse(500, deletingFailed(kind));
  }
}

function askDeletion(kind: GroupKind, ids: string[]): Ask {
  return {
    intent: 'delete',
    ids,
    text:
      ids.length === 1
        ? deleteQuestion(kind)
        : `Are you sure you want to delete these ${groupCount(kind, ids.length)}?`,
    detail: CANNOT_BE_UNDONE,
    confirmLabel: 'Delete',
  };
}
