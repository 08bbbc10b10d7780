import { wholePounds } from '#domain/money/money.ts';
import type { ShippingTerms } from './shipping.ts';

/** One line for the head of every page: 'Free UK delivery on orders of £50 or more'. */
export function deliveryOffer(terms: ShippingTerms): string {
  const isAlwaysFree = terms.shippingPence === 0 || terms.freeFromPence === 0;
  if (isAlwaysFree) return 'Free UK delivery on every order';
  if (terms.freeFromPence === null) return `UK delivery ${wholePounds(terms.shippingPence)}`;
  return `Free UK delivery ${freeDeliveryCondition(terms)}`;
}

/** The condition that belongs to every promise of free delivery: 'on orders of £50 or more'. £50 is enough. */
export function freeDeliveryCondition(terms: ShippingTerms): string {
  if (terms.shippingPence === 0 || terms.freeFromPence === 0) return 'on every order';
  if (terms.freeFromPence === null) return deliveryOffer(terms);
  return `on orders of ${wholePounds(terms.freeFromPence)} or more`;
}

/** Beside 'Free Shipping' on a slide: 'on orders over £50', in the words decided for it; '' beside texts without that promise. */
export function slideCondition(texts: readonly string[], terms: ShippingTerms): string {
  if (!texts.some((text) => FREE_DELIVERY.test(text))) return '';
  const isThreshold = terms.shippingPence > 0 && terms.freeFromPence;
  return isThreshold
    ? `on orders over ${wholePounds(terms.freeFromPence ?? 0)}`
    : freeDeliveryCondition(terms);
}

/** 'Shop Now - Free Shipping', without the promise where delivery is never free. */
export function slideButtonText(text: string, { shippingPence, freeFromPence }: ShippingTerms): string {
  if (shippingPence === 0 || freeFromPence !== null) return text;
  return (
    text.replace(/\s*[-–,:·+&]*\s*(?:with\s+)?free\s+(?:UK\s+)?(?:shipping|delivery)/i, '').trim() ||
    'Shop now'
  );
}

const FREE_DELIVERY = /\bfree\s+(?:UK\s+)?(?:shipping|delivery)/i;
