import { countryName } from '#domain/fields/country.ts';
import type { DeliveryPlan, DeliveryService, ZonePlaces } from './delivery-plan.ts';

/** What a service is without its switch. */
export type ServedService = Omit<DeliveryService, 'isOn'>;

/** A zone with the services that are on; none: places in it are not served. */
export type ServedZone = ZonePlaces & { services: ServedService[]; asksItemData?: boolean };

/** The plan as places are looked up in it: countries by name, services that are on. */
export type ServedZones = { zones: ServedZone[]; packingGrams: number };

/** The same result for the same plan, which nobody changes: each quote asks for it. */
export function servedZones(plan: DeliveryPlan): ServedZones {
  const known = KNOWN.get(plan) ?? zonesOf(plan);
  KNOWN.set(plan, known);
  return known;
}

const KNOWN = new WeakMap<DeliveryPlan, ServedZones>();

function zonesOf({ zones, packingGrams }: DeliveryPlan): ServedZones {
  return {
    zones: zones.map(({ countries, regions, postcodes, services, asksItemData }) => ({
      ...(asksItemData && { asksItemData }),
      countries: countries.map(countryName),
      regions,
      postcodes,
      services: services.flatMap(({ isOn, ...service }) => (isOn ? [service] : [])),
    })),
    packingGrams,
  };
}
