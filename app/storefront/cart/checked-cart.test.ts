import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pricedCartBody } from '../../../tests/support/api-messages.ts';
import { flatZones } from '../../../tests/support/flat-plan.ts';
import { readCartCheck } from './cart-check.ts';
import { viewCart as viewCartThen } from './checked-cart.ts';

const PAGE_TERMS = { limits: { maxLineQuantity: 50, maxOrderQuantity: 150 }, served: flatZones() };
const nowMs = Date.parse('2026-11-26T10:00:00.000Z');
const viewCart = (
  items: Parameters<typeof viewCartThen>[0],
  check: Parameters<typeof viewCartThen>[1],
  terms: Parameters<typeof viewCartThen>[2],
  asked: Partial<Parameters<typeof viewCartThen>[3]> = {},
) => viewCartThen(items, check, terms, { nowMs, ...asked });
const serum = {
  id: 'rose-radiance-serum',
  name: 'Rose Radiance Serum',
  brand: '',
  price: 33.6,
  variant: 'Standard',
  image: '',
  quantity: 1,
};
/** A check of another cart: what it says of lines counts, its sums do not. */
const olderCheckOf = (...lines: Parameters<typeof pricedCartBody>[0]) => ({
  ...checkOf(...lines),
  sums: null,
});
const checkOf = (...lines: Parameters<typeof pricedCartBody>[0]) => readCartCheck(pricedCartBody(lines));

test('without a check the remembered price and the terms of the page stand in', () => {
  const cart = viewCart([serum], null, PAGE_TERMS);
  expect(cart.totals).toEqual({ subtotalPence: 3360, shippingPence: 599, totalPence: 3959 });
  expect(cart.lines).toMatchObject([{ wasPence: null, problem: null, buyable: 1 }]);
});

test('today’s price counts, and the remembered one is named beside it', () => {
  const cart = viewCart([{ ...serum, price: 20 }], checkOf({}), PAGE_TERMS);
  expect(cart.lines).toMatchObject([
    { pricePence: 3360, wasPence: 2000, item: { image: '/media/serum.webp' } },
  ]);
  expect(cart.totals.subtotalPence).toBe(3360);
});

test('the sums are those of the shop where it was asked about this very cart, and an estimate where not', () => {
  const check = readCartCheck(
    pricedCartBody([{ quantity: 2, vatRatePercent: 20 }], { subtotal: 60, total: 65.99, vat: 11 }),
  );
  expect(viewCart([{ ...serum, quantity: 2 }], check, PAGE_TERMS)).toMatchObject({
    isEstimate: false,
    totals: { subtotalPence: 6000, totalPence: 6599 },
    vatPence: 1100,
  });
  expect(viewCart([{ ...serum, quantity: 3 }], check, PAGE_TERMS)).toMatchObject({
    isEstimate: true,
    totals: { subtotalPence: 10_080, shippingPence: 0, totalPence: 10_080 },
    vatPence: 1680,
  });
  expect(viewCart([serum], null, PAGE_TERMS).isEstimate).toBe(true);
});

test('a check of an older cart is right for the quantities of now', () => {
  const cart = viewCart([{ ...serum, quantity: 3 }], checkOf({ quantity: 1, stock: 2 }), PAGE_TERMS);
  expect(cart.lines).toMatchObject([{ problem: 'not-enough-stock', buyable: 2 }]);
  expect(cart.totals.subtotalPence).toBe(6720);
  expect(viewCart([serum], checkOf({ problem: 'not-enough-stock', stock: 2 }), PAGE_TERMS).problems).toBe(0);
});

test('of what is gone or sold out nothing is counted, and its line says so', () => {
  const gone = viewCart([serum], olderCheckOf({ problem: 'product-gone', price: 0, stock: 0 }), PAGE_TERMS);
  expect(gone.lines).toMatchObject([
    { problem: 'product-gone', pricePence: 3360, wasPence: null, buyable: 0 },
  ]);
  expect(gone.totals.totalPence).toBe(0);
  const soldOut = viewCart([serum], olderCheckOf({ stock: 0 }), PAGE_TERMS);
  expect(soldOut).toMatchObject({
    problems: 1,
    totals: { totalPence: 0 },
    lines: [{ problem: 'out-of-stock' }],
  });
});

