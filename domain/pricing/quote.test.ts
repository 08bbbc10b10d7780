import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ServedZones } from '#domain/delivery/served-zones.ts';
import { flatZones } from '../../tests/support/flat-plan.ts';
import { type LineToQuote, notServed, orderTooLarge, type QuoteRequest, quote } from './quote.ts';

const limits = { maxLineQuantity: 50, maxOrderQuantity: 150 };
const served = flatZones({ countries: ['GB', 'JE'] });
const UK = { country: 'United Kingdom', postcode: 'SW1A 1AA' };
const JERSEY = { country: 'Jersey', postcode: 'JE2 3AB' };

function line(changes: Partial<LineToQuote> = {}): LineToQuote {
  return {
    variantId: 'serum',
    quantity: 1,
    unitPricePence: 2499,
    stock: 10,
    vatRatePercent: 20,
    parts: [],
    ...changes,
  };
}

const quoteOf = (lines: LineToQuote[], changes: Partial<QuoteRequest<LineToQuote>> = {}) =>
  quote({ lines, limits, served, place: null, ...changes });

test('two serums at £24.99 stay below £50, so shipping is added', () => {
  expect(quoteOf([line({ quantity: 2 })])).toMatchObject({
    totals: { subtotalPence: 4998, shippingPence: 599, totalPence: 5597 },
    vatPence: 933,
    tenders: [{ kind: 'to-pay', pence: 5597 }],
    problems: [],
  });
});

test('at £50 the total is the subtotal', () => {
  expect(quoteOf([line({ unitPricePence: 2500, quantity: 2 })]).totals).toEqual({
    subtotalPence: 5000,
    shippingPence: 0,
    totalPence: 5000,
  });
});

test('an empty cart, and one of which nothing can be had, cost nothing, not even shipping', () => {
  const nothing = { subtotalPence: 0, shippingPence: 0, totalPence: 0 };
  expect(quoteOf([])).toMatchObject({ totals: nothing, vatPence: 0, tenders: [] });
  expect(quoteOf([line({ stock: 0 })])).toMatchObject({
    totals: nothing,
    lines: [{ counted: 0, problem: 'out-of-stock', vat: [] }],
  });
});

test('goods that are free are delivered at its price', () => {
  expect(quoteOf([line({ unitPricePence: 0 })]).totals).toEqual({
    subtotalPence: 0,
    shippingPence: 599,
    totalPence: 599,
  });
});

test('what leaves the area of UK VAT bears none, at the same price', () => {
  const home = quoteOf([line({ quantity: 3 })], { place: UK });
  const abroad = quoteOf([line({ quantity: 3 })], { place: JERSEY });
  expect(abroad.totals).toEqual(home.totals);
  expect(abroad).toMatchObject({ isExport: true, vatPence: 0, lines: [{ vatRatePercent: 0 }] });
  expect(home).toMatchObject({ isExport: false, vatPence: 1250, lines: [{ vatRatePercent: 20 }] });
});

test('the parts of a set share its price and bear their own rates', () => {
  const parts = [
    { variantId: 'serum', quantity: 1, stock: 4, unitPricePence: 3000, ratePercent: 20 },
    { variantId: 'book', quantity: 1, stock: 9, unitPricePence: 1000, ratePercent: 0 },
  ];
  const set = line({ variantId: 'set', unitPricePence: 3600, stock: 4, vatRatePercent: null, parts });
  const { lines, vatPence } = quoteOf([set, line({ quantity: 4, stock: 4 })]);
  expect(lines[0]?.vat.map(({ grossPence, ratePercent }) => [grossPence, ratePercent])).toEqual([
    [2700, 20],
    [900, 0],
  ]);
  // The set takes one of the four serums.
  expect(lines[1]).toMatchObject({ available: 3, counted: 3, problem: 'not-enough-stock' });
  expect(vatPence).toBe(lines.flatMap(({ vat }) => vat).reduce((sum, one) => sum + one.vatPence, 0));
});

test('a reduction is shared out over its lines to the penny, and delivery follows what is left', () => {
  const reduction = { reason: 'Ten pounds off', pence: 1000, from: [0, 1], code: 'TEN' };
  const quoted = quoteOf(
    [line({ unitPricePence: 3333 }), line({ variantId: 'balm', unitPricePence: 2222 })],
    {
      codes: ['TEN', 'OLD'],
      reductions: [reduction],
    },
  );
  expect(quoted.lines.map(({ pence, adjustments }) => [pence, adjustments[0]?.pence])).toEqual([
    [2733, 600],
    [1822, 400],
  ]);
  expect(quoted).toMatchObject({
    discountPence: 1000,
    totals: { subtotalPence: 5555, shippingPence: 599, totalPence: 5154 },
    problems: [{ problem: 'code-unknown', code: 'OLD' }],
  });
});

