import { data } from 'react-router';
import { takenErrors } from '#app/cms/ui/taken-errors.ts';
import { keepTyped, versionOf } from '#app/cms/ui/typed-fields.ts';
import { savingFailed } from '#domain/messages.ts';
import { CHANGED_MEANWHILE, type SaveAnswer } from '#domain/save-answer.ts';
import type { Log } from '#operations/platform.ts';
import type { SaveGroupResult } from '#operations/save-brand.ts';
import { GROUPS, type GroupKind } from './group-words.ts';

type Typed = Record<string, string>;
type Parsed<Fields> = { ok: true; fields: Fields } | { ok: false; errors: Record<string, string> };

type Saving<Fields> = {
  parse(typed: Typed): Parsed<Fields>;
  save(fields: Fields, version: number): Promise<SaveGroupResult>;
  /** As it stands now, and who changed it last. */
  findNow(): Promise<{ version: number; updatedAt: string; actor: string | null } | null>;
  log: Log;
};

/** Saves the form of a brand or category; whatever keeps it from being saved, what was typed comes back. */
export async function answerGroupSave<Fields>(request: Request, kind: GroupKind, saving: Saving<Fields>) {
  const typed = keepTyped(await request.formData());
  const refuse = (status: number, errors: Record<string, string>) =>
    data<SaveAnswer>({ ok: false, message: savingFailed(kind), errors, typed }, status);
  const parsed = saving.parse(typed);
  if (!parsed.ok) return refuse(400, parsed.errors);
  try {
    const saved = await saving.save(parsed.fields, versionOf(typed));
    if (saved.ok) return data<SaveAnswer>({ ok: true, message: `${GROUPS[kind].name} saved.` });
    if (saved.problem === 'not-found') throw data(null, { status: 404 });
    if (saved.problem !== 'changed-meanwhile') return refuse(409, takenErrors(saved.problem, kind));
    const now = await saving.findNow();
    const meanwhile = {
      actor: now?.actor ?? 'somebody',
      at: now?.updatedAt ?? '',
      version: now?.version ?? 0,
    };
    return data<SaveAnswer>({ ok: false, message: CHANGED_MEANWHILE, errors: {}, typed, meanwhile }, 409);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    saving.log.error({ err: error }, `a ${kind} could not be saved`);
    return refuse(500, {});
  }
}

type Creating<Fields> = {
  parse(typed: Typed): Parsed<Fields>;
  create(fields: Fields): Promise<SaveGroupResult>;
  log: Log;
};

/** The same for a new one: its id, or what the page answers. */
export async function answerGroupCreation<Fields>(
  request: Request,
  kind: GroupKind,
  creating: Creating<Fields>,
) {
  const typed = keepTyped(await request.formData());
  const refuse = (status: number, errors: Record<string, string>) => ({
    ok: false as const,
    answer: data<SaveAnswer>({ ok: false, message: savingFailed(kind), errors, typed }, status),
  });
  const parsed = creating.parse(typed);
  if (!parsed.ok) return refuse(400, parsed.errors);
  try {
    const created = await creating.create(parsed.fields);
    return created.ok ? created : refuse(409, takenErrors(created.problem, kind));
  } catch (error) {
    creating.log.error({ err: error }, `a ${kind} could not be saved`);
    return refuse(500, {});
  }
}
