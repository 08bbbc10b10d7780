import {
  type CategoryRecord,
  findCategoryRecord,
} from '#database/queries/catalogue-editing/listed-categories.ts';
import {
  insertCategoryRecord,
  updateCategoryRecord,
} from '#database/queries/catalogue-editing/write-category.ts';
import type { CategoryFields } from '#domain/catalogue/category-form.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { createRecord, saveRecord } from '#operations/platform/save-record.ts';
import type { Actor } from '#operations/platform/staff-write.ts';
import { groupKind, type SaveGroupResult } from './product-group-kind.ts';

const CATEGORIES = groupKind<CategoryFields, CategoryRecord>('category', {
  valuesOf: ({ id, version, isArchived, updatedAt, ...fields }) => fields,
  find: findCategoryRecord,
  insert: insertCategoryRecord,
  update: updateCategoryRecord,
});

/** Adds a category. Problems: its slug or its name is another's. */
export function createCategory(
  platform: Platform,
  actor: Actor,
  category: CategoryFields,
): Promise<SaveGroupResult> {
  return createRecord(platform, actor, CATEGORIES, category);
}

/** Saves a category over the version somebody read. Problems: gone, saved meanwhile, its slug or its name is another's. */
export function saveCategory(
  platform: Platform,
  actor: Actor,
  { id, version, category }: { id: string; version: number; category: CategoryFields },
): Promise<SaveGroupResult> {
  return saveRecord(platform, actor, CATEGORIES, { id, version, values: category });
}
