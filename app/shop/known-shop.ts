import { deliveryOffer } from '#domain/cart/delivery-offer.ts';
import { phoneLink } from '#domain/fields/phone-link.ts';
import { wholePounds } from '#domain/money/money.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import { legalLine } from './legal-line.ts';
import { wordmarkWidth } from './wordmark-width.ts';

export type KnownShop = ShopSettings['shop'] & {
  delivery: ShopSettings['delivery'];
  legal: ShopSettings['legal'];
  social: ShopSettings['social'];
  /** 'tel:+442079460958' */
  phoneHref: string;
  /** 'Free UK delivery on orders over £50' */
  deliveryOffer: string;
  /** The trader's particulars; '' where the owner has entered none. */
  legalLine: string;
  /** Width of the shop's name in the wordmark, in units of its viewBox. */
  wordmarkWidth: number;
};

export function knownShop({ shop, delivery, legal, social }: ShopSettings): KnownShop {
  return {
    ...shop,
    announcement: announcementOf(shop.announcement, delivery),
    delivery,
    legal,
    social,
    phoneHref: phoneLink(shop.phone),
    deliveryOffer: deliveryOffer(delivery),
    legalLine: legalLine(shop.name, legal),
    wordmarkWidth: wordmarkWidth(shop.name),
  };
}

/** Returns the owner's line, or the delivery offer where the line names a threshold the shop does not have. */
function announcementOf(own: string, delivery: ShopSettings['delivery']): string {
  if (!own.includes('{free-from}')) return own || deliveryOffer(delivery);
  return delivery.freeFromPence
    ? own.replaceAll('{free-from}', wholePounds(delivery.freeFromPence))
    : deliveryOffer(delivery);
}
