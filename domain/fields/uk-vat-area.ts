import { normaliseCountry, UNITED_KINGDOM } from './delivery-place.ts';
import { postcodeRegion } from './postcode.ts';

/** Where goods go: a country by its usual name, and a postcode. */
export type Destination = { country: string; postcode: string };

/**
 * True where goods sent there leave the area of UK VAT: they are exports, zero-rated, whatever their own rate (VAT Notice 703).
 * The area is the United Kingdom, Northern Ireland included, and the Isle of Man; Jersey and Guernsey are outside. A British
 * postcode says where a parcel goes, so that of a Channel Island or of Northern Ireland outweighs the country.
 */
export function isOutsideUkVat({ country, postcode }: Destination): boolean {
  const zone = postcodeRegion(postcode);
  if (zone === 'jersey' || zone === 'guernsey') return true;
  if (zone === 'northern-ireland' || zone === 'isle-of-man') return false;
  const name = normaliseCountry(country.trim()).toLowerCase();
  return name !== '' && !IN_THE_AREA.includes(name);
}

/** The rate at which goods are sold to a destination; null in a shop that is not registered for VAT. */
export function rateAt(destination: Destination, ratePercent: number | null): number | null {
  return ratePercent !== null && isOutsideUkVat(destination) ? 0 : ratePercent;
}

const IN_THE_AREA = [UNITED_KINGDOM.toLowerCase(), 'isle of man', 'im'];
