import type { Pence } from '#domain/money/money.ts';
import { type ShippingTerms, shippingFor } from './shipping.ts';

export type Totals = { subtotalPence: Pence; shippingPence: Pence; totalPence: Pence };

/** Subtotal, shipping and their sum. An empty cart ships for nothing. */
export function priceLines(
  lines: readonly { unitPricePence: Pence; quantity: number }[],
  terms: ShippingTerms,
): Totals {
  const subtotalPence = lines.reduce((sum, line) => sum + line.unitPricePence * line.quantity, 0);
  const shippingPence = lines.length === 0 ? 0 : shippingFor(subtotalPence, terms);
  return { subtotalPence, shippingPence, totalPence: subtotalPence + shippingPence };
}
