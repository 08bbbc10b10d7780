import { type DeliveryPlace, deliveryWindow } from './delivery-window.ts';
import { windowText } from './expected-words.ts';
import type { ServedZones } from './served-zones.ts';
import { homePlace } from './services-to.ts';
import { zoneOf } from './zone-of-place.ts';

/**
 * 'Tue 1 – Fri 4 Dec', for an order placed now by the first service of a place, at home while nobody has named one; '' where
 * nothing is delivered. Product pages load it late, with its calendar.
 */
export function daysFromNow(nowMs: number, served: ServedZones, place: DeliveryPlace | null): string {
  const service = zoneOf(served.zones, place ?? homePlace(served))?.services[0];
  return service ? windowText(deliveryWindow(nowMs, place, service)) : '';
}
