import { askDeletion } from '#app/cms/ui/ask-deletion.ts';
import { ARCHIVE, TAKE_BACK } from '#app/cms/ui/bulk-actions.ts';
import { runListCommand } from '#app/cms/ui/run-list-command.ts';
import type { Log } from '#operations/platform/platform.ts';
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
export function runGroupCommand(
  request: Request,
  kind: GroupKind,
  { archive, checkMayDelete, deleteAll, log }: Commands,
) {
  const { plural } = GROUPS[kind];
  return runListCommand(request, {
    kind,
    selectFirst: `Select a ${kind} first.`,
    countOf: (count) => groupCount(kind, count),
    changes: [
      { ...ARCHIVE, done: 'archived' },
      { ...TAKE_BACK, done: 'taken back' },
    ],
    async change({ intent }, ids) {
      for (const id of ids) await archive(id, intent === 'archive');
      return ids.length;
    },
    checkMayDelete,
    ask: (ids) => askDeletion(kind, ids, plural),
    async deleteAll(ids, form) {
      const { deleted, kept } = await deleteAll(ids, String(form.get('moveTo') ?? '') || null);
      return kept.length === 0 ? deleted : { ...askDeletion(kind, kept, plural), needsTarget: true };
    },
    log,
    failures: { change: `${plural} could not be archived`, delete: `a ${kind} could not be deleted` },
  });
}
