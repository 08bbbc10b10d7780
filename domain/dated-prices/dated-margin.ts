import type { BulkProduct } from '#domain/catalogue/bulk/bulk-change.ts';
import type { Pence } from '#domain/money/money.ts';
import { vatIncludedPence } from '#domain/money/vat.ts';
import type { DatedLine } from './plan-dated.ts';

/**
 * The margin on a price in tenths of a percent of its net, by the dearest cost among the variants that have the price; null where a cost
 * is not entered. `vatPercent`: null where prices bear no VAT.
 */
export function datedMarginTenths(
  { variants }: Pick<BulkProduct, 'variants'>,
  { variantId, newPence }: Pick<DatedLine, 'variantId' | 'newPence'>,
  vatPercent: number | null,
): number | null {
  const priced = variants.filter(({ id, pricePence }) =>
    variantId === null ? pricePence === null : id === variantId,
  );
  const costs = priced.flatMap(({ costPence }) => costPence ?? []);
  if (costs.length === 0 || costs.length < priced.length) return null;
  const net = netPence(newPence, vatPercent);
  return net > 0 ? Math.round(((net - Math.max(...costs)) * 1000) / net) : null;
}

function netPence(grossPence: Pence, vatPercent: number | null): Pence {
  return vatPercent === null ? grossPence : grossPence - vatIncludedPence(grossPence, vatPercent);
}
