import { findProductRecord } from '#database/queries/catalogue-editing/product-record.ts';
import {
  deleteProduct,
  findProductState,
  type ProductState,
  writeProductState,
} from '#database/queries/catalogue-editing/product-status.ts';
import { changeEach } from '#operations/platform/change-each.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor } from '#operations/platform/staff-write.ts';

/** A product restored from the archive is a draft first. */
const PRODUCT_CHANGES = ['publish', 'draft', 'archive', 'restore', 'feature', 'unfeature'] as const;

export type ProductChange = (typeof PRODUCT_CHANGES)[number];

const STATES = {
  publish: { status: 'published' },
  draft: { status: 'draft' },
  archive: { status: 'archived' },
  restore: { status: 'draft' },
  feature: { featured: true },
  unfeature: { featured: false },
} as const;

/** Changes products; skips those that are gone or so already. Returns the number changed. */
export function changeProducts(
  platform: Platform,
  actor: Actor,
  ids: string[],
  change: ProductChange,
): Promise<number> {
  return changeEach(platform, actor, ids, findProductState, async (before, id, { trx, now, newId }) => {
    if (!applies(before, change)) return null;
    await writeProductState(trx, id, STATES[change], { now, newId, actor: actor.name });
    const after = { ...before, ...STATES[change] };
    return { action: `product.${change}`, subject: before.name, before, after };
  });
}

/** Deletes products for good; the audit log holds their last values. Returns the number deleted. */
export function deleteProducts(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return changeEach(platform, actor, ids, findProductRecord, async (before, id, { trx }) => {
    if (!(await deleteProduct(trx, id))) return null;
    return { action: 'product.delete', subject: before.name, before, after: null };
  });
}

/** Only archived products can be restored; an archived one is published by restoring it first. */
function applies(before: ProductState, change: ProductChange): boolean {
  if (change === 'restore') return before.status === 'archived';
  if (change === 'publish' || change === 'draft') return before.status !== STATES[change].status;
  if (change === 'archive') return before.status !== 'archived';
  return before.featured !== (change === 'feature');
}
