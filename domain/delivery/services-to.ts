import { DEPENDENCY_REGIONS, deliveryProblem, normaliseCountry } from '#domain/fields/delivery-place.ts';
import type { PostcodeRegion } from '#domain/fields/postcode-areas.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { DeliveryPlace } from './delivery-window.ts';
import { servedCountries } from './served-countries.ts';
import type { ServedService, ServedZone, ServedZones } from './served-zones.ts';
import { servicePrice } from './service-price.ts';
import { regionOf, zoneOf, zoneOfDistrict } from './zone-of-place.ts';

export type Parcel = { goodsPence: Pence /** Packing included. */; grams: number };

export type PricedService = { service: ServedService; pricePence: Pence };

/** Why nothing is sent there, by the field to change. */
export type NotServed = { field: 'country' | 'postcode'; message: string };

/** The services for a parcel to a place with their prices, in their order, or the reason why the place is not served. */
export function servicesTo(
  { zones }: Pick<ServedZones, 'zones'>,
  place: DeliveryPlace,
  parcel: Parcel,
): { ok: true; services: PricedService[] } | ({ ok: false } & NotServed) {
  const countries = servedCountries(zones);
  const country = normaliseCountry(place.country.trim());
  const problem = deliveryProblem({ ...place, country }, countries);
  if (problem) return { ok: false, ...problem };
  const served = zoneOf(zones, place)?.services ?? [];
  const services = served.flatMap((service) => {
    const pricePence = servicePrice(service, parcel);
    return pricePence === null ? [] : [{ service, pricePence }];
  });
  if (services.length > 0) return { ok: true, services };
  return { ok: false, field: 'postcode', message: notServed(zones, place, parcel) };
}

/** The place that is meant while none is known: the first country that is served. */
export function homePlace({ zones }: Pick<ServedZones, 'zones'>): DeliveryPlace {
  return { country: servedCountries(zones)[0] ?? '', postcode: '' };
}

function notServed(
  zones: readonly ServedZone[],
  place: DeliveryPlace,
  { goodsPence, grams }: Parcel,
): string {
  const services = zoneOf(zones, place)?.services ?? [];
  if (services.length === 0) return `Sorry, we do not deliver to ${placeWords(zones, place)}.`;
  const least = Math.min(
    ...services.flatMap(({ rates }) =>
      rates.flatMap(({ fromPence, upToGrams }) =>
        fromPence > goodsPence && grams <= (upToGrams ?? grams) ? [fromPence] : [],
      ),
    ),
  );
  return Number.isFinite(least)
    ? `Sorry, we deliver there only orders of ${formatPounds(least)} or more.`
    : 'Sorry, this order is too heavy to be delivered there.';
}

/** The region, unless a district within it was meant. */
function placeWords(zones: readonly ServedZone[], place: DeliveryPlace): string {
  const region = regionOf(place);
  if (!region || zoneOfDistrict(zones, place)) return 'this postcode';
  return REGION_IN_SENTENCE[region] ?? DEPENDENCY_REGIONS[region] ?? 'this postcode';
}

const REGION_IN_SENTENCE: Partial<Record<PostcodeRegion, string>> = {
  'highlands-islands': 'the Scottish Highlands and Islands',
  'northern-ireland': 'Northern Ireland',
  'isle-of-wight': 'the Isle of Wight',
  scilly: 'the Isles of Scilly',
  'isle-of-man': 'the Isle of Man',
  bfpo: 'BFPO addresses',
};
