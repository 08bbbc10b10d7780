import { listBulkNames } from '#database/queries/bulk/bulk-choices.ts';
import { type BulkWrite, writeBulkProducts } from '#database/queries/bulk/bulk-products.ts';
import { reindexProducts } from '#database/queries/catalogue/index-products.ts';
import { recordPrices } from '#database/queries/catalogue/price-history.ts';
import { showCheapestInStock } from '#database/queries/catalogue/shown-offers.ts';
import type { AuditAction } from '#operations/platform/seen-changes.ts';
import type { Actor, StaffWrite } from '#operations/platform/staff-write.ts';
import { bulkAuditFields } from './bulk-audit-fields.ts';

/**
 * Writes locked products with all that follows from it: price history, search, audit entries. `reason` is that of moved stock. `entryId`: the changes are
 * listed behind the entry of this id, which the caller records; null: each has an entry of its own.
 */
export async function writeAndRecord(
  { trx, now, newId, record, recordBehind }: StaffWrite,
  actor: Pick<Actor, 'name'>,
  writes: BulkWrite[],
  { action, reason, entryId = null }: { action: AuditAction; reason: string; entryId?: string | null },
): Promise<void> {
  await writeBulkProducts(trx, writes, { kind: 'corrected', at: now, actor: actor.name, reason });
  await showCheapestInStock(
    trx,
    writes.map(({ after }) => after.id),
  );
  const stamp = { now, newId, actor: actor.name };
  for (const { before, after } of writes)
    if (isPriced(before, after)) await recordPrices(trx, after.id, stamp);
  const moved = writes.filter(
    ({ before, after }) => before.brandId !== after.brandId || before.categoryId !== after.categoryId,
  );
  await reindexProducts(
    trx,
    moved.map(({ after }) => after.id),
  );
  const isNamed =
    moved.length > 0 ||
    writes.some(
      ({ before, after }) =>
        before.typeId !== after.typeId ||
        before.gbPersonId !== after.gbPersonId ||
        before.euPersonId !== after.euPersonId,
    );
  const names = isNamed ? await listBulkNames(trx) : new Map<string, string>();
  const changes = writes.map(({ before, after }) => ({
    action,
    subjectId: after.id,
    subject: after.name,
    before: bulkAuditFields(before, names),
    after: bulkAuditFields(after, names),
  }));
  if (entryId !== null) recordBehind(entryId, changes);
  else for (const change of changes) record(change);
}

/** True where prices or the status differ: the history holds what a visitor could buy, and when. */
function isPriced(before: BulkWrite['before'], after: BulkWrite['after']): boolean {
  const priced = ({ pricePence, originalPricePence, status, variants }: BulkWrite['before']) =>
    JSON.stringify([
      pricePence,
      originalPricePence,
      status,
      variants.map((variant) => [variant.pricePence, variant.originalPricePence]),
    ]);
  return priced(before) !== priced(after);
}
