import { formatPounds, type Pence } from './money.ts';

export type ShippingTerms = {
  shippingPence: Pence;
  /** From which subtotal delivery is free. */
  freeFromPence: Pence;
};

/** Spec §9, until the owner sets others. */
export const SHIPPING_TERMS: ShippingTerms = { shippingPence: 599, freeFromPence: 5000 };

/** Free from a subtotal of £50, otherwise £5.99 (spec §9), or by the owner's own terms. */
export function shippingFor(subtotalPence: Pence, terms: ShippingTerms = SHIPPING_TERMS): Pence {
  return subtotalPence >= terms.freeFromPence ? 0 : terms.shippingPence;
}

/** Pence still missing for free shipping; 0 when it is reached. */
export function missingForFreeShipping(subtotalPence: Pence, terms: ShippingTerms = SHIPPING_TERMS): Pence {
  return Math.max(0, terms.freeFromPence - subtotalPence);
}

/** '£50', '£49.50' */
export function freeFromText({ freeFromPence }: ShippingTerms): string {
  return formatPounds(freeFromPence).replace(/\.00$/, '');
}
