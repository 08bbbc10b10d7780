import { timeState } from '#domain/calendar/shown-time.ts';
import { type DeliveryWords, deliveryOffer } from '#domain/cart/delivery-offer.ts';
import { wholePounds } from '#domain/money/money.ts';
import type { DatedAnnouncement, ShopSettings } from './shop.ts';

type Announcements = Pick<ShopSettings['shop'], 'announcement' | keyof DatedAnnouncement>;

/** Returns the line that the owner has for this moment (UTC, ISO): the one for a time in its time, else the lasting one, or ''. */
export function announcementAt(
  { announcement, datedAnnouncement, announcementFrom, announcementUntil }: Announcements,
  now: string,
): string {
  const time = { shownFrom: announcementFrom, shownUntil: announcementUntil };
  return datedAnnouncement !== '' && timeState(time, now) === 'within' ? datedAnnouncement : announcement;
}

/** Returns the owner's line, or the delivery offer where it is blank or names a threshold the shop does not have. */
export function shownAnnouncement(own: string, terms: DeliveryWords): string {
  if (!own.includes('{free-from}')) return own || deliveryOffer(terms);
  return terms.freeFromPence
    ? own.replaceAll('{free-from}', wholePounds(terms.freeFromPence))
    : deliveryOffer(terms);
}
