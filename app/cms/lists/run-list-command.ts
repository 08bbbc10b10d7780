import { type ActionFunctionArgs, data } from 'react-router';
import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { countText } from '#domain/text/count-text.ts';
import { deletingFailed, savingFailed } from '#domain/words/staff-messages.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { askDeletion } from './ask-deletion.ts';
import { type ListCommands, nounOf, type Verb } from './list-declaration.ts';
import { type ListResult, MOST_IDS, readListCommand } from './list-result.ts';

/** The number of changed records, nothing for all of them, or a result in its own words. */
type Changed = Promise<number | ListResult> | Promise<void>;

type Work<Intent extends string> = {
  change(platform: Platform, member: StaffMember, ids: string[], intent: Intent, form: FormData): Changed;
  /** May return a question when more must be decided. */
  remove(platform: Platform, member: StaffMember, ids: string[], form: FormData): Changed;
  /** The ids of all records found by the parameters of the list's address; needed where all of them can be selected. */
  listFound?(db: Platform['db'], params: URLSearchParams): Promise<string[]>;
  /** The question before a command is carried out, null for none; by default deleting is asked about. */
  ask?(
    platform: Platform,
    ids: string[],
    intent: Intent | 'delete',
    member: StaffMember,
  ): Promise<Ask | null> | Ask | null;
  /** The most records of one command. */
  most?: number;
};

/** Changes or deletes the selected records of a list, after asking where that cannot be undone. */
export async function runListCommand<Intent extends string>(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  list: ListCommands<Intent>,
  {
    change,
    remove,
    listFound,
    most = Number.POSITIVE_INFINITY,
    ask = (_, ids, intent) => (intent === 'delete' ? askDeletion(list.kind, ids) : null),
  }: Work<Intent>,
) {
  const member = requirePermission(context, list.permissions.change);
  const platform = context.get(platformContext);
  const command = await readListCommand(request);
  const { intent, isConfirmed, form } = command;
  const isForAllFound = command.isForAllFound && listFound !== undefined;
  const [one, many] = nounOf(list);
  const failed = { change: savingFailed(list.kind), delete: deletingFailed(list.kind), ...list.failed };
  const refuse = (status: number, message: string) => data<ListResult>({ ok: false, message }, status);
  const verb = list.verbs.find((known) => known.intent === intent);
  if (command.ids.length === 0 && !verb?.isForAll && !isForAllFound)
    return refuse(422, `Select ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one} first.`);
  if (!verb && intent !== 'delete') return refuse(422, failed.change);
  const permission = verb ? verb.permission : list.permissions.delete;
  if (permission) requirePermission(context, permission);
  try {
    const ids = isForAllFound ? await listFound(platform.db, new URL(request.url).searchParams) : command.ids;
    if (ids.length > most)
      return refuse(
        422,
        `At most ${countText(most, one, many)} can be changed at once. Please filter the list.`,
      );
    // Asked again where the list finds another number of records by now than the question named.
    const isAnswered = isConfirmed && (!isForAllFound || form.get('expected') === String(ids.length));
    const question = isAnswered ? null : await ask(platform, ids, verb?.intent ?? 'delete', member);
    if (isForAllFound && !isAnswered && !verb?.isLink)
      return data<ListResult>({ ok: false, ask: askAboutAll(question, list, ids.length, verb) });
    if (question) return data<ListResult>({ ok: false, ask: question });
    const changed = verb
      ? await change(platform, member, ids, verb.intent, form)
      : await remove(platform, member, ids, form);
    if (typeof changed === 'object') return data<ListResult>(changed, changed.ask ? 409 : 200);
    const count = typeof changed === 'number' ? changed : ids.length;
    const message = `${countText(count, one, many)} ${verb?.done ?? 'deleted'}.`;
    // Where some had that state before, putting all back would change those too.
    const canUndo = verb?.undo && count === ids.length && count <= MOST_IDS;
    const undo = canUndo
      ? { action: list.path, commands: [{ fields: { intent: verb.undo ?? '' }, ids }] }
      : undefined;
    return data<ListResult>({ ok: true, message, undo, isDeleted: !verb && count > 0 });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, `${many} could not be ${verb ? 'changed' : 'deleted'}`);
    return refuse(500, verb ? failed.change : failed.delete);
  }
}

/** All records of a list are never changed without a question that says how many they are. */
function askAboutAll(question: Ask | null, list: ListCommands, count: number, verb: Verb | undefined): Ask {
  const counted = countText(count, ...nounOf(list));
  const all = question ?? {
    intent: verb?.intent ?? 'delete',
    text: `${verb?.label ?? 'Delete'} ${counted}?`,
    detail: 'These are all that the list finds, not only those of this page.',
    confirmLabel: verb?.label ?? 'Delete',
  };
  return { ...all, ids: [], allFound: count };
}
