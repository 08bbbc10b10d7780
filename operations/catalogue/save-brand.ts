import { type BrandRecord, findBrandRecord } from '#database/queries/catalogue-editing/listed-brands.ts';
import { insertBrandRecord, updateBrandRecord } from '#database/queries/catalogue-editing/write-brand.ts';
import type { BrandFields } from '#domain/catalogue/brand-form.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { createRecord, saveRecord } from '#operations/platform/save-record.ts';
import type { Actor } from '#operations/platform/staff-write.ts';
import { groupKind, type SaveGroupResult } from './product-group-kind.ts';

const BRANDS = groupKind<BrandFields, BrandRecord>('brand', {
  valuesOf: ({ id, version, isArchived, updatedAt, ...fields }) => fields,
  find: findBrandRecord,
  insert: insertBrandRecord,
  update: updateBrandRecord,
});

/** Adds a brand. Problems: its slug or its name is another's. */
export function createBrand(platform: Platform, actor: Actor, brand: BrandFields): Promise<SaveGroupResult> {
  return createRecord(platform, actor, BRANDS, brand);
}

/** Saves a brand over the version somebody read. Problems: gone, saved meanwhile, its slug or its name is another's. */
export function saveBrand(
  platform: Platform,
  actor: Actor,
  { id, version, brand }: { id: string; version: number; brand: BrandFields },
): Promise<SaveGroupResult> {
  return saveRecord(platform, actor, BRANDS, { id, version, values: brand });
}
