import { UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { deliveryZone, isUkPostcode, normalisePostcode } from '#domain/fields/postcode.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { HOLIDAY_REGIONS, type HolidayRegion } from './bank-holidays.ts';
import { workingDayAfter } from './working-days.ts';

/** The first and the last day ('2026-12-01') on which an order may arrive. */
export type DeliveryWindow = { first: string; last: string };

export type DeliveryPlace = { country: string; postcode: string };

/** `DELIVERY_TIME` in working days. */
const FIRST = 3;
const LAST = 5;

/**
 * Returns the days on which an order of this moment arrives. A day counts where neither England and Wales, where parcels are
 * sorted, nor the place they go to has a bank holiday; while no whole postcode is known, the holidays of all parts of the United
 * Kingdom count (docs/decisions/174-one-rule-of-delivery-days.md).
 */
export function deliveryWindow(orderedAtMs: number, place: DeliveryPlace | null): DeliveryWindow {
  const day = londonDay(new Date(orderedAtMs).toISOString());
  const regions = regionsOf(place);
  return { first: workingDayAfter(day, FIRST, regions), last: workingDayAfter(day, LAST, regions) };
}

function regionsOf(place: DeliveryPlace | null): readonly HolidayRegion[] {
  if (place === null) return HOLIDAY_REGIONS;
  if (place.country !== UNITED_KINGDOM) return ['england-and-wales'];
  return isUkPostcode(place.postcode) ? ['england-and-wales', regionOf(place.postcode)] : HOLIDAY_REGIONS;
}

/** Postcode areas on the border count as Scottish: a day late is better than a day early. */
function regionOf(postcode: string): HolidayRegion {
  if (deliveryZone(postcode) === 'northern-ireland') return 'northern-ireland';
  return SCOTTISH_AREAS.test(normalisePostcode(postcode)) ? 'scotland' : 'england-and-wales';
}

const SCOTTISH_AREAS = /^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\d/;
