import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CarriageLimit } from '#domain/delivery/carriage.ts';
import { CARRIER_PRESETS } from '#domain/delivery/carrier-presets.ts';
import { DEFAULT_PLAN, type DeliveryPlan } from '#domain/delivery/delivery-plan.ts';
import { zoneOf } from '#domain/delivery/zone-of-place.ts';
import { countryName } from '#domain/fields/country.ts';
import { DEPENDENCY_REGIONS, UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { postcodeRegion } from '#domain/fields/postcode.ts';
import { POSTCODE_AREAS, POSTCODE_REGIONS } from '#domain/fields/postcode-areas.ts';
import { checkDelivery } from './delivery-check.ts';
import {
  addService,
  addZone,
  changeService,
  deliversSomewhere,
  findService,
  moveServiceUp,
  removeService,
  removeZone,
} from './plan-changes.ts';
import { daysWords, placesWords, priceWords } from './plan-words.ts';
import { parseServiceForm } from './service-form.ts';
import { parseZoneForm } from './zone-form.ts';

const SERVICE = {
  name: 'Next day',
  'rates.0.pricePence': '6.95',
  firstDay: '1',
  lastDay: '1',
  cutOffHour: '14',
};

test('a service is entered in pounds and grams, its rows of prices in any number', () => {
  const form = {
    ...SERVICE,
    freeFromPence: '60',
    'rates.0.upToGrams': '2000',
    'rates.3.pricePence': '9.95',
    'rates.3.fromPence': '20',
  };
  expect(parseServiceForm(form)).toEqual({
    ok: true,
    service: {
      name: 'Next day',
      rates: [
        { fromPence: 0, upToGrams: 2000, pricePence: 695 },
        { fromPence: 2000, upToGrams: null, pricePence: 995 },
      ],
      freeFromPence: 6000,
      firstDay: 1,
      lastDay: 1,
      cutOffHour: 14,
      limits: [],
      limitsSource: '',
    },
  });
});

test('the rules of a service are entered by kind, or taken from what a carrier publishes', () => {
  const limitsOf = (fields: Record<string, string>) => {
    const parsed = parseServiceForm({ ...SERVICE, ...fields });
    return parsed.ok ? parsed.service : parsed.errors;
  };
  const entered = {
    'limits.aerosol.mostPieces': '0',
    'limits.liquid.mostMl': '1000',
    limitsSource: 'Our contract, March 2026',
  };
  expect(limitsOf(entered)).toMatchObject({
    limits: [
      { goods: 'aerosol', mostMl: null, mostPieces: 0 },
      { goods: 'liquid', mostMl: 1000, mostPieces: null },
    ],
    limitsSource: 'Our contract, March 2026',
  });
  for (const { id, limits, source } of CARRIER_PRESETS)
    expect(limitsOf({ ...entered, limitsOf: id })).toMatchObject({ limits, limitsSource: source });
  expect(limitsOf({ limitsSource: 'Nothing' })).toMatchObject({ limits: [], limitsSource: '' });
  expect(limitsOf({ 'limits.perfume.mostMl': 'much' })).toEqual({
    'limits.perfume.mostMl': 'Content must be a number from 0.1 to 100000',
  });
});

test('what is wrong with a service is said at its field', () => {
  const errorsOf = (changes: Record<string, string>) => {
    const parsed = parseServiceForm({ ...SERVICE, ...changes });
    return parsed.ok ? {} : parsed.errors;
  };
  expect(errorsOf({ 'rates.0.pricePence': '' })).toEqual({ 'rates.0.pricePence': 'A service needs a price' });
  expect(errorsOf({ 'rates.1.fromPence': '5' })).toEqual({ 'rates.1.pricePence': 'Price is required' });
  expect(errorsOf({ 'rates.1.pricePence': '7' })).toEqual({
    'rates.1.fromPence': 'Another row has this order value and weight already',
  });
  expect(errorsOf({ firstDay: '3' })).toEqual({ lastDay: 'Last day must not be before the first' });
  expect(errorsOf({ cutOffHour: '24' })).toEqual({
    cutOffHour: 'Cut-off hour must be a whole number from 0 to 23',
  });
  expect(Object.keys(errorsOf({ name: ' ', lastDay: '', 'rates.0.upToGrams': '0' })).toSorted()).toEqual([
    'lastDay',
    'name',
    'rates.0.upToGrams',
  ]);
});

test('a zone is entered by country, region and postcode', () => {
  const form = {
    name: 'Far',
    countries: 'france\nIE',
    'region.scilly': 'on',
    postcodes: 'pa 20-78, zz1',
  };
  expect(parseZoneForm(form, [])).toEqual({
    ok: false,
    errors: { postcodes: 'Not postcodes such as BT, AB31 or PA20-78: zz1' },
  });
  expect(parseZoneForm({ ...form, postcodes: 'pa 20-78' }, [])).toEqual({
    ok: true,
    zone: {
      name: 'Far',
      countries: ['FR', 'IE'],
      regions: ['scilly'],
      postcodes: ['PA20-78'],
      asksItemData: false,
    },
  });
  expect(parseZoneForm({ ...form, postcodes: '', asksItemData: 'on' }, [])).toMatchObject({
    zone: { asksItemData: true },
  });
  expect(parseZoneForm({ name: 'Empty' }, [])).toMatchObject({ errors: { countries: /needs a country/ } });
  expect(parseZoneForm({ name: 'X', countries: 'Atlantis' }, [])).toEqual({
    ok: false,
    errors: { countries: 'Not a country we know: Atlantis' },
  });
});

test('a place that another zone has is refused, whichever way it is named', () => {
  const others = [
    {
      id: 'a',
      name: 'A',
      countries: ['GB', 'JE'],
      regions: ['scilly' as const],
      postcodes: ['PA20-49'],
      services: [],
    },
  ];
  expect(
    parseZoneForm({ name: 'B', countries: 'uk', 'region.jersey': 'on', postcodes: 'PA30' }, others),
  ).toEqual({
    ok: false,
    errors: {
      countries: 'United Kingdom is in the zone ‘A’ already',
      regions: 'Jersey is in the zone ‘A’ already',
      postcodes: 'PA30 is in the zone ‘A’ already',
    },
  });
  expect(parseZoneForm({ name: 'B', 'region.mainland': 'on', postcodes: 'PA\nPA50-60' }, others).ok).toBe(
    true,
  );
});

const codes = fc.constantFrom('GB', 'JE', 'GG', 'IM', 'FR', 'IE', 'US');
const range = fc
  .tuple(fc.constantFrom('BT', 'IV', 'PA', 'PO', 'JE'), fc.option(fc.tuple(fc.nat(40), fc.nat(40))))
  .map(([area, numbers]) => {
    if (!numbers) return area;
    const [from, to] = numbers.toSorted((a, b) => a - b);
    return `${area}${from}-${to}`;
  });
const entered = fc.record({
  countries: fc.uniqueArray(codes, { maxLength: 2 }),
  regions: fc.uniqueArray(fc.constantFrom(...POSTCODE_REGIONS), { maxLength: 2 }),
  postcodes: fc.uniqueArray(range, { maxLength: 2 }),
});
const place = fc.oneof(
  fc
    .tuple(fc.constantFrom(...POSTCODE_AREAS.keys()), fc.nat(60))
    .map(([area, district]) => `${area}${district} 1AA`)
    .filter((postcode) => postcodeRegion(postcode) !== null)
    .map((postcode) => ({
      country: DEPENDENCY_REGIONS[postcodeRegion(postcode) ?? ''] ?? UNITED_KINGDOM,
      postcode,
    })),
  codes.map((code) => ({ country: countryName(code), postcode: '' })),
);

test('whatever zones are saved, a place has one zone, the same in whatever order they stand', () => {
  fc.assert(
    fc.property(fc.array(entered, { maxLength: 5 }), fc.array(place, { minLength: 5 }), (forms, places) => {
      let plan: DeliveryPlan = { zones: [], packingGrams: 0 };
      for (const [number, { countries, regions, postcodes }] of forms.entries()) {
        const parsed = parseZoneForm(
          {
            name: `Zone ${number}`,
            countries: countries.join('\n'),
            postcodes: postcodes.join('\n'),
            ...Object.fromEntries(regions.map((region) => [`region.${region}`, 'on'])),
          },
          plan.zones,
        );
        if (parsed.ok) plan = addZone(plan, parsed.zone).plan;
      }
      const zones = plan.zones.map((zone) => ({ ...zone, countries: zone.countries.map(countryName) }));
      for (const one of places)
        expect(zoneOf(zones.toReversed(), one)?.id, JSON.stringify(one)).toBe(zoneOf(zones, one)?.id);
    }),
  );
});

test('services of one name have ids of their own, move, and go with their zone', () => {
  const parsed = parseServiceForm(SERVICE);
  if (!parsed.ok) throw new Error('not parsed');
  const first = addService(DEFAULT_PLAN, 'home', parsed.service);
  const second = addService(first.plan, 'home', parsed.service);
  expect([first.id, second.id]).toEqual(['next-day', 'next-day-2']);
  const ids = (plan: DeliveryPlan) => plan.zones.flatMap(({ services }) => services.map(({ id }) => id));
  expect(ids(moveServiceUp(second.plan, 'next-day-2'))).toEqual(['standard', 'next-day-2', 'next-day']);
  expect(ids(moveServiceUp(second.plan, 'standard'))).toEqual(ids(second.plan));
  expect(ids(removeService(second.plan, 'next-day'))).toEqual(['standard', 'next-day-2']);
  expect(findService(second.plan, 'next-day')?.zone.id).toBe('home');
  expect(deliversSomewhere(removeZone(second.plan, 'home'))).toBe(false);
  expect(deliversSomewhere(changeService(DEFAULT_PLAN, 'standard', { isOn: false }))).toBe(false);
  expect(deliversSomewhere(DEFAULT_PLAN)).toBe(true);
});

test('a plan is said in words', () => {
  const parsed = parseServiceForm({
    ...SERVICE,
    freeFromPence: '60',
    'rates.0.upToGrams': '2500',
    'rates.1.pricePence': '9',
    'rates.1.fromPence': '5',
  });
  if (!parsed.ok) throw new Error('not parsed');
  expect(priceWords(parsed.service)).toBe('£6.95 up to 2.5 kg, £9.00 from £5.00; free from £60.00');
  expect(daysWords(parsed.service)).toBe('1 working day, ordered before 14:00');
  expect(placesWords({ countries: ['GB'], regions: ['scilly'], postcodes: ['BT'] })).toBe(
    'United Kingdom, Isles of Scilly, BT',
  );
});

const ASKED = {
  country: UNITED_KINGDOM,
  postcode: 'ls1 4dy',
  value: '20',
  grams: '',
  goods: '',
  ml: '',
  pieces: '',
};

test('the check leaves out what a service does not carry, with the reason', () => {
  const [zone] = DEFAULT_PLAN.zones;
  const [service] = zone?.services ?? [];
  if (!zone || !service) throw new Error('The first plan has no service');
  const limits: CarriageLimit[] = [
    { goods: 'perfume', mostMl: 150, mostPieces: 4 },
    { goods: 'aerosol', mostMl: null, mostPieces: 0 },
    { goods: 'liquid', mostMl: 1000, mostPieces: null },
  ];
  const plan = {
    ...DEFAULT_PLAN,
    zones: [
      {
        ...zone,
        services: [
          { ...service, id: 'air', name: 'By air', limits },
          { ...service, name: 'By road' },
        ],
      },
    ],
  };
  const check = (changes: object, of: DeliveryPlan = plan) => checkDelivery(of, { ...ASKED, ...changes }, 0);
  const namesOf = (changes: object) => {
    const checked = check(changes);
    return (
      checked.ok && [checked.deliveries.map(({ name }) => name), checked.withheld.map(({ reason }) => reason)]
    );
  };
  const [both, road] = [['By air', 'By road'], ['By road']];
  expect(namesOf({})).toEqual([both, []]);
  expect(namesOf({ goods: 'perfume', ml: '100', pieces: '4' })).toEqual([both, []]);
  expect(namesOf({ goods: 'perfume', ml: '100', pieces: '5' })).toEqual([
    road,
    ['at most 4 perfumes can be sent in one parcel'],
  ]);
  expect(namesOf({ goods: 'perfume', ml: '200' })).toEqual([
    road,
    ['perfumes of more than 150 ml cannot be sent this way'],
  ]);
  expect(namesOf({ goods: 'aerosol' })).toEqual([road, ['aerosols cannot be sent this way']]);
  expect(namesOf({ goods: 'liquid', ml: '1001' })).toEqual([
    road,
    ['liquids of more than 1000 ml cannot be sent this way'],
  ]);
  const airOnly = {
    ...plan,
    zones: plan.zones.map((each) => ({ ...each, services: each.services.slice(0, 1) })),
  };
  expect(check({ goods: 'aerosol' }, airOnly)).toMatchObject({
    ok: false,
    message: 'Sorry, we cannot send all of this there. Aerosol: aerosols cannot be sent this way.',
  });
  expect(check({ goods: 'liquid' })).toMatchObject({ message: 'Enter the content of the liquid' });
  expect(check({ goods: 'perfume', ml: 'x' })).toMatchObject({
    message: 'The content must be whole millilitres',
  });
  expect(check({ goods: 'perfume', pieces: '0' })).toMatchObject({
    message: 'The pieces must be a whole number from 1',
  });
});

test('the check says what a shopper would see, or why nothing is sent', () => {
  const nowMs = Date.parse('2026-11-26T10:00:00.000Z');
  const check = (changes: object) => checkDelivery(DEFAULT_PLAN, { ...ASKED, ...changes }, nowMs);
  expect(check({})).toMatchObject({
    ok: true,
    zone: 'United Kingdom',
    place: 'LS1 4DY, United Kingdom',
    deliveries: [{ pricePence: 599, from: '2026-12-01', until: '2026-12-03' }],
  });
  expect(check({ postcode: 'LS' })).toMatchObject({ message: 'Please enter a valid postcode' });
  expect(check({ value: 'ten' })).toMatchObject({ message: 'The value must be an amount such as 24.99' });
  expect(check({ grams: 'heavy' })).toMatchObject({ message: 'The weight must be a whole number of grams' });
  expect(check({ country: 'France', postcode: '75001' })).toMatchObject({
    ok: false,
    zone: '',
    message: 'Sorry, we do not deliver to France, only to: United Kingdom.',
  });
});
