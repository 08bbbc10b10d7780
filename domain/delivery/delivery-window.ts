import { UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { isUkPostcode, normalisePostcode, postcodeRegion } from '#domain/fields/postcode.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { HOLIDAY_REGIONS, type HolidayRegion } from './bank-holidays.ts';
import { type DeliveryDays, STANDARD_DAYS } from './delivery-plan.ts';
import { isWorkingDay, workingDayAfter } from './working-days.ts';

/** The first and the last day ('2026-12-01') on which an order may arrive. */
export type DeliveryWindow = { first: string; last: string };

export type DeliveryPlace = { country: string; postcode: string };

/**
 * Returns the days on which an order of this moment arrives, by a service. From its cut-off hour on, and on days on which nobody
 * packs, the order counts as one of the next working day. A day counts where neither England and Wales, where parcels are
 * sorted, nor the place they go to has a bank holiday; while no whole postcode is known, the holidays of all parts of the United
 * Kingdom count (docs/decisions/174-one-rule-of-delivery-days.md).
 */
export function deliveryWindow(
  orderedAtMs: number,
  place: DeliveryPlace | null,
  { firstDay, lastDay, cutOffHour }: DeliveryDays = STANDARD_DAYS,
): DeliveryWindow {
  const ordered = londonDay(new Date(orderedAtMs).toISOString());
  const day = cutOffHour === null ? ordered : packedOn(ordered, londonHour(orderedAtMs) >= cutOffHour);
  const regions = regionsOf(place);
  return { first: workingDayAfter(day, firstDay, regions), last: workingDayAfter(day, lastDay, regions) };
}

/** The working day, of those who pack in England, on which an order leaves. */
function packedOn(ordered: string, isTooLate: boolean): string {
  return isWorkingDay(ordered, PACKED_IN) && !isTooLate ? ordered : workingDayAfter(ordered, 1, PACKED_IN);
}

const PACKED_IN: readonly HolidayRegion[] = ['england-and-wales'];

const HOUR = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
});

function londonHour(ms: number): number {
  return Number(HOUR.format(ms));
}

function regionsOf(place: DeliveryPlace | null): readonly HolidayRegion[] {
  if (place === null) return HOLIDAY_REGIONS;
  if (place.country !== UNITED_KINGDOM) return ['england-and-wales'];
  return isUkPostcode(place.postcode) ? ['england-and-wales', regionOf(place.postcode)] : HOLIDAY_REGIONS;
}

/** Postcode areas on the border count as Scottish: a day late is better than a day early. */
export function regionOf(postcode: string): HolidayRegion {
  if (postcodeRegion(postcode) === 'northern-ireland') return 'northern-ireland';
  return SCOTTISH_AREAS.test(normalisePostcode(postcode)) ? 'scotland' : 'england-and-wales';
}

const SCOTTISH_AREAS = /^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\d/;
