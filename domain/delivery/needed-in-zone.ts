import { countryName } from '#domain/fields/country.ts';
import { DEPENDENCY_REGIONS, UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { ITEM_DATA, type ItemDatum, neededAt } from '#domain/item-data/item-data.ts';
import type { DeliveryPlan, DeliveryZone } from './delivery-plan.ts';
import type { DeliveryPlace } from './delivery-window.ts';
import { zoneOf } from './zone-of-place.ts';

/** What the places of a zone ask of goods together; empty for a zone within Great Britain, or that delivers nowhere. */
export function neededInZone({ zones }: DeliveryPlan, zone: DeliveryZone): ItemDatum[] {
  if (!zone.services.some(({ isOn }) => isOn)) return [];
  const named = zones.map(({ countries, ...one }) => ({ ...one, countries: countries.map(countryName) }));
  const places: DeliveryPlace[] = [
    ...SAMPLES,
    ...zone.countries.map((code) => ({ country: countryName(code), postcode: '' })),
  ].filter((place) => zoneOf(named, place)?.id === zone.id);
  const needed = new Set(places.flatMap((place) => neededAt(place)));
  return ITEM_DATA.filter((datum) => needed.has(datum));
}

/** A place of each part that has rules of its own. */
const SAMPLES: readonly DeliveryPlace[] = [
  { country: UNITED_KINGDOM, postcode: 'BT1 5GS' },
  { country: DEPENDENCY_REGIONS.jersey ?? '', postcode: 'JE2 3AB' },
  { country: DEPENDENCY_REGIONS.guernsey ?? '', postcode: 'GY1 1AA' },
];
