import type { ActionFunctionArgs } from 'react-router';
import { type FormValues, formValues } from '#app/cms/fields/form-values.ts';
import { readSubmitted, takenFields, versionOf } from '#app/cms/fields/submitted-fields.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import type { findLastChange } from '#database/queries/people/audit-log.ts';
import { differingFields, takeTheirs } from '#domain/lists/save-conflict.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { nameOfKind, type RecordDeclaration } from './record-declaration.ts';
import { refuseSave, respondToCreation, respondToSave } from './respond-to-save.ts';

type Result = { ok: true; id: string } | { ok: false; problem: string };
type Saved<Of extends Result> = Extract<Of, { ok: true }>;
type Refused<Of extends Result> = Extract<Of, { ok: false }>;

type Work<Row, Parsed extends { ok: true }, Of extends Result> = {
  parse(submitted: FormValues, platform: Platform): Parsed | { ok: false; errors: Record<string, string> };
  /** The parsed fields as the values of their form, to compare with those of another save. */
  valuesOf(form: Parsed): FormValues;
  create(platform: Platform, member: StaffMember, form: Parsed): Promise<Of>;
  save(platform: Platform, member: StaffMember, form: Parsed & { id: string; version: number }): Promise<Of>;
  find(db: Platform['db'], id: string): Promise<Row | null>;
  findLastChange: typeof findLastChange;
  /** Messages by field for what the operation refused. */
  errorsOf?(refused: Refused<Of>, submitted: FormValues): Record<string, string>;
  /** Follows 'Product saved.' */
  note?(saved: Saved<Of>): string;
};

/** Saves the record of the path's `id`, or without one creates a record and leads to its page. */
export async function saveFromForm<
  Row extends { id: string; version: number; updatedAt: string },
  Parsed extends { ok: true },
  Of extends Result,
>(
  { context, params, request }: Pick<ActionFunctionArgs, 'context' | 'params' | 'request'>,
  declaration: RecordDeclaration<Row>,
  work: Work<Row, Parsed, Of>,
) {
  const member = requirePermission(context, declaration.permissions.edit);
  const platform = context.get(platformContext);
  const { db, log } = platform;
  const submitted = readSubmitted(await readForm(request));
  const { id } = params;
  const valuesOfRow = (row: Row) => (declaration.valuesOf ?? formValues)(row);
  const taken = takenFields(submitted);
  const now = id !== undefined && taken.length > 0 ? await work.find(db, id) : null;
  // Of another version than the choices were made on nothing is taken: the save is refused again.
  const isMerged = now !== null && now.version === versionOf(submitted);
  const merged = isMerged ? takeTheirs(submitted, valuesOfRow(now), taken) : submitted;
  const kind = declaration.kindOf?.(submitted) ?? declaration.kind;
  const failure = `a ${kind} could not be saved`;
  const parsed = work.parse(merged, platform);
  if (!parsed.ok) return refuseSave(kind, submitted, 422, parsed.errors);
  const errorsOf = (result: Of) => (isRefused(result) && work.errorsOf?.(result, submitted)) || {};
  if (id === undefined)
    return respondToCreation(submitted, {
      kind,
      async create() {
        const created = await work.create(platform, member, parsed);
        return created.ok ? { ok: true, id: created.id } : { ok: false, errors: errorsOf(created) };
      },
      addressOf: declaration.addressOf,
      log,
      failure,
    });
  return respondToSave(submitted, {
    kind,
    async save() {
      const saved = await work.save(platform, member, { ...parsed, id, version: versionOf(submitted) });
      if (!saved.ok) return { ok: false, problem: saved.problem, errors: errorsOf(saved) };
      const note = (isSaved(saved) && work.note?.(saved)) || '';
      return { ok: true, message: `${nameOfKind(kind)} saved.${note}`, isMerged };
    },
    async findNow() {
      const row = await work.find(db, id);
      return (
        row && {
          version: row.version,
          updatedAt: row.updatedAt,
          differing: differingFields(work.valuesOf(parsed), valuesOfRow(row), submitted),
        }
      );
    },
    findLastChange: () => work.findLastChange(db, id),
    log,
    failure,
  });
}

function isSaved<Of extends Result>(result: Of): result is Saved<Of> {
  return result.ok;
}

function isRefused<Of extends Result>(result: Of): result is Refused<Of> {
  return !result.ok;
}
