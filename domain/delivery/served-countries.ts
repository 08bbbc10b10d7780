import { DEPENDENCY_REGIONS, UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { POSTCODE_AREAS } from '#domain/fields/postcode-areas.ts';
import { parsePostcodeRange } from './postcode-range.ts';
import type { ServedZone } from './served-zones.ts';

/** The names of the countries of which any part is served, in the order of the zones. */
export function servedCountries(zones: readonly ServedZone[]): string[] {
  return [...new Set(zones.filter(({ services }) => services.length > 0).flatMap(countriesOf))];
}

/** The countries in which a zone has places. */
export function countriesOf({ countries, regions, postcodes }: Omit<ServedZone, 'services'>): string[] {
  return [
    ...countries,
    ...regions.map((region) => DEPENDENCY_REGIONS[region] ?? UNITED_KINGDOM),
    ...postcodes.map((text) => {
      const region = POSTCODE_AREAS.get(parsePostcodeRange(text)?.area ?? '');
      return (region && DEPENDENCY_REGIONS[region]) ?? UNITED_KINGDOM;
    }),
  ];
}
