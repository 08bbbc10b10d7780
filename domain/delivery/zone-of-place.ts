import { DEPENDENCY_REGIONS, normaliseCountry, UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { postcodeDistrict, postcodeRegion } from '#domain/fields/postcode.ts';
import type { PostcodeRegion } from '#domain/fields/postcode-areas.ts';
import type { ZonePlaces } from './delivery-plan.ts';
import type { DeliveryPlace } from './delivery-window.ts';
import { parsePostcodeRange } from './postcode-range.ts';

/** The one zone of a place, its countries by name; null where there is none. Without a whole postcode the mainland is meant. */
export function zoneOf<Zone extends ZonePlaces>(zones: readonly Zone[], place: DeliveryPlace): Zone | null {
  return zoneOfDistrict(zones, place) ?? zoneOfRegion(zones, place);
}

/** The zone that names the postcode's district, or else its area. */
export function zoneOfDistrict<Zone extends ZonePlaces>(
  zones: readonly Zone[],
  { country, postcode }: DeliveryPlace,
): Zone | null {
  const district = isBritish(country) && postcodeRegion(postcode) ? postcodeDistrict(postcode) : null;
  if (!district) return null;
  const named = zones.flatMap((zone) =>
    zone.postcodes.flatMap((text) => {
      const range = parsePostcodeRange(text);
      return range?.area === district.area ? [{ zone, districts: range.districts }] : [];
    }),
  );
  const narrow = named.find(
    ({ districts }) => districts && districts.from <= district.number && district.number <= districts.to,
  );
  return (narrow ?? named.find(({ districts }) => districts === null))?.zone ?? null;
}

function zoneOfRegion<Zone extends ZonePlaces>(zones: readonly Zone[], place: DeliveryPlace): Zone | null {
  const region = regionOf(place);
  const country = (region && DEPENDENCY_REGIONS[region]) ?? normaliseCountry(place.country.trim());
  return (
    zones.find(({ regions }) => region !== null && regions.includes(region)) ??
    zones.find(({ countries }) => countries.some((name) => sameName(name, country))) ??
    null
  );
}

/** The region of a place with British postcodes; null elsewhere. */
export function regionOf({ country, postcode }: DeliveryPlace): PostcodeRegion | null {
  const name = normaliseCountry(country.trim());
  if (!isBritish(name)) return null;
  const dependency = Object.entries(DEPENDENCY_REGIONS).find(([, its]) => its && sameName(its, name))?.[0];
  return postcodeRegion(postcode) ?? (dependency as PostcodeRegion | undefined) ?? 'mainland';
}

function isBritish(country: string): boolean {
  const name = normaliseCountry(country.trim());
  return [UNITED_KINGDOM, ...Object.values(DEPENDENCY_REGIONS)].some((one) => one && sameName(one, name));
}

function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
