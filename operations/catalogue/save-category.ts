import type { Db } from '#database/open.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import {
  type CategoryRecord,
  findCategoryRecord,
} from '#database/queries/catalogue-editing/listed-categories.ts';
import { findGroupClash, reindexGroup } from '#database/queries/catalogue-editing/product-groups.ts';
import {
  insertCategoryRecord,
  updateCategoryRecord,
} from '#database/queries/catalogue-editing/write-category.ts';
import type { CategoryFields } from '#domain/catalogue/category-form.ts';
import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { SaveGroupResult } from './save-brand.ts';

/** Adds a category. Problems: its slug or its name is another's. */
export function createCategory(
  platform: Platform,
  actor: Actor,
  category: CategoryFields,
): Promise<SaveGroupResult> {
  const { db, clock, random } = platform;
  return db.transaction().execute(async (trx): Promise<SaveGroupResult> => {
    const clash = await findGroupClash(trx, 'category', category, null);
    if (clash) return { ok: false, problem: `${clash}-taken` };
    const id = random.id();
    await insertCategoryRecord(trx, id, category, new Date(clock.now()).toISOString());
    await moveCatalogueRevision(trx);
    await auditChange(trx, platform, actor, {
      action: 'category.create',
      subjectId: id,
      subject: category.name,
      before: null,
      after: category,
    });
    return { ok: true, id };
  });
}

/**
 * Saves a category over the version somebody read. Problems: it is gone, somebody saved meanwhile, its slug or its name is
 * another's. Products follow a new name by themselves (decision 26), search included.
 */
export function saveCategory(
  platform: Platform,
  actor: Actor,
  { id, version, category }: { id: string; version: number; category: CategoryFields },
): Promise<SaveGroupResult> {
  const { db, clock } = platform;
  return db.transaction().execute(async (trx): Promise<SaveGroupResult> => {
    const before = await findCategoryRecord(trx, id);
    if (!before) return { ok: false, problem: 'not-found' };
    const clash = await findGroupClash(trx, 'category', category, id);
    if (clash) return { ok: false, problem: `${clash}-taken` };
    if (!(await updateCategoryRecord(trx, id, version, category, new Date(clock.now()).toISOString())))
      return { ok: false, problem: 'changed-meanwhile' };
    await afterSave(trx, platform, actor, before, category);
    return { ok: true, id };
  });
}

async function afterSave(
  trx: Db,
  platform: Platform,
  actor: Actor,
  before: CategoryRecord,
  category: CategoryFields,
) {
  if (before.name !== category.name) await reindexGroup(trx, 'category', before.id);
  await moveCatalogueRevision(trx);
  await auditChange(trx, platform, actor, {
    action: 'category.update',
    subjectId: before.id,
    subject: category.name,
    before: fieldsOf(before),
    after: category,
  });
}

function fieldsOf({ id, version, isArchived, updatedAt, ...fields }: CategoryRecord): CategoryFields {
  return fields;
}
