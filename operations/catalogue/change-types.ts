import { findTypeRecord, listTypeOrder, type TypeRecord } from '#database/queries/attributes/listed-types.ts';
import {
  clearTypeOfProducts,
  deleteType,
  findTypeProblem,
  insertType,
  type TypeProblem,
  updateType,
  writeTypeArchived,
} from '#database/queries/attributes/write-type.ts';
import type { TypeFields } from '#domain/product-types/type-form.ts';
import { changeEach } from '#operations/platform/change-each.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type NewOrder, type ReorderResult, reorderRows } from '#operations/platform/reorder-rows.ts';
import {
  type CreateResult,
  createRecord,
  type RecordKind,
  type SaveResult,
  saveRecord,
} from '#operations/platform/save-record.ts';
import type { Actor } from '#operations/platform/staff-write.ts';

const TYPES: RecordKind<TypeFields, TypeRecord, TypeProblem> = {
  noun: 'product-type',
  nameOf: ({ name }) => name,
  valuesOf: ({ id, version, updatedAt, isArchived, categorySlug, ...fields }) => fields,
  find: findTypeRecord,
  findProblem: findTypeProblem,
  insert: ({ trx, now }, id, type) => insertType(trx, id, type, now),
  update: ({ trx, now }, id, version, type) => updateType(trx, { id, version, type, now }),
  remove: deleteType,
};

/** Adds a type behind the others. Problems: its slug or name is another's, its category is gone. */
export function createType(
  platform: Platform,
  actor: Actor,
  type: TypeFields,
): Promise<CreateResult<TypeProblem>> {
  return createRecord(platform, actor, TYPES, type);
}

/** Saves a type over the version somebody read. A further problem: some of its products stand in another category. */
export function saveType(
  platform: Platform,
  actor: Actor,
  { id, version, type }: { id: string; version: number; type: TypeFields },
): Promise<SaveResult<TypeProblem>> {
  return saveRecord(platform, actor, TYPES, { id, version, values: type });
}

/** Archives or restores types; their products keep them. Skips those that were so already; returns the number changed. */
export function archiveTypes(
  platform: Platform,
  actor: Actor,
  { ids, archived }: { ids: string[]; archived: boolean },
): Promise<number> {
  return changeEach(platform, actor, ids, findTypeRecord, async (type, id, { trx, now }) => {
    if (type.isArchived === archived) return null;
    await writeTypeArchived(trx, { id, archivedAt: archived ? now : null, now });
    return {
      action: archived ? 'product-type.archive' : 'product-type.restore',
      subject: type.name,
      before: { archived: !archived },
      after: { archived },
    };
  });
}

/** Deletes types for good, which their products lose; skips those that are gone. Returns the number deleted. */
export function deleteTypes(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return changeEach(platform, actor, ids, findTypeRecord, async (type, id, { trx, now }) => {
    const products = await clearTypeOfProducts(trx, id, now);
    if (!(await deleteType(trx, id))) return null;
    const before = { ...TYPES.valuesOf(type), products };
    return { action: 'product-type.delete', subject: type.name, before, after: null };
  });
}

/** Puts the types into a new order. Problem: somebody saved another one meanwhile. */
export function reorderTypes(platform: Platform, actor: Actor, order: NewOrder): Promise<ReorderResult> {
  const types = {
    table: 'product_types' as const,
    list: listTypeOrder,
    action: 'product-type.reorder' as const,
    subjectId: 'product-type',
    subject: 'All types',
  };
  return reorderRows(platform, actor, types, order);
}
