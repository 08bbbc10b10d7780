import * as v from 'valibot';
import { countryCode } from '#domain/fields/country.ts';
import { optionalLineOrNull } from '#domain/fields/text-field.ts';

const NO_COUNTRY = 'Country of origin must be a country, such as France or FR';
const NO_CODE = 'Commodity code must be 6 to 10 digits, such as 3304990000';

/** A country by name or code, as its code of ISO 3166-1; null when blank. */
export function originField() {
  return v.pipe(
    optionalLineOrNull('Country of origin', 100),
    v.check((text) => text === null || countryCode(text) !== null, NO_COUNTRY),
    v.transform((text) => (text === null ? null : countryCode(text))),
  );
}

/** The digits of a commodity code, written with spaces or points too; null when blank. */
export function commodityField() {
  return v.pipe(
    optionalLineOrNull('Commodity code', 30),
    v.transform((text) => commodityDigits(text ?? '')),
    v.check((digits) => digits === null || /^\d{6,10}$/.test(digits), NO_CODE),
  );
}

export function commodityDigits(text: string): string | null {
  return text.replaceAll(/[\s.]/g, '') || null;
}
