import type { BulkProduct } from '#domain/catalogue/bulk/bulk-change.ts';
import { formatPounds, type Pence, percentOff } from '#domain/money/money.ts';
import type { DatedLine } from './plan-dated.ts';

/** What became of a line when its time came; a reason is a sentence for staff. */
export type TurnedLine<Line> = { line: Line; reason: string | null };

export type Turned<Line> = { after: BulkProduct; lines: TurnedLine<Line>[] };

/** A line that was begun: `setOriginalPence` is what was written beside the new price. */
export type BegunLine = DatedLine & { setOriginalPence: Pence | null };

/**
 * Writes the new prices where the price is still the one that was planned: a price that somebody changed since wins. `formerOf`: the price
 * that may be shown as 'was' beside the new one, or null.
 */
export function beginDated<Line extends DatedLine>(
  now: BulkProduct,
  lines: readonly Line[],
  formerOf: (line: Line) => Pence | null,
): Turned<Line> {
  return turn(
    now,
    lines,
    (line) => ({ pricePence: line.oldPence, originalPricePence: line.oldOriginalPence }),
    (line) => ({ pricePence: line.newPence, originalPricePence: formerOf(line) }),
    (found, { oldPence, oldOriginalPence }) =>
      found.pricePence !== oldPence
        ? `Somebody changed its price to ${formatPounds(found.pricePence)}; it was planned from ${formatPounds(oldPence)}.`
        : `Somebody changed its original price, which was ${originalText(oldOriginalPence)}, after this was planned.`,
  );
}

/** Puts the prices back where they are still those of the dated price: a price that somebody changed since stays. */
export function endDated<Line extends BegunLine>(now: BulkProduct, lines: readonly Line[]): Turned<Line> {
  return turn(
    now,
    lines,
    (line) => ({ pricePence: line.newPence, originalPricePence: line.setOriginalPence }),
    (line) => ({ pricePence: line.oldPence, originalPricePence: line.oldOriginalPence }),
    (found, { newPence, setOriginalPence }) =>
      found.pricePence !== newPence
        ? `Somebody changed its price from ${formatPounds(newPence)} to ${formatPounds(found.pricePence)}: that stays.`
        : `Somebody changed its original price, which was ${originalText(setOriginalPence)}: its prices stay.`,
  );
}

type Prices = { pricePence: Pence; originalPricePence: Pence | null };

function turn<Line extends DatedLine>(
  now: BulkProduct,
  lines: readonly Line[],
  expectedOf: (line: Line) => Prices,
  writtenOf: (line: Line) => Prices,
  changedReason: (found: Prices, line: Line) => string,
): Turned<Line> {
  let after = now;
  const turned = lines.map((line): TurnedLine<Line> => {
    const found = pricesAt(after, line.variantId);
    if (!found) return { line, reason: 'It has no price of its own any more.' };
    const expected = expectedOf(line);
    if (found.pricePence !== expected.pricePence || found.originalPricePence !== expected.originalPricePence)
      return { line, reason: changedReason(found, line) };
    after = withPrices(after, line.variantId, writtenOf(line));
    return { line, reason: null };
  });
  return { after, lines: turned };
}

function pricesAt(
  { pricePence, originalPricePence, variants }: BulkProduct,
  id: string | null,
): Prices | null {
  if (id === null) return { pricePence, originalPricePence };
  const variant = variants.find((each) => each.id === id);
  return variant && variant.pricePence !== null
    ? { pricePence: variant.pricePence, originalPricePence: variant.originalPricePence }
    : null;
}

/** The discount field follows the prices where it is in use, as in every change of many products. */
export function withPrices(product: BulkProduct, id: string | null, prices: Prices): BulkProduct {
  if (id !== null)
    return {
      ...product,
      variants: product.variants.map((variant) => (variant.id === id ? { ...variant, ...prices } : variant)),
    };
  return {
    ...product,
    ...prices,
    discountPercent:
      product.discountPercent === null ? null : percentOff(prices.originalPricePence ?? 0, prices.pricePence),
  };
}

function originalText(pence: Pence | null): string {
  return pence === null ? 'none' : formatPounds(pence);
}
