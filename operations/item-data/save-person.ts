import {
  deletePersonRow,
  findPerson,
  insertPerson,
  isNameTaken,
  updatePerson,
  writeDefaultPerson,
} from '#database/queries/item-data/persons.ts';
import type { PersonFields } from '#domain/item-data/person-form.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

export type PersonResult =
  | { ok: true; name: string }
  | { ok: false; problem: 'not-found' | 'changed-meanwhile' | 'name-taken' | 'in-use' };

/** Adds a responsible person. Problem: the territory has one of this name. */
export function createPerson(platform: Platform, actor: Actor, person: PersonFields): Promise<PersonResult> {
  return staffWrite(platform, actor, async ({ trx, now, newId, record }): Promise<PersonResult> => {
    const id = newId();
    if (!(await insertPerson(trx, id, person, now))) return { ok: false, problem: 'name-taken' };
    record({
      action: 'responsible-person.create',
      subjectId: id,
      subject: person.name,
      before: null,
      after: person,
    });
    return { ok: true, name: person.name };
  });
}

/** Saves a person over the version somebody read. Problems: gone, saved meanwhile, another has the name. */
export function savePerson(
  platform: Platform,
  actor: Actor,
  { id, version, person }: { id: string; version: number; person: PersonFields },
): Promise<PersonResult> {
  return staffWrite(platform, actor, async ({ trx, now, record }): Promise<PersonResult> => {
    const before = await findPerson(trx, id);
    if (!before) return { ok: false, problem: 'not-found' };
    const saved = { ...person, territory: before.territory };
    if (await isNameTaken(trx, id, saved)) return { ok: false, problem: 'name-taken' };
    if (!(await updatePerson(trx, { id, version }, saved, now)))
      return { ok: false, problem: 'changed-meanwhile' };
    record({
      action: 'responsible-person.update',
      subjectId: id,
      subject: person.name,
      before: fieldsOf(before),
      after: saved,
    });
    return { ok: true, name: person.name };
  });
}

/** Makes a person the one of all goods whose brand and product name no other. Problem: it is gone. */
export function makeDefaultPerson(platform: Platform, actor: Actor, id: string): Promise<PersonResult> {
  return staffWrite(platform, actor, async ({ trx, record }): Promise<PersonResult> => {
    const person = await findPerson(trx, id);
    if (!person) return { ok: false, problem: 'not-found' };
    await writeDefaultPerson(trx, person.territory, id);
    record({
      action: 'responsible-person.default',
      subjectId: id,
      subject: person.name,
      before: { isDefault: person.isDefault },
      after: { isDefault: true },
    });
    return { ok: true, name: person.name };
  });
}

/** Deletes a person that neither a brand nor a product names. Problems: it is gone, or named. */
export function deletePerson(platform: Platform, actor: Actor, id: string): Promise<PersonResult> {
  return staffWrite(platform, actor, async ({ trx, record }): Promise<PersonResult> => {
    const person = await findPerson(trx, id);
    if (!person) return { ok: false, problem: 'not-found' };
    if (person.uses > 0) return { ok: false, problem: 'in-use' };
    await deletePersonRow(trx, id);
    record({
      action: 'responsible-person.delete',
      subjectId: id,
      subject: person.name,
      before: fieldsOf(person),
      after: null,
    });
    return { ok: true, name: person.name };
  });
}

function fieldsOf({ territory, name, postalAddress, electronicAddress }: PersonFields): PersonFields {
  return { territory, name, postalAddress, electronicAddress };
}
