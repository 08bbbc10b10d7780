import type { Db } from '#database/open.ts';
import { listBulkNames } from '#database/queries/bulk/bulk-choices.ts';
import { listBulkProducts } from '#database/queries/bulk/bulk-products.ts';
import { type BulkChange, planBulkChange } from '#domain/catalogue/bulk/bulk-change.ts';
import { type ShownDifference, shownDifferences } from '#domain/catalogue/bulk/bulk-preview.ts';

const SHOWN = 10;
const BATCH = 1000;

export type BulkPreview = {
  changed: number;
  unchanged: number;
  refused: number;
  /** The first ones. */
  changes: { id: string; name: string; differences: ShownDifference[] }[];
  refusals: { productId: string; name: string; reason: string }[];
};

/** Counts what a change of many products would do, and shows the first ones; writes nothing. */
export async function previewInBulk(db: Db, ids: string[], change: BulkChange): Promise<BulkPreview> {
  const preview: BulkPreview = { changed: 0, unchanged: 0, refused: 0, changes: [], refusals: [] };
  const names = await listBulkNames(db);
  for (let start = 0; start < ids.length; start += BATCH)
    for (const product of await listBulkProducts(db, ids.slice(start, start + BATCH))) {
      const planned = planBulkChange(product, change);
      preview[planned.outcome] += 1;
      const { id, name } = product;
      if (planned.outcome === 'changed' && preview.changes.length < SHOWN)
        preview.changes.push({ id, name, differences: shownDifferences(product, planned.after, names) });
      if (planned.outcome === 'refused' && preview.refusals.length < SHOWN)
        preview.refusals.push({ productId: id, name, reason: planned.reason });
    }
  return preview;
}