test('a line names the set before it in the cart that leaves nothing of it', () => {
  const set = { ...serum, id: 'first-light-ritual-set', name: 'The First Light Ritual' };
  const { id, name, variant } = serum;
  const part = {
    id,
    name,
    variant,
    variantId: 'serum-standard',
    quantity: 1,
    price: 33.6,
    vatRatePercent: null,
    sealedForHygiene: false,
    goodsKind: null,
    ml: null,
    lacks: [],
  };
  const check = olderCheckOf({ id: set.id, name: set.name, parts: [part] }, { stock: 0 });
  const namesOf = (items: (typeof serum)[]) =>
    viewCart(items, check, PAGE_TERMS).lines.map(({ inSet }) => inSet);
  expect(namesOf([set, serum])).toEqual([null, 'The First Light Ritual']);
  expect(namesOf([serum, set])).toEqual([null, null]);
});

test('another variant of the product is another line', () => {
  const cart = viewCart([{ ...serum, variant: 'Ember', price: 10 }], olderCheckOf({ stock: 0 }), PAGE_TERMS);
  expect(cart.lines).toMatchObject([{ pricePence: 1000, problem: null }]);
});

test('sums of another place or service are an estimate until the shop has said them', () => {
  const served = flatZones({ countries: ['GB', 'JE'] });
  const [zone] = served.zones;
  const service = zone?.services[0];
  if (!zone || !service) throw new Error('no zone');
  const rates = [{ fromPence: 0, upToGrams: null, pricePence: 999 }];
  zone.services.push({ ...service, id: 'next-day', name: 'Next day', firstDay: 1, lastDay: 1, rates });
  const terms = { ...PAGE_TERMS, served };
  const check = checkOf({});
  const place = { country: 'United Kingdom', postcode: 'SW1A 1AA' };
  expect(viewCart([serum], check, terms, { place })).toMatchObject({ isEstimate: false, notServed: null });
  expect(viewCart([serum], check, terms, { place, service: 'next-day' })).toMatchObject({
    isEstimate: true,
    totals: { shippingPence: 999 },
    chosen: { id: 'next-day', pricePence: 999, from: '2026-11-27', until: '2026-11-27' },
    deliveries: [{ id: 'standard', pricePence: 599 }, { id: 'next-day' }],
  });
  const france = viewCart([serum], check, terms, { place: { country: 'France', postcode: '75001' } });
  expect(france).toMatchObject({ chosen: null, deliveries: [], totals: { shippingPence: 0 } });
  expect(france.notServed).toMatchObject({ field: 'country' });
});

test('nobody is ever charged for more than there is, or than one order takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.nat(999), (quantity, stock) => {
      const { lines, totals } = viewCart([{ ...serum, quantity }], olderCheckOf({ stock }), PAGE_TERMS);
      expect(lines[0]?.buyable).toBe(Math.min(quantity, stock, 50));
      expect(totals.subtotalPence).toBe(3360 * Math.min(quantity, stock, 50));
    }),
  );
});

test('more of one item than an order takes is said, and not counted', () => {
  const cart = viewCart([{ ...serum, quantity: 60 }], olderCheckOf({ stock: 100 }), PAGE_TERMS);
  expect(cart).toMatchObject({ problems: 1, problem: null, quantity: 50 });
  expect(cart.lines).toMatchObject([{ problem: 'line-too-large', mostInOrder: 50, buyable: 50 }]);
  expect(viewCart([{ ...serum, quantity: 60 }], null, PAGE_TERMS).problems).toBe(1);
});

test('the sum of lines beyond an order is said', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ ...serum, id, quantity: 40 }));
  const check = olderCheckOf(...items.map(({ id }) => ({ id, stock: 100 })));
  expect(viewCart(items, check, PAGE_TERMS)).toMatchObject({
    problems: 0,
    problem: { problem: 'order-too-large', limit: 150 },
    quantity: 160,
  });
});
