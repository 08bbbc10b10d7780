import { UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { deliveryZone } from '#domain/fields/postcode.ts';
import { addDays, londonDay, startOfLondonDay } from '#domain/text/london-day.ts';
import type { HolidayRegion } from './bank-holidays.ts';
import { workingDayAfter } from './working-days.ts';

const WORKING_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Three working days after an order, as an ISO time in UTC at the same time of day. A day counts where neither England and Wales,
 * where parcels are sorted, nor the place they go to has a bank holiday (docs/decisions/066-delivery-in-working-days.md).
 */
export function estimatedDelivery(
  placedAtMs: number,
  { country, postcode }: { country: string; postcode: string },
): string {
  const placedOn = londonDay(new Date(placedAtMs).toISOString());
  const regions = new Set<HolidayRegion>([
    'england-and-wales',
    country === UNITED_KINGDOM ? regionOf(postcode) : 'england-and-wales',
  ]);
  const day = workingDayAfter(placedOn, WORKING_DAYS, [...regions]);
  // A change of the clocks must not carry a late order into the next day, nor an early one into the day before.
  const [start, end] = [day, addDays(day, 1)].map((each) => Date.parse(startOfLondonDay(each)));
  const days = (Date.parse(day) - Date.parse(placedOn)) / DAY_MS;
  const at = Math.min(Math.max(placedAtMs + days * DAY_MS, start ?? 0), (end ?? 0) - 1);
  return new Date(at).toISOString();
}

/** Postcode areas on the border count as Scottish: a day late is better than a day early. */
function regionOf(postcode: string): HolidayRegion {
  if (deliveryZone(postcode) === 'northern-ireland') return 'northern-ireland';
  return SCOTTISH_AREAS.test(postcode) ? 'scotland' : 'england-and-wales';
}

const SCOTTISH_AREAS = /^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\d/;
