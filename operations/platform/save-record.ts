import { isUniqueViolation } from '#database/constraint-violation.ts';
import type { Db } from '#database/open.ts';
import type { Fields } from '#domain/people/audit.ts';
import { changeEach } from './change-each.ts';
import type { Platform } from './platform.ts';
import type { Noun } from './seen-changes.ts';
import { type Actor, type StaffWrite, staffWrite } from './staff-write.ts';

/** A kind of record that staff edit as a whole, over the version they read. */
export type RecordKind<Values extends Fields, Stored, Problem extends string> = {
  /** The noun of its audit entries. */
  noun: Noun;
  nameOf(values: Values): string;
  /** The part of a stored record that the form holds. */
  valuesOf(stored: Stored): Values;
  find(trx: Db, id: string): Promise<Stored | null>;
  /** The reason why these values cannot be saved; `exceptId` is the record that is to hold them. */
  findProblem(trx: Db, values: Values, exceptId: string | null): Promise<Problem | null>;
  insert(write: StaffWrite, id: string, values: Values): Promise<void>;
  /** False where the version is not the stored one any more. */
  update(write: StaffWrite, id: string, version: number, values: Values, before: Stored): Promise<boolean>;
  /** False where it was gone. */
  remove(trx: Db, id: string): Promise<boolean>;
};

export type CreateResult<Problem extends string> = { ok: true; id: string } | { ok: false; problem: Problem };
export type SaveResult<Problem extends string> = CreateResult<'not-found' | 'changed-meanwhile' | Problem>;

export function createRecord<Values extends Fields, Stored, Problem extends string>(
  platform: Platform,
  actor: Actor,
  kind: RecordKind<Values, Stored, Problem>,
  values: Values,
): Promise<CreateResult<Problem>> {
  return onceMoreIfTaken(() =>
    staffWrite(platform, actor, async (write): Promise<CreateResult<Problem>> => {
      const problem = await kind.findProblem(write.trx, values, null);
      if (problem) return { ok: false, problem };
      const id = write.newId();
      await kind.insert(write, id, values);
      const subject = kind.nameOf(values);
      write.record({ action: `${kind.noun}.create`, subjectId: id, subject, before: null, after: values });
      return { ok: true, id };
    }),
  );
}

/** Problems beside those of the kind: the record is gone, somebody saved another version meanwhile. */
export function saveRecord<Values extends Fields, Stored, Problem extends string>(
  platform: Platform,
  actor: Actor,
  kind: RecordKind<Values, Stored, Problem>,
  { id, version, values }: { id: string; version: number; values: Values },
): Promise<SaveResult<Problem>> {
  return onceMoreIfTaken(() =>
    staffWrite(platform, actor, async (write): Promise<SaveResult<Problem>> => {
      const stored = await kind.find(write.trx, id);
      if (!stored) return { ok: false, problem: 'not-found' };
      const problem = await kind.findProblem(write.trx, values, id);
      if (problem) return { ok: false, problem };
      if (!(await kind.update(write, id, version, values, stored)))
        return { ok: false, problem: 'changed-meanwhile' };
      const [before, subject] = [kind.valuesOf(stored), kind.nameOf(values)];
      write.record({ action: `${kind.noun}.update`, subjectId: id, subject, before, after: values });
      return { ok: true, id };
    }),
  );
}

/** Works again where another transaction wrote the same name or slug meanwhile: the second time its row is seen and named. */
async function onceMoreIfTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}

/** Deletes records for good and skips those that are gone. Returns the number deleted. */
export function deleteRecords<Values extends Fields, Stored, Problem extends string>(
  platform: Platform,
  actor: Actor,
  kind: RecordKind<Values, Stored, Problem>,
  ids: string[],
): Promise<number> {
  return changeEach(platform, actor, ids, kind.find, async (stored, id, { trx }) => {
    if (!(await kind.remove(trx, id))) return null;
    const before = kind.valuesOf(stored);
    return { action: `${kind.noun}.delete`, subject: kind.nameOf(before), before, after: null };
  });
}
