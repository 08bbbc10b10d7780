import { type ActionFunctionArgs, data } from 'react-router';
import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import type { Undo } from '#app/cms/undo/undo-store.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { countText } from '#domain/text/count-text.ts';
import { deletingFailed, savingFailed } from '#domain/words/staff-messages.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { askDeletion } from './ask-deletion.ts';
import { type ListCommands, nounOf } from './list-declaration.ts';
import { type ListResult, readListCommand } from './list-result.ts';

/** The number of changed records, nothing for all of them, or a result in its own words. */
type Changed = Promise<number | ListResult> | Promise<void>;

type Work<Intent extends string> = {
  change(platform: Platform, member: StaffMember, ids: string[], intent: Intent): Changed;
  /** May return a question when more must be decided. */
  remove(platform: Platform, member: StaffMember, ids: string[], form: FormData): Changed;
  /** The commands that put a change back, read before it is made; by default the verb's own. */
  undoOf?(platform: Platform, ids: string[], intent: Intent): Promise<Undo['commands']>;
  /** The question before a command is carried out, null for none; by default deleting is asked about. */
  ask?(platform: Platform, ids: string[], intent: Intent | 'delete'): Promise<Ask | null> | Ask | null;
};

/** Changes or deletes the selected records of a list, after asking where that cannot be undone. */
export async function runListCommand<Intent extends string>(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  list: ListCommands<Intent>,
  {
    change,
    remove,
    undoOf,
    ask = (_, ids, intent) => (intent === 'delete' ? askDeletion(list.kind, ids) : null),
  }: Work<Intent>,
) {
  const member = requirePermission(context, list.permissions.change);
  const platform = context.get(platformContext);
  const { intent, ids, isConfirmed, form } = await readListCommand(request);
  const [one, many] = nounOf(list);
  const failed = { change: savingFailed(list.kind), delete: deletingFailed(list.kind), ...list.failed };
  const refuse = (status: number, message: string) => data<ListResult>({ ok: false, message }, status);
  const verb = list.verbs.find((known) => known.intent === intent);
  if (ids.length === 0 && !verb?.isForAll)
    return refuse(422, `Select ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one} first.`);
  if (!verb && intent !== 'delete') return refuse(422, failed.change);
  const permission = verb ? verb.permission : list.permissions.delete;
  if (permission) requirePermission(context, permission);
  try {
    const question = isConfirmed ? null : await ask(platform, ids, verb?.intent ?? 'delete');
    if (question) return data<ListResult>({ ok: false, ask: question });
    const before = verb && (await undoOf?.(platform, ids, verb.intent));
    const changed = verb
      ? await change(platform, member, ids, verb.intent)
      : await remove(platform, member, ids, form);
    if (typeof changed === 'object') return data<ListResult>(changed, changed.ask ? 409 : 200);
    const count = typeof changed === 'number' ? changed : ids.length;
    const message = `${countText(count, one, many)} ${verb?.done ?? 'deleted'}.`;
    // Where some had that state before, putting all back would change those too.
    const own = verb?.undo && count === ids.length ? [{ fields: { intent: verb.undo }, ids }] : [];
    const commands = before ?? own;
    const undo = commands.length > 0 ? { action: list.path, commands } : undefined;
    return data<ListResult>({ ok: true, message, undo, isDeleted: !verb && count > 0 });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, `${many} could not be ${verb ? 'changed' : 'deleted'}`);
    return refuse(500, verb ? failed.change : failed.delete);
  }
}
