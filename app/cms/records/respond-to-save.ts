import { data, replace } from 'react-router';
import type { DifferingField } from '#domain/lists/save-conflict.ts';
import { CHANGED_MEANWHILE, type SaveResult } from '#domain/lists/save-result.ts';
import { type SavedKind, savingFailed } from '#domain/words/staff-messages.ts';
import type { Log } from '#operations/platform/platform.ts';

type Submitted = Record<string, string>;
type Errors = Record<string, string>;

/** Responds with the submitted values, so that the form shows them again: 422 invalid, 409 in conflict, 500 failed. */
export function refuseSave(kind: SavedKind, submitted: Submitted, status: 422 | 409 | 500, errors: Errors) {
  return data<SaveResult>({ ok: false, message: savingFailed(kind), errors, submitted }, status);
}

type Saving = {
  kind: SavedKind;
  save(): Promise<
    { ok: true; message: string; isMerged: boolean } | { ok: false; problem: string; errors: Errors }
  >;
  findNow(): Promise<{ version: number; updatedAt: string; differing: DifferingField[] } | null>;
  findLastChange(): Promise<{ actor: string } | null>;
  log: Log;
  /** The log's message on failure. */
  failure: string;
};

/** Saves the form of a record. When somebody saved it meanwhile, the response says who, and which version to overwrite. */
export async function respondToSave(submitted: Submitted, saving: Saving) {
  try {
    const saved = await saving.save();
    if (saved.ok) return data<SaveResult>(saved);
    if (saved.problem === 'not-found') throw data(null, { status: 404 });
    if (saved.problem !== 'changed-meanwhile') return refuseSave(saving.kind, submitted, 409, saved.errors);
    const now = await saving.findNow();
    const change = await saving.findLastChange();
    const meanwhile = {
      actor: change?.actor ?? 'somebody',
      at: now?.updatedAt ?? '',
      version: now?.version ?? 0,
      differing: now?.differing ?? [],
    };
    return data<SaveResult>({ ok: false, message: CHANGED_MEANWHILE, errors: {}, submitted, meanwhile }, 409);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    saving.log.error({ err: error }, saving.failure);
    return refuseSave(saving.kind, submitted, 500, {});
  }
}

type Creating = {
  kind: SavedKind;
  create(): Promise<{ ok: true; id: string } | { ok: false; errors: Errors }>;
  addressOf(id: string): string;
  log: Log;
  failure: string;
};

/** Creates a record and leads to its page, which confirms it. The page takes the place of the form: Back does not show that again. */
export async function respondToCreation(
  submitted: Submitted,
  { kind, create, addressOf, log, failure }: Creating,
) {
  let created: Awaited<ReturnType<typeof create>>;
  try {
    created = await create();
  } catch (error) {
    log.error({ err: error }, failure);
    return refuseSave(kind, submitted, 500, {});
  }
  if (!created.ok) return refuseSave(kind, submitted, 409, created.errors);
  throw replace(`${addressOf(created.id)}?created`);
}
