import type { Db } from '#database/open.ts';
import { listBulkProducts } from '#database/queries/bulk/bulk-products.ts';
import { listStandingDated } from '#database/queries/dated-prices/dated-lines.ts';
import type { BulkProduct } from '#domain/catalogue/bulk/bulk-change.ts';
import type { DatedChange } from '#domain/dated-prices/dated-change.ts';
import { withPrices } from '#domain/dated-prices/dated-turn.ts';
import { type PlannedDated, planDated } from '#domain/dated-prices/plan-dated.ts';

/** Products read at a time. */
const BATCH = 500;

/** A product as it is when no other dated price holds, and what this one would do with it. */
export type PlannedProduct = { product: BulkProduct; planned: PlannedDated };

/** Plans a dated price for these products, a part at a time; those that are gone are missing. */
export async function* planDatedPrices(
  db: Db,
  ids: readonly string[],
  change: DatedChange,
  time: { fromAt: string; untilAt: string },
): AsyncGenerator<PlannedProduct[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const part = ids.slice(start, start + BATCH);
    const standing = await listStandingDated(db, part);
    const products = await listBulkProducts(db, part);
    yield products.map((found) => {
      const others = standing.get(found.id) ?? [];
      const product = others
        .flatMap(({ begun }) => begun)
        .reduce(
          (now, { variantId, oldPence, oldOriginalPence }) =>
            withPrices(now, variantId, { pricePence: oldPence, originalPricePence: oldOriginalPence }),
          found,
        );
      return { product, planned: planDated(product, change, time, others) };
    });
  }
}
