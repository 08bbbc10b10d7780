import { wholePounds } from '#domain/money/money.ts';
import type { ShippingTerms } from './shipping.ts';

/** One line for the head of every page: 'Free UK delivery on orders over £50'. */
export function deliveryOffer(terms: ShippingTerms): string {
  const isAlwaysFree = terms.shippingPence === 0 || terms.freeFromPence === 0;
  if (isAlwaysFree) return 'Free UK delivery on every order';
  if (terms.freeFromPence === null) return `UK delivery ${wholePounds(terms.shippingPence)}`;
  return `Free UK delivery ${freeDeliveryCondition(terms)}`;
}

/** The condition that belongs to every promise of free delivery: 'on orders over £50'. */
export function freeDeliveryCondition(terms: ShippingTerms): string {
  if (terms.shippingPence === 0 || terms.freeFromPence === 0) return 'on every order';
  if (terms.freeFromPence === null) return deliveryOffer(terms);
  return `on orders over ${wholePounds(terms.freeFromPence)}`;
}
