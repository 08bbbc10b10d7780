import { type DeliveryWords, deliveryOffer } from '#domain/cart/delivery-offer.ts';
import { wholePounds } from '#domain/money/money.ts';

/** Returns the owner's line, or the delivery offer where it is blank or names a threshold the shop does not have. */
export function shownAnnouncement(own: string, terms: DeliveryWords): string {
  if (!own.includes('{free-from}')) return own || deliveryOffer(terms);
  return terms.freeFromPence
    ? own.replaceAll('{free-from}', wholePounds(terms.freeFromPence))
    : deliveryOffer(terms);
}
