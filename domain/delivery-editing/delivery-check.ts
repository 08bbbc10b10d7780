import { type Delivery, deliveriesTo } from '#domain/delivery/deliveries-to.ts';
import type { DeliveryPlan } from '#domain/delivery/delivery-plan.ts';
import { servedZones } from '#domain/delivery/served-zones.ts';
import { zoneOf } from '#domain/delivery/zone-of-place.ts';
import { isPostcodeOf, POSTCODE_WRONG } from '#domain/fields/delivery-place.ts';
import { normalisePostcode } from '#domain/fields/postcode.ts';
import { parsePounds } from '#domain/money/parse-pounds.ts';

/** What the owner wants to know of a place. */
export type CheckedOrder = { country: string; postcode: string; value: string; grams: string };

export type DeliveryCheck =
  | { ok: true; zone: string; place: string; deliveries: Delivery[] }
  | { ok: false; zone: string; message: string };

/** What a shopper would see for goods of this value (in pounds) and weight (in grams), packing added. */
export function checkDelivery(
  plan: DeliveryPlan,
  { country, postcode, value, grams }: CheckedOrder,
  nowMs: number,
): DeliveryCheck {
  const served = servedZones(plan);
  const place = { country, postcode: normalisePostcode(postcode) };
  const zones = plan.zones.map(({ name }, at) => ({ name, ...served.zones[at] }));
  const zone =
    zoneOf(
      zones.map(({ name, countries = [], regions = [], postcodes = [] }) => ({
        name,
        countries,
        regions,
        postcodes,
      })),
      place,
    )?.name ?? '';
  const pounds = parsePounds(value.trim() || '0');
  if (!pounds.ok) return { ok: false, zone, message: 'The value must be an amount such as 24.99' };
  if (!/^\d{0,7}$/.test(grams.trim()))
    return { ok: false, zone, message: 'The weight must be a whole number of grams' };
  if (!isPostcodeOf(place)) return { ok: false, zone, message: POSTCODE_WRONG };
  const found = deliveriesTo(served, {
    place,
    goodsPence: pounds.pence,
    grams: Number(grams.trim()) + served.packingGrams,
    nowMs,
  });
  if (!found.ok) return { ok: false, zone, message: found.message };
  return {
    ok: true,
    zone,
    place: [place.postcode, country].filter(Boolean).join(', '),
    deliveries: found.deliveries,
  };
}