test('a reduction of delivery takes off no more than it costs', () => {
  const reduction = { reason: 'Free delivery', pence: 10_000, from: 'delivery' as const, code: null };
  expect(quoteOf([line()], { reductions: [reduction] })).toMatchObject({
    delivery: { grossPence: 599, pence: 0, adjustments: [{ pence: 599 }] },
    totals: { shippingPence: 0, totalPence: 2499 },
  });
});

test('credits pay in their order, and the rest is left to pay', () => {
  const credits = [
    { id: 'card-1', balancePence: 1000 },
    { id: 'card-2', balancePence: 0 },
    { id: 'card-3', balancePence: 9000 },
  ];
  expect(quoteOf([line()], { credits }).tenders).toEqual([
    { kind: 'credit', id: 'card-1', pence: 1000 },
    { kind: 'credit', id: 'card-3', pence: 2098 },
  ]);
});

test('an order larger than one may be is said of the whole, beside codes that nothing belongs to', () => {
  const lines = ['a', 'b', 'c', 'd'].map((variantId) => line({ variantId, quantity: 40, stock: 90 }));
  const large = quoteOf(lines, { codes: ['OLD'] });
  expect(large.problems).toMatchObject([
    { problem: 'order-too-large', limit: 150 },
    { problem: 'code-unknown', code: 'OLD' },
  ]);
  expect(orderTooLarge(large)).toBe(large.problems[0]);
  expect(orderTooLarge({ problems: large.problems.slice(1) })).toBeNull();
  expect(orderTooLarge(quoteOf(lines.slice(1)))).toBeNull();
});

test('a code is known where one of several reductions is its own', () => {
  const reductions = ['ONE', 'TWO'].map((code) => ({ reason: code, pence: 100, from: [0], code }));
  expect(quoteOf([line()], { codes: ['ONE', 'TWO'], reductions }).problems).toEqual([]);
});

const [HOME] = served.zones;
const STANDARD = HOME?.services[0];
if (!HOME || !STANDARD) throw new Error('no service');

/** Two services by weight at home, none in Northern Ireland. */
const BY_WEIGHT: ServedZones = {
  packingGrams: 150,
  zones: [
    {
      ...HOME,
      services: [
        {
          ...STANDARD,
          rates: [
            { fromPence: 0, upToGrams: 1000, pricePence: 349 },
            { fromPence: 0, upToGrams: 2000, pricePence: 549 },
          ],
        },
        { ...STANDARD, id: 'next-day', freeFromPence: null },
      ],
    },
    { ...HOME, countries: [], regions: ['northern-ireland'], services: [] },
  ],
};

test('the delivery that was chosen is priced, the first where none was, by the weight of what can be had', () => {
  const of = (quantity: number, service: string | null, stock = 10) =>
    quoteOf([line({ grams: 400, quantity, stock, unitPricePence: 500 })], {
      served: BY_WEIGHT,
      place: UK,
      service,
    });
  expect(of(2, null)).toMatchObject({ delivery: { service: { id: 'standard' }, pence: 349 }, problems: [] });
  expect(of(3, null).delivery.pence).toBe(549);
  expect(of(3, null, 2).delivery.pence).toBe(349);
  expect(of(2, 'next-day')).toMatchObject({ delivery: { service: { id: 'next-day' }, pence: 599 } });
  expect(of(5, null)).toMatchObject({ delivery: { service: { id: 'next-day' } }, problems: [] });
  expect(of(5, 'standard').problems).toEqual([{ problem: 'delivery-not-offered' }]);
  expect(of(1, 'by-drone').problems).toEqual([{ problem: 'delivery-not-offered' }]);
});

test('where nothing is sent there is no delivery, and the reason is said', () => {
  const quoted = quoteOf([line()], {
    served: BY_WEIGHT,
    place: { country: 'United Kingdom', postcode: 'BT1 5GS' },
  });
  expect(quoted).toMatchObject({
    delivery: { service: null, services: [], pence: 0 },
    problems: [
      {
        problem: 'not-delivered-there',
        field: 'postcode',
        message: 'Sorry, we do not deliver to Northern Ireland.',
      },
    ],
  });
  expect(notServed(quoted)?.field).toBe('postcode');
});

