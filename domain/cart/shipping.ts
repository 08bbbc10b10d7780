import type { Pence } from '#domain/money/money.ts';

export type ShippingTerms = {
  shippingPence: Pence;
  /** The subtotal from which delivery is free; null: never. */
  freeFromPence: Pence | null;
};

/** The terms of a new shop; the owner may set others. */
export const SHIPPING_TERMS: ShippingTerms = { shippingPence: 599, freeFromPence: 5000 };

export function shippingFor(subtotalPence: Pence, terms: ShippingTerms): Pence {
  const isFree = terms.freeFromPence !== null && subtotalPence >= terms.freeFromPence;
  return isFree ? 0 : terms.shippingPence;
}

/** Pence missing for free delivery; 0 when it is reached, null where it is never free. */
export function missingForFreeShipping(subtotalPence: Pence, { freeFromPence }: ShippingTerms): Pence | null {
  return freeFromPence === null ? null : Math.max(0, freeFromPence - subtotalPence);
}

export const DELIVERY_TIME = '3-5 working days';

/** The same in the confirmation of an order. */
export const DELIVERY_NOTE = '3-5 business days';
