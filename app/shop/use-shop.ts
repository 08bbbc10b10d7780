import { useRouteLoaderData } from 'react-router';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart/cart.ts';
import { STANDARD_SERVICE } from '#domain/delivery/delivery-plan.ts';
import { deliverySummary } from '#domain/delivery/delivery-summary.ts';
import type { ServedZones } from '#domain/delivery/served-zones.ts';
import { DAYS_TO_CANCEL } from '#domain/returns/return-right.ts';
import { isRecord } from '#domain/text/is-record.ts';
import type { KnownShop } from './known-shop.ts';

/** The delivery of a new shop. */
const UNREAD_ZONES: ServedZones = {
  zones: [{ countries: ['United Kingdom'], regions: [], postcodes: [], services: [STANDARD_SERVICE] }],
  packingGrams: 0,
};

/** Stands in where the root's loader failed; the full defaults stay on the server. */
const UNREAD_SHOP: KnownShop = {
  name: 'Zabelle',
  description: '',
  supportEmail: '',
  enquiriesEmail: '',
  phone: '',
  place: '',
  businessHours: '',
  announcement: '',
  replyWithin: '',
  flagship: '',
  delivery: {
    ...deliverySummary(UNREAD_ZONES),
    returnAddress: '',
    returnDays: DAYS_TO_CANCEL,
    freeReturns: false,
    maxLineQuantity: MAX_LINE_QUANTITY,
    maxOrderQuantity: MAX_CART_LINES * MAX_LINE_QUANTITY,
  },
  served: UNREAD_ZONES,
  orderPrefix: '',
  countries: ['United Kingdom'],
  offersCash: true,
  offersTransfer: false,
  takesOrders: true,
  offersCard: false,
  takesTestCard: false,
  chargesCards: false,
  showsRatings: false,
  showsExamples: false,
  drawsGoods: false,
  asksForReviews: false,
  sendsMail: false,
  popular: { range: 'Our favourites', order: 'Our favourites', now: 'Our favourites' },
  showsVat: false,
  vatNumber: '',
  social: { instagram: '', tiktok: '', youtube: '', facebook: '', pinterest: '' },
  phoneHref: '',
  deliveryOffer: '',
  legalLine: '',
  wordmarkWidth: 110,
};

export function useShop(): KnownShop {
  return shopFrom(useRouteLoaderData('root'));
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The shop for a page's title and description, where hooks cannot be used. */
export function shopOf(matches: Matches): KnownShop {
  return shopFrom(matches.find((match) => match?.id === 'root')?.loaderData);
}

function shopFrom(root: unknown): KnownShop {
  return isRecord(root) && isRecord(root.shop)
    ? (root.shop as KnownShop)
    : { ...UNREAD_SHOP, name: nameInPage() ?? UNREAD_SHOP.name };
}

/** The shop's name as the server sent it with the page; null on the server. */
function nameInPage(): string | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector('meta[name=application-name]')?.getAttribute('content') || null;
}
