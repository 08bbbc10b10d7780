import type { BulkProduct } from '#domain/catalogue/bulk/bulk-change.ts';
import { judgeFormerPrices, type RecordedPrice } from '#domain/catalogue/former-prices.ts';
import type { FormerPriceJudgement, FormerPriceRule } from '#domain/money/former-price.ts';
import { withPrices } from './dated-turn.ts';
import type { DatedLine } from './plan-dated.ts';

/**
 * Judges for each line whether its old price may be shown as 'was' from `at` on, by the prices charged until then
 * (docs/decisions/062-former-prices-from-history.md). Null only where the price cannot be bought at.
 */
export function judgeDatedWas<Line extends DatedLine>(
  product: BulkProduct,
  lines: readonly Line[],
  ages: ReadonlyMap<string, string | null>,
  { history, rule, at }: { history: readonly RecordedPrice[]; rule: FormerPriceRule; at: string },
): Map<Line, FormerPriceJudgement | null> {
  const reduced = lines.reduce(
    (after, { variantId, newPence, oldPence }) =>
      withPrices(after, variantId, { pricePence: newPence, originalPricePence: oldPence }),
    product,
  );
  const variants = reduced.variants.map((variant) => ({
    ...variant,
    createdAt: ages.get(variant.id) ?? null,
  }));
  const judged = judgeFormerPrices({ ...reduced, variants }, history, rule, at);
  return new Map(
    lines.map((line) => {
      const place = product.variants.findIndex(({ id }) => id === line.variantId);
      const price = line.variantId === null ? judged.product : judged.variants[place];
      return [line, price?.judgement ?? null];
    }),
  );
}
