import { data, redirect } from 'react-router';
import { CHANGED_MEANWHILE, type SaveResult } from '#domain/lists/save-result.ts';
import { type SavedKind, savingFailed } from '#domain/words/staff-messages.ts';
import type { Log } from '#operations/platform/platform.ts';

type Submitted = Record<string, string>;
/** Which fields are to blame, by their names. */
type Errors = Record<string, string>;

/** A form that cannot be saved: what was typed comes back. */
export function refuseSave(kind: SavedKind, typed: Submitted, status: number, errors: Errors) {
  return data<SaveResult>({ ok: false, message: savingFailed(kind), errors, typed }, status);
}

type Saving = {
  kind: SavedKind;
  save(): Promise<{ ok: true; message: string } | { ok: false; problem: string; errors: Errors }>;
  /** As it stands now, and who changed it last. */
  findNow(): Promise<{ version: number; updatedAt: string } | null>;
  findLastChange(): Promise<{ actor: string } | null>;
  log: Log;
  /** What the log says of a failure. */
  failure: string;
};

/** Saves the form of a record; who was quicker is named, whatever else keeps it from being saved is answered. */
export async function respondToSave(typed: Submitted, saving: Saving) {
  try {
    const saved = await saving.save();
    if (saved.ok) return data<SaveResult>({ ok: true, message: saved.message });
    if (saved.problem === 'not-found') throw data(null, { status: 404 });
    if (saved.problem !== 'changed-meanwhile') return refuseSave(saving.kind, typed, 409, saved.errors);
    const now = await saving.findNow();
    const change = await saving.findLastChange();
    const meanwhile = {
      actor: change?.actor ?? 'somebody',
      at: now?.updatedAt ?? '',
      version: now?.version ?? 0,
    };
    return data<SaveResult>({ ok: false, message: CHANGED_MEANWHILE, errors: {}, typed, meanwhile }, 409);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    saving.log.error({ err: error }, saving.failure);
    return refuseSave(saving.kind, typed, 500, {});
  }
}

type Creating = {
  kind: SavedKind;
  create(): Promise<{ ok: true; id: string } | { ok: false; errors: Errors }>;
  addressOf(id: string): string;
  log: Log;
  failure: string;
};

/** The same for a new one; once created, its own page says so. */
export async function respondToCreation(
  typed: Submitted,
  { kind, create, addressOf, log, failure }: Creating,
) {
  let created: Awaited<ReturnType<typeof create>>;
  try {
    created = await create();
  } catch (error) {
    log.error({ err: error }, failure);
    return refuseSave(kind, typed, 500, {});
  }
  if (!created.ok) return refuseSave(kind, typed, 409, created.errors);
  throw redirect(`${addressOf(created.id)}?created`);
}
