import type { Pence } from './money.ts';

/** Spec §9. */
export const FREE_SHIPPING_FROM_PENCE = 5000;
export const SHIPPING_PENCE = 599;

/** Free from a subtotal of £50, otherwise £5.99 (spec §9). */
export function shippingFor(subtotalPence: Pence): Pence {
  return subtotalPence >= FREE_SHIPPING_FROM_PENCE ? 0 : SHIPPING_PENCE;
}

/** Pence still missing for free shipping; 0 when it is reached. */
export function missingForFreeShipping(subtotalPence: Pence): Pence {
  return Math.max(0, FREE_SHIPPING_FROM_PENCE - subtotalPence);
}
