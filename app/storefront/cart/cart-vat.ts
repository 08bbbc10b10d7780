import type { Pence } from '#domain/money/money.ts';
import { VAT_RATE_PERCENT } from '#domain/money/vat.ts';
import { splitVat } from '#domain/money/vat-split.ts';
import { vatLinesOf } from '#domain/sets/set-price.ts';
import type { CheckedCart } from './checked-cart.ts';

/** The VAT in a cart's total, as its order will have it; a line the shop has not yet priced counts at the standard rate. */
export function cartVatPence({ lines, totals }: Pick<CheckedCart, 'lines' | 'totals'>): Pence {
  const bought = lines
    .filter(({ buyable }) => buyable > 0)
    .flatMap(({ pricePence, buyable, vatRatePercent = VAT_RATE_PERCENT, parts = [] }) =>
      vatLinesOf({ grossPence: pricePence * buyable, ratePercent: vatRatePercent, parts }),
    );
  return splitVat(bought, totals.shippingPence).vatPence;
}
