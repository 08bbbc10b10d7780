import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { findProductRecord } from '#database/queries/catalogue-editing/product-record.ts';
import {
  deleteProduct,
  findProductState,
  type ProductState,
  writeProductState,
} from '#database/queries/catalogue-editing/product-status.ts';
import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** What can be done with several products at once; what is taken back from the archive is a draft first. */
export const PRODUCT_CHANGES = ['publish', 'draft', 'archive', 'restore', 'feature', 'unfeature'] as const;

export type ProductChange = (typeof PRODUCT_CHANGES)[number];

const STATES = {
  publish: { status: 'published' },
  draft: { status: 'draft' },
  archive: { status: 'archived' },
  restore: { status: 'draft' },
  feature: { featured: true },
  unfeature: { featured: false },
} as const;

/** Changes products; those that are gone, or so already, are passed over. Answers how many it changed. */
export function changeProducts(
  platform: Platform,
  actor: Actor,
  ids: string[],
  change: ProductChange,
): Promise<number> {
  const { db, clock } = platform;
  const now = new Date(clock.now()).toISOString();
  return db.transaction().execute(async (trx) => {
    let changed = 0;
    for (const id of ids) {
      const before = await findProductState(trx, id);
      if (!before || !applies(before, change)) continue;
      const after = { ...before, ...STATES[change] };
      await writeProductState(trx, id, STATES[change], now);
      await auditChange(trx, platform, actor, {
        action: `product.${change}`,
        subjectId: id,
        subject: before.name,
        before,
        after,
      });
      changed += 1;
    }
    if (changed > 0) await moveCatalogueRevision(trx);
    return changed;
  });
}

/** Deletes products for good; the audit log keeps what they were. Answers how many there were. */
export function deleteProducts(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return platform.db.transaction().execute(async (trx) => {
    let deleted = 0;
    for (const id of ids) {
      const before = await findProductRecord(trx, id);
      if (!before) continue;
      await deleteProduct(trx, id);
      await auditChange(trx, platform, actor, {
        action: 'product.delete',
        subjectId: id,
        subject: before.name,
        before,
        after: null,
      });
      deleted += 1;
    }
    if (deleted > 0) await moveCatalogueRevision(trx);
    return deleted;
  });
}

/** Only what is archived is taken back, and what is archived is published by being taken back first. */
function applies(before: ProductState, change: ProductChange): boolean {
  if (change === 'restore') return before.status === 'archived';
  if (change === 'publish' || change === 'draft') return before.status !== STATES[change].status;
  if (change === 'archive') return before.status !== 'archived';
  return before.featured !== (change === 'feature');
}
