import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEPENDENCY_REGIONS, UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { postcodeRegion } from '#domain/fields/postcode.ts';
import { POSTCODE_AREAS, POSTCODE_REGIONS } from '#domain/fields/postcode-areas.ts';
import type { ZonePlaces } from './delivery-plan.ts';
import { zoneOf } from './zone-of-place.ts';

const uk = (postcode: string) => ({ country: UNITED_KINGDOM, postcode });
const zone = (name: string, places: Partial<ZonePlaces>) => ({
  ...{ name, countries: [], regions: [], postcodes: [] },
  ...places,
});

/** Every district that an area can have, as a postcode of it. */
const DISTRICTS = [...POSTCODE_AREAS.keys()].flatMap((area) =>
  Array.from({ length: 100 }, (_, district) => `${area}${district} 1AA`),
);
const FORCES = ['BF1 0AA', 'BFPO 1', 'BFPO 5812'];

const BY_REGION = POSTCODE_REGIONS.map((region) => zone(region, { regions: [region] }));

test('every postcode of all 124 areas has exactly one zone', () => {
  expect(POSTCODE_AREAS.size).toBe(124);
  const postcodes = [...DISTRICTS, ...FORCES].filter((text) => postcodeRegion(text) !== null);
  expect(new Set(postcodes.map((text) => /^[A-Z]+/.exec(text)?.[0])).size).toBe(124 + 2);
  const found = new Set<string>();
  for (const postcode of postcodes) {
    const region = postcodeRegion(postcode);
    const country = DEPENDENCY_REGIONS[region ?? ''] ?? UNITED_KINGDOM;
    const zones = BY_REGION.filter((one) => zoneOf([one], { country, postcode }) !== null);
    expect(
      zones.map(({ name }) => name),
      postcode,
    ).toEqual([region]);
    found.add(region ?? '');
  }
  expect([...found].toSorted()).toEqual(POSTCODE_REGIONS.toSorted());
});

test('of several zones the narrowest counts, in whatever order they stand', () => {
  const zones = [
    zone('home', { countries: [UNITED_KINGDOM] }),
    zone('highlands', { regions: ['highlands-islands'] }),
    zone('inverness', { postcodes: ['IV'] }),
    zone('skye', { postcodes: ['IV41-49'] }),
    zone('islands', { countries: ['Jersey', 'Guernsey'] }),
    zone('isle-of-man', { regions: ['isle-of-man'] }),
    zone('abroad', { countries: ['France', 'Ireland'] }),
  ];
  const order = fc.shuffledSubarray(zones, { minLength: zones.length });
  fc.assert(
    fc.property(order, (all) => {
      const name = (country: string, postcode: string) => zoneOf(all, { country, postcode })?.name ?? null;
      expect(name(UNITED_KINGDOM, 'sw1a1aa')).toBe('home');
      expect(name('uk', 'BT1 5GS')).toBe('home');
      expect(name(UNITED_KINGDOM, 'ZE1 0AA')).toBe('highlands');
      expect(name(UNITED_KINGDOM, 'IV1 1AA')).toBe('inverness');
      expect(name(UNITED_KINGDOM, 'IV45 8RG')).toBe('skye');
      expect(name('Jersey', 'JE2 3AB')).toBe('islands');
      expect(name('Isle of Man', '')).toBe('isle-of-man');
      expect(name('france', '75001')).toBe('abroad');
      expect(name('Atlantis', '')).toBeNull();
    }),
  );
});

test('a place whose postcode is not whole yet is on the mainland', () => {
  const zones = [
    zone('islands', { regions: ['highlands-islands'] }),
    zone('main', { regions: ['mainland'] }),
  ];
  for (const postcode of ['', 'IV', 'nowhere']) expect(zoneOf(zones, uk(postcode))?.name).toBe('main');
});

test('a zone of some districts has no other', () => {
  const zones = [zone('wight', { postcodes: ['PO30-41'] })];
  fc.assert(
    fc.property(fc.constantFrom(...DISTRICTS), (postcode) => {
      if (postcodeRegion(postcode) === null) return;
      const isWight = /^PO(?:3\d|4[01]) /.test(postcode);
      expect(zoneOf(zones, uk(postcode)) !== null).toBe(isWight);
    }),
  );
});
