import { type BrandRecord, findBrandRecord } from '#database/queries/catalogue-editing/listed-brands.ts';
import { insertBrandRecord, updateBrandRecord } from '#database/queries/catalogue-editing/write-brand.ts';
import { findGonePerson, type NamedPersons } from '#database/queries/item-data/persons.ts';
import type { BrandFields } from '#domain/catalogue/brand-form.ts';
import type { Platform } from '#operations/platform/platform.ts';
import {
  createRecord,
  type RecordKind,
  type SaveResult,
  saveRecord,
} from '#operations/platform/save-record.ts';
import type { Actor } from '#operations/platform/staff-write.ts';
import { type GroupProblem, groupKind } from './product-group-kind.ts';

export type BrandProblem = GroupProblem | `${keyof NamedPersons} gone`;

const GROUP = groupKind<BrandFields, BrandRecord>('brand', {
  valuesOf: ({ id, version, isArchived, updatedAt, ...fields }) => fields,
  find: findBrandRecord,
  insert: insertBrandRecord,
  update: updateBrandRecord,
});

const BRANDS: RecordKind<BrandFields, BrandRecord, BrandProblem> = {
  ...GROUP,
  async findProblem(trx, brand, exceptId) {
    const gone = await findGonePerson(trx, brand);
    return gone ? `${gone} gone` : GROUP.findProblem(trx, brand, exceptId);
  },
};

/** Adds a brand. Problems: its slug or its name is another's, a person it names is gone. */
export function createBrand(
  platform: Platform,
  actor: Actor,
  brand: BrandFields,
): Promise<SaveResult<BrandProblem>> {
  return createRecord(platform, actor, BRANDS, brand);
}

/**
 * Saves a brand over the version somebody read. Problems: gone, saved meanwhile, its slug or its name is another's, a person it
 * names is gone.
 */
export function saveBrand(
  platform: Platform,
  actor: Actor,
  { id, version, brand }: { id: string; version: number; brand: BrandFields },
): Promise<SaveResult<BrandProblem>> {
  return saveRecord(platform, actor, BRANDS, { id, version, values: brand });
}
