import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { deliveriesTo } from './deliveries-to.ts';
import { type DeliveryRate, type DeliveryService, STANDARD_SERVICE } from './delivery-plan.ts';
import { deliverySummary } from './delivery-summary.ts';
import { servedCountries } from './served-countries.ts';
import type { ServedZone, ServedZones } from './served-zones.ts';
import { freeFromOf, servicePrice } from './service-price.ts';

const uk = (postcode: string) => ({ country: UNITED_KINGDOM, postcode });
const rate = (pricePence: number, more: Partial<DeliveryRate> = {}): DeliveryRate => ({
  ...{ fromPence: 0, upToGrams: null, pricePence },
  ...more,
});
const service = (id: string, changes: Partial<DeliveryService> = {}) => ({
  ...STANDARD_SERVICE,
  ...{ id, name: id },
  ...changes,
});
const zone = (changes: Partial<ServedZone>): ServedZone => ({
  ...{ countries: [], regions: [], postcodes: [], services: [] },
  ...changes,
});

/** A shop with three prices at home, Jersey, and nothing for Northern Ireland. */
const SHOP: ServedZones = {
  packingGrams: 0,
  zones: [
    zone({
      countries: [UNITED_KINGDOM],
      services: [
        service('mainland', { rates: [rate(349)], freeFromPence: 4000 }),
        service('next-day', {
          rates: [rate(695)],
          freeFromPence: null,
          firstDay: 1,
          lastDay: 1,
          cutOffHour: 14,
        }),
      ],
    }),
    zone({
      regions: ['highlands-islands', 'scilly'],
      services: [
        service('far', {
          rates: [rate(600, { upToGrams: 2000 }), rate(900, { upToGrams: 10_000 })],
          freeFromPence: 8000,
          lastDay: 7,
        }),
      ],
    }),
    zone({ regions: ['northern-ireland'] }),
    zone({ regions: ['jersey'], services: [service('channel', { rates: [rate(1200)] })] }),
  ],
};
const THURSDAY = Date.parse('2026-11-26T10:00:00.000Z');
const to = (
  place: { country: string; postcode: string },
  { goodsPence = 2000, grams = 500, nowMs = THURSDAY } = {},
) => deliveriesTo(SHOP, { place, goodsPence, grams, nowMs });

test('three places have deliveries of their own, with prices and dates', () => {
  expect(to(uk('LS1 4DY'))).toEqual({
    ok: true,
    withheld: [],
    deliveries: [
      { id: 'mainland', name: 'mainland', pricePence: 349, from: '2026-12-01', until: '2026-12-03' },
      { id: 'next-day', name: 'next-day', pricePence: 695, from: '2026-11-27', until: '2026-11-27' },
    ],
  });
  expect(to(uk('ZE1 0AA'))).toMatchObject({
    deliveries: [{ id: 'far', pricePence: 600, from: '2026-12-02', until: '2026-12-08' }],
  });
  expect(to({ country: 'Jersey', postcode: 'JE2 3AB' })).toMatchObject({
    deliveries: [{ id: 'channel', pricePence: 1200 }],
  });
});

test('price follows value and weight', () => {
  expect(to(uk('LS1 4DY'), { goodsPence: 4000 })).toMatchObject({ deliveries: [{ pricePence: 0 }, {}] });
  expect(to(uk('ZE1 0AA'), { grams: 2001 })).toMatchObject({ deliveries: [{ pricePence: 900 }] });
  expect(to(uk('ZE1 0AA'), { grams: 10_000, goodsPence: 8000 })).toMatchObject({
    deliveries: [{ pricePence: 0 }],
  });
});

test('a place that is not served says why, by the field to change', () => {
  const why = (place: { country: string; postcode: string }, more = {}) => {
    const found = to(place, more);
    return found.ok ? null : `${found.field}: ${found.message}`;
  };
  expect(why(uk('BT1 5GS'))).toBe('postcode: Sorry, we do not deliver to Northern Ireland.');
  expect(why(uk('JE2 3AB'))).toBe(
    'postcode: This postcode is in Jersey: please choose Jersey as the country.',
  );
  expect(why(uk('IM1 1AA'))).toBe('postcode: Sorry, we do not deliver to the Isle of Man.');
  expect(why({ country: 'France', postcode: '75001' })).toBe(
    'country: Sorry, we do not deliver to France, only to: United Kingdom, Jersey.',
  );
  expect(why(uk('TR21 0LW'), { grams: 10_001 })).toBe(
    'postcode: Sorry, this order is too heavy to be delivered there.',
  );
  const onlyLarge = {
    ...SHOP,
    zones: [
      zone({
        countries: [UNITED_KINGDOM],
        services: [service('a', { rates: [rate(0, { fromPence: 3000 })] })],
      }),
    ],
  };
  expect(
    deliveriesTo(onlyLarge, { place: uk('LS1 4DY'), goodsPence: 1000, grams: 0, nowMs: THURSDAY }),
  ).toEqual({
    ok: false,
    field: 'postcode',
    message: 'Sorry, we deliver there only orders of £30.00 or more.',
    lines: [],
  });
});

