import type { Pence } from '#domain/money/money.ts';

/** What delivery costs. */
export type ShippingTerms = {
  shippingPence: Pence;
  /** From this subtotal on it is free; null: never. */
  freeFromPence: Pence | null;
};

/** Spec §9; the owner may set others. */
export const SHIPPING_TERMS: ShippingTerms = { shippingPence: 599, freeFromPence: 5000 };

/** What delivery of this subtotal costs: nothing from the threshold on (spec §9). */
export function shippingFor(subtotalPence: Pence, terms: ShippingTerms): Pence {
  const isFree = terms.freeFromPence !== null && subtotalPence >= terms.freeFromPence;
  return isFree ? 0 : terms.shippingPence;
}

/** Pence still missing for free shipping; 0 when it is reached, null where it never is. */
export function missingForFreeShipping(subtotalPence: Pence, { freeFromPence }: ShippingTerms): Pence | null {
  return freeFromPence === null ? null : Math.max(0, freeFromPence - subtotalPence);
}

/** How long it takes, as the confirmation says (spec §9). */
export const DELIVERY_NOTE = '3-5 business days';
