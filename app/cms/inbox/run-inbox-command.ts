import { type ActionFunctionArgs, data } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { multiLine } from '#domain/text/clean-text.ts';
import { type SavedKind, savingFailed } from '#domain/words/staff-messages.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';

/** A kind of record that visitors send and staff move on and note. */
export type InboxDeclaration<Move extends string> = {
  kind: SavedKind;
  permission: Permission;
  noteMaxLength: number;
  /** The message after each move. */
  moved: Record<Move, string>;
  moves: readonly Move[];
};

export type NoteResult = {
  ok: boolean;
  message: string;
  /** True where a note was saved, not a move alone. */
  isNote?: boolean;
  submitted?: Record<string, string>;
  /** The note that somebody else saved meanwhile. */
  noteNow?: string;
  /** True where a reply was sent. */
  isReply?: boolean;
  /** Messages by field. */
  errors?: Record<string, string>;
  /** How many replies there are, where somebody else replied meanwhile. */
  repliesNow?: number;
};

type Noted =
  | { ok: true }
  | { ok: false; problem: 'not-found' }
  | { ok: false; problem: 'noted-meanwhile'; note: string };

type Work<Move> = {
  move(platform: Platform, member: StaffMember, ids: string[], to: Move): Promise<unknown>;
  note(
    platform: Platform,
    member: StaffMember,
    id: string,
    change: { note: string; noteWas: string; isAnswered: boolean },
  ): Promise<Noted>;
  reply?(
    platform: Platform,
    member: StaffMember,
    id: string,
    submitted: Record<string, string>,
  ): Promise<ReturnType<typeof data<NoteResult>>>;
};

export async function runInboxCommand<Move extends string>(
  { context, params: { id = '' }, request }: Pick<ActionFunctionArgs, 'context' | 'params' | 'request'>,
  { kind, permission, noteMaxLength, moves, moved }: InboxDeclaration<Move>,
  { move, note, reply }: Work<Move>,
) {
  const member = requirePermission(context, permission);
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const to = moves.find((known) => known === submitted.intent);
  try {
    if (to) {
      await move(platform, member, [id], to);
      return data<NoteResult>({ ok: true, message: moved[to] });
    }
    if (reply && submitted.intent === 'reply') return await reply(platform, member, id, submitted);
    const noted = await note(platform, member, id, {
      note: multiLine(submitted.note ?? '').slice(0, noteMaxLength),
      noteWas: multiLine(submitted.noteWas ?? ''),
      isAnswered: submitted.intent === 'note-answered',
    });
    return respondToNote(noted, submitted);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, `a ${kind} could not be changed`);
    return data<NoteResult>({ ok: false, message: savingFailed(kind), submitted }, 500);
  }
}

export function respondToNote(noted: Noted, submitted: Record<string, string>) {
  if (noted.ok) return data<NoteResult>({ ok: true, message: 'Note saved.', isNote: true });
  if (noted.problem === 'not-found') throw data(null, { status: 404 });
  const message = `Somebody noted meanwhile: ‘${noted.note}’. Yours is not saved yet; save again to put it in its place.`;
  return data<NoteResult>({ ok: false, message, submitted, noteNow: noted.note }, 409);
}
