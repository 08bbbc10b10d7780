import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { BulkProduct } from './bulk-change.ts';

/** One value that changes, in words; the label names a variant, or is ''. */
export type ShownDifference = { label: string; before: string; after: string };

/** What changes in a product, for people: prices, stock, brand and category by name. */
export function shownDifferences(
  before: BulkProduct,
  after: BulkProduct,
  groupNames: ReadonlyMap<string, string>,
): ShownDifference[] {
  const nameOf = (id: string) => groupNames.get(id) ?? '';
  const differences: ShownDifference[] = [
    { label: '', before: priceText(before), after: priceText(after) },
    { label: '', before: nameOf(before.brandId), after: nameOf(after.brandId) },
    { label: '', before: nameOf(before.categoryId), after: nameOf(after.categoryId) },
  ];
  for (const [place, variant] of before.variants.entries()) {
    const became = after.variants[place];
    if (!became) continue;
    const label = before.variants.length > 1 ? variant.name : '';
    differences.push({ label, before: priceText(variant), after: priceText(became) });
    differences.push({
      label,
      before: variant.stock.toLocaleString('en-GB'),
      after: became.stock.toLocaleString('en-GB'),
    });
  }
  return differences.filter((shown) => shown.before !== shown.after);
}

function priceText({
  pricePence,
  originalPricePence,
}: {
  pricePence: Pence | null;
  originalPricePence: Pence | null;
}) {
  if (pricePence === null) return '';
  return originalPricePence === null
    ? formatPounds(pricePence)
    : `${formatPounds(pricePence)}, was ${formatPounds(originalPricePence)}`;
}
