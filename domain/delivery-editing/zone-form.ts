import * as v from 'valibot';
import type { DeliveryZone } from '#domain/delivery/delivery-plan.ts';
import { parsePostcodeRange, postcodeRangeText, rangesClash } from '#domain/delivery/postcode-range.ts';
import { countryCode, countryName } from '#domain/fields/country.ts';
import { DEPENDENCY_REGIONS } from '#domain/fields/delivery-place.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { POSTCODE_AREAS, POSTCODE_REGIONS } from '#domain/fields/postcode-areas.ts';
import { optionalLines, requiredLine } from '#domain/fields/text-field.ts';
import { REGION_NAMES } from './region-names.ts';

/** A zone as its form says it: everything but its services. */
export type EnteredZone = Omit<DeliveryZone, 'id' | 'services'>;

type ParsedZone = { ok: true; zone: EnteredZone } | { ok: false; errors: Record<string, string> };

const schema = v.object({
  name: requiredLine('Name', 60),
  countries: optionalLines('Countries', 10_000),
  postcodes: optionalLines('Postcodes', 4000),
});

/** Reads the form of a zone. No place may be in two zones: `others` are those of the plan beside it. */
export function parseZoneForm(form: Record<string, string>, others: readonly DeliveryZone[]): ParsedZone {
  const parsed = v.safeParse(schema, form);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.issues) };
  const names = listed(parsed.output.countries);
  const ranges = listed(parsed.output.postcodes).map((text) => ({ text, range: parsePostcodeRange(text) }));
  const zone = {
    name: parsed.output.name,
    countries: [...new Set(names.flatMap((name) => countryCode(name) ?? []))],
    asksItemData: form.asksItemData === 'on',
    regions: POSTCODE_REGIONS.filter((region) => form[`region.${region}`] === 'on'),
    postcodes: [...new Set(ranges.flatMap(({ range }) => (range ? postcodeRangeText(range) : [])))],
  };
  const errors = {
    ...unknownCountries(names),
    ...unknownPostcodes(ranges),
    ...(hasNoPlace(zone) && names.length + ranges.length === 0
      ? { countries: 'A zone needs a country, a part of the United Kingdom or postcodes' }
      : {}),
    ...clashes(zone, others),
  };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, zone };
}

function unknownCountries(names: readonly string[]): Record<string, string> {
  const unknown = names.filter((name) => countryCode(name) === null);
  return unknown.length > 0 ? { countries: `Not a country we know: ${firstOf(unknown)}` } : {};
}

function unknownPostcodes(
  ranges: readonly { text: string; range: ReturnType<typeof parsePostcodeRange> }[],
): Record<string, string> {
  const unknown = ranges.filter(({ range }) => !range || !KNOWN_AREAS.has(range.area));
  return unknown.length > 0
    ? { postcodes: `Not postcodes such as BT, AB31 or PA20-78: ${firstOf(unknown.map(({ text }) => text))}` }
    : {};
}

const KNOWN_AREAS = new Set([...POSTCODE_AREAS.keys(), 'BF', 'BFPO']);

function hasNoPlace({ countries, regions, postcodes }: EnteredZone): boolean {
  return countries.length + regions.length + postcodes.length === 0;
}

/** A place that another zone has already, by the field that claims it. */
function clashes(zone: EnteredZone, others: readonly DeliveryZone[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const other of others) {
    const country = zone.countries.find((code) => other.countries.includes(code) || hasRegionOf(other, code));
    if (country) errors.countries ??= taken(countryName(country), other);
    const region = zone.regions.find(
      (one) => other.regions.includes(one) || other.countries.some((code) => isRegionOf(one, code)),
    );
    if (region) errors.regions ??= taken(REGION_NAMES[region], other);
    const postcode = zone.postcodes.find((text) => other.postcodes.some((theirs) => clash(text, theirs)));
    if (postcode) errors.postcodes ??= taken(postcode, other);
  }
  return errors;
}

function hasRegionOf({ regions }: DeliveryZone, code: string): boolean {
  return regions.some((region) => isRegionOf(region, code));
}

/** Jersey is a country and a region: either claims it. */
function isRegionOf(region: string, code: string): boolean {
  return DEPENDENCY_REGIONS[region] === countryName(code);
}

function clash(a: string, b: string): boolean {
  const [one, other] = [parsePostcodeRange(a), parsePostcodeRange(b)];
  return one !== null && other !== null && rangesClash(one, other);
}

function taken(place: string, { name }: DeliveryZone): string {
  return `${place} is in the zone ‘${name}’ already`;
}

function listed(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);
}

function firstOf(names: readonly string[]): string {
  return names
    .slice(0, 10)
    .map((name) => name.slice(0, 60))
    .join(', ');
}
