import { useRouteLoaderData } from 'react-router';
import { isRecord } from '#domain/is-record.ts';
import { deliveryOffer, SHIPPING_TERMS, wholePounds } from '#domain/shipping.ts';
import { phoneLink, type ShopSettings } from '#domain/shop.ts';
import { legalLine } from './storefront/layout/legal-line.ts';
import { wordmarkWidth } from './storefront/layout/wordmark-width.ts';

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

/** For the page that says nothing could be read; the defaults themselves stay on the server. */
const UNREAD_SHOP: KnownShop = {
  name: 'Zabelle',
  description: '',
  supportEmail: '',
  enquiriesEmail: '',
  phone: '',
  place: '',
  businessHours: '',
  announcement: '',
  delivery: { ...SHIPPING_TERMS, orderPrefix: '', returnAddress: '' },
  legal: { companyName: '', companyNumber: '', registeredOffice: '', vatRegistered: false, vatNumber: '' },
  social: { instagram: '', tiktok: '', youtube: '', facebook: '', pinterest: '' },
  phoneHref: '',
  deliveryOffer: '',
  legalLine: '',
  wordmarkWidth: 110,
};

/** The shop's own particulars. */
export function useShop(): KnownShop {
  return shopFrom(useRouteLoaderData('root'));
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The same for a page's title and description. */
export function shopOf(matches: Matches): KnownShop {
  return shopFrom(matches.find((match) => match?.id === 'root')?.loaderData);
}

function shopFrom(root: unknown): KnownShop {
  return isRecord(root) && isRecord(root.shop) ? (root.shop as KnownShop) : UNREAD_SHOP;
}