const rate = fc.constantFrom(20, 5, 0);
const partOf = fc.record({
  variantId: fc.constantFrom('serum', 'balm', 'book'),
  quantity: fc.integer({ min: 1, max: 3 }),
  stock: fc.nat(60),
  unitPricePence: fc.nat(20_000),
  ratePercent: rate,
});
const lineOf = fc.record({
  variantId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  quantity: fc.integer({ min: 1, max: 60 }),
  unitPricePence: fc.nat(100_000),
  stock: fc.nat(60),
  vatRatePercent: rate,
  parts: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(partOf, { minLength: 1, maxLength: 3 }) },
  ),
});
const reductionOf = fc.record({
  reason: fc.constant('Offer'),
  pence: fc.nat(200_000),
  from: fc.oneof(fc.array(fc.nat(5)), fc.constant('delivery' as const)),
  code: fc.constant(null),
});
const requestOf = fc.record({
  lines: fc.array(lineOf, { maxLength: 6 }),
  limits: fc.constant(limits),
  served: fc
    .record({ pricePence: fc.nat(2000), freeFromPence: fc.option(fc.nat(20_000)) })
    .map((flat): ServedZones => flatZones({ ...flat, countries: ['GB', 'JE'] })),
  place: fc.constantFrom(null, UK, JERSEY),
  reductions: fc.array(reductionOf, { maxLength: 4 }),
  credits: fc.array(fc.record({ id: fc.uuid(), balancePence: fc.nat(50_000) }), { maxLength: 3 }),
});

test('every sum is made of its parts, in whole pence, and none is below 0', () => {
  const pence = (amounts: readonly { pence: number }[]) => amounts.reduce((sum, one) => sum + one.pence, 0);
  const vat = (amounts: readonly { vatPence: number }[]) =>
    amounts.reduce((sum, one) => sum + one.vatPence, 0);
  fc.assert(
    fc.property(requestOf, (request) => {
      const { lines, delivery, totals, ...quoted } = quote(request);
      expect(totals.totalPence).toBe(pence(lines) + delivery.pence);
      expect(totals.totalPence).toBe(totals.subtotalPence - quoted.discountPence + totals.shippingPence);
      expect(pence(quoted.tenders)).toBe(totals.totalPence);
      expect(vat(quoted.vatRates)).toBe(quoted.vatPence);
      expect(vat(lines.flatMap((one) => one.vat)) + vat(delivery.vat)).toBe(quoted.vatPence);
      for (const one of [...lines, delivery]) {
        expect(one.pence).toBe(one.grossPence - pence(one.adjustments));
        expect(one.pence).toBeGreaterThanOrEqual(0);
        expect(one.vat.reduce((sum, { grossPence }) => sum + grossPence, 0)).toBe(one.pence);
        for (const { vatPence, grossPence } of one.vat) {
          expect(Number.isSafeInteger(vatPence)).toBe(true);
          expect(vatPence).toBeGreaterThanOrEqual(0);
          expect(vatPence).toBeLessThanOrEqual(grossPence);
        }
      }
    }),
  );
});

test('the order of lines does not matter to what is paid and to the VAT in it', () => {
  fc.assert(
    fc.property(requestOf, ({ reductions: _, ...request }) => {
      // Lines that share a part have what the first of them leaves.
      const lines = request.lines.map((one, at) => ({ ...one, variantId: `${at}`, parts: [] }));
      const forth = quote({ ...request, lines });
      const back = quote({ ...request, lines: lines.toReversed() });
      expect(back.totals).toEqual(forth.totals);
      expect(back.vatRates).toEqual(forth.vatRates);
    }),
  );
});

test('a larger quantity never costs less, but for delivery that becomes free', () => {
  fc.assert(
    fc.property(lineOf, fc.nat(30), (one, more) => {
      const less = quoteOf([one]);
      const larger = quoteOf([{ ...one, quantity: one.quantity + more }]);
      expect(larger.totals.subtotalPence).toBeGreaterThanOrEqual(less.totals.subtotalPence);
    }),
  );
});

test('goods that are handed over cost no delivery, wherever the shop delivers', () => {
  const handed = quoteOf([line()], { handsOver: true, place: JERSEY, served: flatZones({ countries: [] }) });
  expect(handed).toMatchObject({ totals: { shippingPence: 0, totalPence: 2499 }, problems: [] });
  expect(handed.delivery).toMatchObject({ service: null, services: [] });
});
