import type { DeliverySummary } from '#domain/delivery/delivery-summary.ts';
import { wholePounds } from '#domain/money/money.ts';

/** What pages say of the price of delivery. */
export type DeliveryWords = Pick<DeliverySummary, 'pricePence' | 'isFrom' | 'freeFromPence'>;

/** One line for the head of every page: 'Free UK delivery on orders of £50 or more'. */
export function deliveryOffer(terms: DeliveryWords): string {
  if (isAlwaysFree(terms)) return 'Free UK delivery on every order';
  if (terms.freeFromPence === null)
    return `UK delivery ${terms.isFrom ? 'from ' : ''}${wholePounds(terms.pricePence)}`;
  return `Free UK delivery ${freeDeliveryCondition(terms)}`;
}

/** The condition that belongs to every promise of free delivery: 'on orders of £50 or more'. £50 is enough. */
export function freeDeliveryCondition(terms: DeliveryWords): string {
  if (isAlwaysFree(terms)) return 'on every order';
  if (terms.freeFromPence === null) return deliveryOffer(terms);
  return `on orders of ${wholePounds(terms.freeFromPence)} or more`;
}

/** Beside 'Free Shipping' on a slide: 'on orders over £50', in the words decided for it; '' beside texts without that promise. */
export function slideCondition(texts: readonly string[], terms: DeliveryWords): string {
  if (!texts.some((text) => FREE_DELIVERY.test(text))) return '';
  const isThreshold = !isAlwaysFree(terms) && terms.freeFromPence;
  return isThreshold
    ? `on orders over ${wholePounds(terms.freeFromPence ?? 0)}`
    : freeDeliveryCondition(terms);
}

/** 'Shop Now - Free Shipping', without the promise where delivery is never free. */
export function slideButtonText(text: string, terms: DeliveryWords): string {
  if (isAlwaysFree(terms) || terms.freeFromPence !== null) return text;
  return (
    text.replace(/\s*[-–,:·+&]*\s*(?:with\s+)?free\s+(?:UK\s+)?(?:shipping|delivery)/i, '').trim() ||
    'Shop now'
  );
}

export function isAlwaysFree({ pricePence, isFrom, freeFromPence }: DeliveryWords): boolean {
  return freeFromPence === 0 || (pricePence === 0 && !isFrom);
}

const FREE_DELIVERY = /\bfree\s+(?:UK\s+)?(?:shipping|delivery)/i;
