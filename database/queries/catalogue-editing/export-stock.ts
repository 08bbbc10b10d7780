import { sql } from 'kysely';
import type { Db } from '#database/open.ts';

/** What the cells of an export have changed of a variant's stock by now, all imports of it together. */
export type StockApplied = { exportId: string; productId: string; variant: string; difference: number };

export type ExportedStock = {
  /** By variant as the file names it; '' for the product as a whole. */
  of(exportId: string, productId: string): ReadonlyMap<string, number>;
};

export async function listAppliedStock(
  db: Db,
  exportIds: string[],
  productIds: string[],
): Promise<ExportedStock> {
  const rows =
    exportIds.length === 0 || productIds.length === 0
      ? []
      : await db
          .selectFrom('export_stock')
          .select(['export_id', 'product_id', 'variant', 'difference'])
          .where('export_id', 'in', exportIds)
          .where('product_id', 'in', productIds)
          .execute();
  const byProduct = Map.groupBy(rows, ({ export_id, product_id }) => `${export_id} ${product_id}`);
  return {
    of: (exportId, productId) =>
      new Map(
        (byProduct.get(`${exportId} ${productId}`) ?? []).map(({ variant, difference }) => [
          variant,
          difference,
        ]),
      ),
  };
}

export async function writeAppliedStock(trx: Db, applied: StockApplied[], now: string): Promise<void> {
  if (applied.length === 0) return;
  await trx
    .insertInto('export_stock')
    .values(
      applied.map(({ exportId, productId, variant, difference }) => ({
        export_id: exportId,
        product_id: productId,
        variant,
        difference,
        at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['export_id', 'product_id', 'variant'])
        .doUpdateSet({ difference: sql.ref('excluded.difference'), at: now }),
    )
    .execute();
}
