import type { Db } from '#database/open.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { type BrandRecord, findBrandRecord } from '#database/queries/catalogue-editing/listed-brands.ts';
import { findGroupClash, reindexGroup } from '#database/queries/catalogue-editing/product-groups.ts';
import { insertBrandRecord, updateBrandRecord } from '#database/queries/catalogue-editing/write-brand.ts';
import type { BrandFields } from '#domain/catalogue/brand-form.ts';
import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

export type SaveGroupResult =
  | { ok: true; id: string }
  | { ok: false; problem: 'not-found' | 'changed-meanwhile' | 'slug-taken' | 'name-taken' };

/** Adds a brand. Problems: its slug or its name is another's. */
export function createBrand(platform: Platform, actor: Actor, brand: BrandFields): Promise<SaveGroupResult> {
  const { db, clock, random } = platform;
  return db.transaction().execute(async (trx): Promise<SaveGroupResult> => {
    const clash = await findGroupClash(trx, 'brand', brand, null);
    if (clash) return { ok: false, problem: `${clash}-taken` };
    const id = random.id();
    await insertBrandRecord(trx, id, brand, new Date(clock.now()).toISOString());
    await moveCatalogueRevision(trx);
    await auditChange(trx, platform, actor, {
      action: 'brand.create',
      subjectId: id,
      subject: brand.name,
      before: null,
      after: brand,
    });
    return { ok: true, id };
  });
}

/**
 * Saves a brand over the version somebody read. Problems: it is gone, somebody saved meanwhile, its slug or its name is
 * another's. Products follow a new name by themselves (decision 26), search included.
 */
export function saveBrand(
  platform: Platform,
  actor: Actor,
  { id, version, brand }: { id: string; version: number; brand: BrandFields },
): Promise<SaveGroupResult> {
  const { db, clock } = platform;
  return db.transaction().execute(async (trx): Promise<SaveGroupResult> => {
    const before = await findBrandRecord(trx, id);
    if (!before) return { ok: false, problem: 'not-found' };
    const clash = await findGroupClash(trx, 'brand', brand, id);
    if (clash) return { ok: false, problem: `${clash}-taken` };
    if (!(await updateBrandRecord(trx, id, version, brand, new Date(clock.now()).toISOString())))
      return { ok: false, problem: 'changed-meanwhile' };
    await afterSave(trx, platform, actor, before, brand);
    return { ok: true, id };
  });
}

async function afterSave(trx: Db, platform: Platform, actor: Actor, before: BrandRecord, brand: BrandFields) {
  if (before.name !== brand.name) await reindexGroup(trx, 'brand', before.id);
  await moveCatalogueRevision(trx);
  await auditChange(trx, platform, actor, {
    action: 'brand.update',
    subjectId: before.id,
    subject: brand.name,
    before: fieldsOf(before),
    after: brand,
  });
}

function fieldsOf({ id, version, isArchived, updatedAt, ...fields }: BrandRecord): BrandFields {
  return fields;
}
