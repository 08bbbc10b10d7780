import { formatPounds, type Pence } from './money.ts';

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

/** One line for the head of every page: 'Free UK delivery on orders over £50'. */
export function deliveryOffer(terms: ShippingTerms): string {
  const isAlwaysFree = terms.shippingPence === 0 || terms.freeFromPence === 0;
  if (isAlwaysFree) return 'Free UK delivery on every order';
  if (terms.freeFromPence === null) return `UK delivery ${wholePounds(terms.shippingPence)}`;
  return `Free UK delivery ${freeDeliveryCondition(terms)}`;
}

/** What stands beside a promise of free delivery (decision 28): 'on orders over £50'. */
export function freeDeliveryCondition(terms: ShippingTerms): string {
  if (terms.shippingPence === 0 || terms.freeFromPence === 0) return 'on every order';
  if (terms.freeFromPence === null) return deliveryOffer(terms);
  return `on orders over ${wholePounds(terms.freeFromPence)}`;
}

/** '£50', '£49.50'. */
export function wholePounds(pence: Pence): string {
  return formatPounds(pence).replace(/\.00$/, '');
}
