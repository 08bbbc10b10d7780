import { deleteProduct } from '#database/queries/catalogue-editing/delete-product.ts';
import { findProductRecord } from '#database/queries/catalogue-editing/product-record.ts';
import { countText } from '#domain/text/count-text.ts';
import { changeEach } from '#operations/platform/change-each.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor } from '#operations/platform/staff-write.ts';
import { productAudit } from './product-audit.ts';

/** Products deleted in one transaction: orders wait no longer than it takes. */
const BATCH = 100;

/** Deletes products for good; the audit log holds their last values, of several under one entry. Returns the number deleted. */
export async function deleteProducts(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  let deleted = 0;
  const entryId = platform.random.id();
  const entryOf = (count: number) => ({
    action: 'product.delete-many' as const,
    subjectId: entryId,
    subject: countText(deleted + count, 'product'),
    before: null,
    after: { deleted: deleted + count },
    entryId,
  });
  for (let start = 0; start < ids.length; start += BATCH)
    deleted += await changeEach(
      platform,
      actor,
      ids.slice(start, start + BATCH),
      findProductRecord,
      async (before, id, { trx, now, author }) => {
        const audit = await productAudit(trx, before);
        if (!(await deleteProduct(trx, id, { now, actor: author }))) return null;
        return { action: 'product.delete', subject: before.name, before: audit, after: null };
      },
      ids.length > 1 ? entryOf : undefined,
    );
  return deleted;
}
