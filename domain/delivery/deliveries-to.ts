import type { Pence } from '#domain/money/money.ts';
import { type DeliveryPlace, deliveryWindow } from './delivery-window.ts';
import type { ServedZones } from './served-zones.ts';
import { type NotServed, type Parcel, type PricedService, servicesTo, type Withheld } from './services-to.ts';

/** A delivery that can be chosen: its price, and the days ('2026-12-01') between which it arrives. */
export type Delivery = { id: string; name: string; pricePence: Pence; from: string; until: string };

/** The deliveries of a parcel that is ordered now, in the order of the shop, or why the place is not served. */
export function deliveriesTo(
  zones: ServedZones,
  { place, nowMs, ...parcel }: Parcel & { place: DeliveryPlace; nowMs: number },
): { ok: true; deliveries: Delivery[]; withheld: Withheld[] } | ({ ok: false } & NotServed) {
  const found = servicesTo(zones, place, parcel);
  if (!found.ok) return found;
  const deliveries = datedDeliveries(found.services, { place, nowMs });
  return { ok: true, deliveries, withheld: found.withheld };
}

/** `place` is null until it is known. */
export function datedDeliveries(
  services: readonly PricedService[],
  { place, nowMs }: { place: DeliveryPlace | null; nowMs: number },
): Delivery[] {
  return services.map(({ service, pricePence }) => {
    const { first, last } = deliveryWindow(nowMs, place, service);
    return { id: service.id, name: service.name, pricePence, from: first, until: last };
  });
}
