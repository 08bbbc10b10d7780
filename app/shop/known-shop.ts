import { deliveryOffer } from '#domain/cart/delivery-offer.ts';
import { phoneLink } from '#domain/fields/phone-link.ts';
import { wholePounds } from '#domain/money/money.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import { legalLine } from './legal-line.ts';
import { wordmarkWidth } from './wordmark-width.ts';

/** What every page knows of the shop: the root's loader brings it. */
export type KnownShop = ShopSettings['shop'] & {
  delivery: ShopSettings['delivery'];
  legal: ShopSettings['legal'];
  social: ShopSettings['social'];
  /** 'tel:+442079460958' */
  phoneHref: string;
  /** 'Free UK delivery on orders over £50' */
  deliveryOffer: string;
  /** Who trades here; '' where the owner has said nothing. */
  legalLine: string;
  /** Of the name as the wordmark writes it. */
  wordmarkWidth: number;
};

/** Texts are finished on the server: what they are made by stays there. */
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

/** The owner's line, if it is one that can be true. */
function announcementOf(own: string, delivery: ShopSettings['delivery']): string {
  if (!own.includes('{free-from}')) return own || deliveryOffer(delivery);
  return delivery.freeFromPence
    ? own.replaceAll('{free-from}', wholePounds(delivery.freeFromPence))
    : deliveryOffer(delivery);
}