test('a zone that asks for item data says so of the goods, but first whether it delivers at all', () => {
  const lines = [
    { name: 'Serum', goods: [{ goodsKind: null, ml: 30, pieces: 1, lacks: ['origin'] as const }] },
  ];
  const asked = (services: ServedZone['services']) => {
    const shop = {
      ...SHOP,
      zones: [
        zone({ countries: [UNITED_KINGDOM], services: [service('home')] }),
        zone({ regions: ['northern-ireland'], asksItemData: true, services }),
      ],
    };
    const found = deliveriesTo(shop, {
      place: uk('BT1 5GS'),
      goodsPence: 1,
      grams: 0,
      nowMs: THURSDAY,
      lines,
    });
    return found.ok ? null : [found.message, found.lines.length];
  };
  expect(asked([])).toEqual(['Sorry, we do not deliver to Northern Ireland.', 0]);
  expect(asked([service('ni')])).toEqual([
    'Sorry, we cannot send all of this there. Serum: it cannot be sent there yet, because details that the law asks for are missing.',
    1,
  ]);
});

test('from its cut-off hour on, and on days without packing, an order counts as one of the next working day', () => {
  const nextDay = (time: string) => {
    const found = to(uk('LS1 4DY'), { nowMs: Date.parse(time) });
    return found.ok ? found.deliveries[1]?.from : null;
  };
  expect(nextDay('2026-11-26T13:59:59.000Z')).toBe('2026-11-27');
  expect(nextDay('2026-11-26T14:00:00.000Z')).toBe('2026-11-30');
  expect(nextDay('2026-11-28T10:00:00.000Z')).toBe('2026-12-01');
  // Summer time: 13:00 in UTC is 14:00 in London.
  expect(nextDay('2026-07-01T13:00:00.000Z')).toBe('2026-07-03');
  expect(nextDay('2026-12-24T15:00:00.000Z')).toBe('2026-12-30');
});

test('what pages say holds for every place at home', () => {
  expect(deliverySummary(SHOP)).toEqual({ pricePence: 349, isFrom: true, freeFromPence: 8000, days: '3-7' });
  expect(servedCountries(SHOP.zones)).toEqual(['United Kingdom', 'Jersey']);
});

const ratesOf = fc.array(
  fc.record({
    fromPence: fc.nat(10_000),
    upToGrams: fc.option(fc.integer({ min: 1, max: 30_000 })),
    pricePence: fc.nat(3000),
  }),
  { maxLength: 5 },
);

test('a price is one of the rates that take the parcel, or nothing from the free value on', () => {
  fc.assert(
    fc.property(
      ratesOf,
      fc.option(fc.nat(10_000)),
      fc.nat(20_000),
      fc.nat(40_000),
      (rates, free, goodsPence, grams) => {
        const priced = { rates, freeFromPence: free };
        const price = servicePrice(priced, { goodsPence, grams });
        const fitting = rates.filter(
          ({ fromPence, upToGrams }) => fromPence <= goodsPence && grams <= (upToGrams ?? Infinity),
        );
        if (fitting.length === 0) expect(price).toBeNull();
        else expect([0, ...fitting.map(({ pricePence }) => pricePence)]).toContain(price);
        if (price !== null && free !== null && goodsPence >= free) expect(price).toBe(0);
        const freeFrom = freeFromOf(priced);
        if (freeFrom !== null && goodsPence >= freeFrom)
          expect(servicePrice(priced, { goodsPence, grams: 0 })).toBe(0);
      },
    ),
  );
});

test('no order at home pays less than the price that pages name, unless it is free', () => {
  const homeOf = fc.array(
    fc.record({ rates: ratesOf, freeFromPence: fc.option(fc.nat(10_000)) }).map((one) => service('a', one)),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(homeOf, fc.nat(20_000), fc.nat(40_000), (services, goodsPence, grams) => {
      const served = { packingGrams: 0, zones: [zone({ countries: [UNITED_KINGDOM], services })] };
      const { pricePence, freeFromPence } = deliverySummary(served);
      const found = deliveriesTo(served, { place: uk('LS1 4DY'), goodsPence, grams, nowMs: THURSDAY });
      if (!found.ok) return;
      for (const one of found.deliveries)
        expect(one.pricePence === 0 || one.pricePence >= pricePence).toBe(true);
      const lightest = deliveriesTo(served, { place: uk('LS1 4DY'), goodsPence, grams: 0, nowMs: THURSDAY });
      if (lightest.ok && freeFromPence !== null && goodsPence >= freeFromPence)
        expect(Math.min(...lightest.deliveries.map((one) => one.pricePence))).toBe(0);
    }),
  );
});
