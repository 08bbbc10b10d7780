import type { BulkProduct } from '#domain/catalogue/bulk/bulk-change.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { momentText } from '#domain/text/london-moment.ts';
import { type DatedChange, datedPence } from './dated-change.ts';

/** A price that a dated price replaces: the product's own (variant null), or that of a variant which has one. */
export type DatedLine = {
  variantId: string | null;
  /** '' for the product's own. */
  variantName: string;
  oldPence: Pence;
  oldOriginalPence: Pence | null;
  newPence: Pence;
};

export type PlannedDated = { ok: true; lines: DatedLine[] } | { ok: false; reason: string };

/** Another dated price in which the product stands. */
export type OtherDated = { name: string; fromAt: string; endAt: string };

/**
 * The prices of one product while a dated price holds, or the reason why the product is left out. Only prices that become lower are
 * replaced; `others` are the dated prices it stands in, of which none may be at the same time.
 */
export function planDated(
  product: BulkProduct,
  change: DatedChange,
  time: { fromAt: string; untilAt: string },
  others: readonly OtherDated[],
): PlannedDated {
  const other = others.find(({ fromAt, endAt }) => fromAt < time.untilAt && time.fromAt < endAt);
  if (other)
    return left(
      `It is in ‘${other.name}’ from ${momentText(other.fromAt)} until ${momentText(other.endAt)}.`,
    );
  if (product.status === 'archived') return left('It is archived.');
  const own = product.variants.filter(({ pricePence }) => pricePence !== null);
  if (change.how === 'fixed' && own.length > 0)
    return left('Its variants have prices of their own: one price does not fit them.');
  const lines = pricesOf(product).flatMap((price) => {
    const newPence = datedPence(price.oldPence, change);
    return newPence < price.oldPence ? [{ ...price, newPence }] : [];
  });
  if (lines.length === 0) return left(`Its price of ${formatPounds(product.pricePence)} would not be lower.`);
  if (lines.some(({ newPence }) => newPence <= 0)) return left('The price would be £0.00 or below.');
  return { ok: true, lines };
}

/** The prices of a product as visitors can pay them: its own where a variant has it, and each variant's own. */
function pricesOf({ pricePence, originalPricePence, variants }: BulkProduct): Omit<DatedLine, 'newPence'>[] {
  const ofProduct = {
    variantId: null,
    variantName: '',
    oldPence: pricePence,
    oldOriginalPence: originalPricePence,
  };
  const ofVariants = variants.flatMap((variant) =>
    variant.pricePence === null
      ? []
      : [
          {
            variantId: variant.id,
            variantName: variant.name,
            oldPence: variant.pricePence,
            oldOriginalPence: variant.originalPricePence,
          },
        ],
  );
  const isOffered = variants.length === 0 || ofVariants.length < variants.length;
  return isOffered ? [ofProduct, ...ofVariants] : ofVariants;
}

const left = (reason: string): PlannedDated => ({ ok: false, reason });
