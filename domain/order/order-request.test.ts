import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_LINE_QUANTITY } from '#domain/cart/cart.ts';
import { CUSTOMER_FIELDS } from './customer-info.ts';
import {
  mergeItems,
  type OrderRequest,
  orderRequestText,
  parseOrderRequest,
  placeOfLine,
} from './order-request.ts';

const customerInfo = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '020 7946 0958',
  address: '1 High Street',
  city: 'London',
  postcode: 'SW1A 1AA',
  country: 'United Kingdom',
  notes: '',
};
const card = {
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/28',
  cvv: '123',
  cardholderName: 'Ann Lee',
};
const body = {
  items: [{ id: 'rose-serum', variant: 'Standard', quantity: 2 }],
  customerInfo,
  paymentMethod: 'cod',
};
const order: OrderRequest = {
  items: [{ id: 'rose-serum', variant: 'Standard', quantity: 2 }],
  customerInfo,
  paymentMethod: 'cod',
  expectedTotalPence: null,
};

const errorsOf = (input: unknown) => {
  const parsed = parseOrderRequest(input);
  return parsed.ok ? {} : parsed.errors;
};
const orderOf = (input: unknown) => {
  const parsed = parseOrderRequest(input);
  return parsed.ok ? parsed.order : null;
};

test('a cash order is understood', () => {
  expect(parseOrderRequest(body)).toEqual({ ok: true, order, card: null });
});

test('the expected total comes in pounds and goes on in pence', () => {
  expect(orderOf({ ...body, expectedTotal: 29.98 })?.expectedTotalPence).toBe(2998);
  expect(orderOf({ ...body, expectedTotal: 1.1 + 2.2 })?.expectedTotalPence).toBe(330);
  expect(orderOf({ ...body, expectedTotal: null })?.expectedTotalPence).toBeNull();
  for (const expectedTotal of ['29.98', -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(errorsOf({ ...body, expectedTotal })).toEqual({
      expectedTotal: 'The expected total must be an amount in pounds',
    });
  }
});

test.each([undefined, null, [], {}, 'serum', 7])('an order of %j has an empty cart', (items) => {
  expect(errorsOf({ ...body, items })).toEqual({ items: 'Your cart is empty!' });
});

test('a body that is no order tells everything that is missing', () => {
  for (const input of [null, undefined, 'order', 7, [], {}]) {
    expect(errorsOf(input)).toEqual({
      items: 'Your cart is empty!',
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      address: 'Address is required',
      city: 'City is required',
      postcode: 'Postcode is required',
      paymentMethod: 'Please choose a payment method',
    });
  }
});

test('a variant that is not named is Standard', () => {
  for (const variant of [undefined, null, '', ' ']) {
    expect(orderOf({ ...body, items: [{ id: 'rose-serum', variant, quantity: 2 }] })).toEqual(order);
  }
});

test.each([undefined, null, 0, -1, 1.5, 1000, '2', Number.NaN])('a quantity of %j is refused', (quantity) => {
  expect(errorsOf({ ...body, items: [{ id: 'rose-serum', quantity }] })).toEqual({
    'items.0.quantity': 'Quantity must be a whole number from 1 to 999',
  });
});

test('broken items are refused', () => {
  expect(errorsOf({ ...body, items: [null] })).toEqual({
    'items.0': 'An item must have an id and a quantity',
  });
  expect(errorsOf({ ...body, items: [{ quantity: 1 }] })).toEqual({
    'items.0.id': 'Product is required',
  });
  const many = Array.from({ length: 101 }, (_, index) => ({ id: `p${index}`, quantity: 1 }));
  expect(errorsOf({ ...body, items: many })).toEqual({
    items: 'An order can hold at most 100 different items',
  });
});

test('the same item twice is one item', () => {
  const items = [
    { id: 'a', variant: 'Ember', quantity: 1 },
    { id: 'a', variant: 'Dusk', quantity: 2 },
    { id: 'a', variant: 'Ember', quantity: 3 },
  ];
  expect(orderOf({ ...body, items })?.items).toEqual([
    { id: 'a', variant: 'Ember', quantity: 4 },
    { id: 'a', variant: 'Dusk', quantity: 2 },
  ]);
  const tooMany = [
    { id: 'a', quantity: 999 },
    { id: 'a', quantity: 1 },
  ];
  expect(Object.values(errorsOf({ ...body, items: tooMany }))).toEqual([
    'Quantity must be a whole number from 1 to 999',
  ]);
});

test('a card order hands the card over apart from the order', () => {
  const parsed = parseOrderRequest({ ...body, paymentMethod: 'card', card });
  expect(parsed).toEqual({ ok: true, order: { ...order, paymentMethod: 'card' }, card });
});

test('a card order without card tells it together with everything else', () => {
  for (const given of [undefined, null, 'card', [], {}]) {
    expect(
      errorsOf({ ...body, customerInfo: { ...customerInfo, city: '' }, paymentMethod: 'card', card: given }),
    ).toEqual({
      city: 'City is required',
      cardNumber: 'Card number is required',
      expiryDate: 'Expiry date is required',
      cvv: 'CVV is required',
      cardholderName: 'Cardholder name is required',
    });
  }
});

test('a cash order drops any card that is sent along, wherever it is', () => {
  const parsed = parseOrderRequest({ ...body, ...card, card, customerInfo: { ...customerInfo, ...card } });
  expect(parsed).toEqual({ ok: true, order, card: null });
});

test('the same order gives the same text, whatever the order of its items and the total expected', () => {
  const items = [
    { id: 'a', variant: 'Ember', quantity: 1 },
    { id: 'a', variant: 'Dusk', quantity: 2 },
    { id: 'b', variant: 'Standard', quantity: 3 },
  ];
  const text = orderRequestText({ ...order, items }, null);
  fc.assert(
    fc.property(
      fc.shuffledSubarray(items, { minLength: 3 }),
      fc.option(fc.nat()),
      (shuffled, expectedTotalPence) => {
        expect(orderRequestText({ ...order, items: shuffled, expectedTotalPence }, null)).toBe(text);
      },
    ),
  );
});

test('another order gives another text', () => {
  const texts = [
    orderRequestText(order, null),
    orderRequestText({ ...order, items: [{ id: 'rose-serum', variant: 'Standard', quantity: 3 }] }, null),
    orderRequestText({ ...order, customerInfo: { ...customerInfo, address: '2 High Street' } }, null),
    orderRequestText(
      { ...order, customerInfo: { ...customerInfo, firstName: 'Ann Lee', lastName: '' } },
      null,
    ),
    orderRequestText({ ...order, paymentMethod: 'card' }, '4242'),
    orderRequestText({ ...order, paymentMethod: 'card' }, '1881'),
  ];
  expect(new Set(texts).size).toBe(texts.length);
});

test.each(CUSTOMER_FIELDS)('an order that differs in %s alone is another order', (field) => {
  const changed = { ...customerInfo, [field]: `${customerInfo[field]} and more` };
  expect(orderRequestText({ ...order, customerInfo: changed }, null)).not.toBe(orderRequestText(order, null));
});

test('the text never holds more of a card than its last four digits', () => {
  const text = orderRequestText({ ...order, paymentMethod: 'card' }, '5555 4444 3333 1111');
  expect(text).toContain('"1111"');
  expect(text).not.toMatch(/5555|4444|3333/);
});

test('a shop whose payment service reads cards refuses one that is sent along, and takes the order without', () => {
  const byCard = { ...body, paymentMethod: 'card' };
  expect(parseOrderRequest({ ...byCard, card }, { takesCard: false })).toEqual({
    ok: false,
    errors: { card: expect.stringMatching(/./) },
  });
  expect(parseOrderRequest(byCard, { takesCard: false })).toEqual({
    ok: true,
    order: { ...order, paymentMethod: 'card' },
    card: null,
  });
  expect(parseOrderRequest({ ...body, card }, { takesCard: false })).toMatchObject({ ok: true, card: null });
});

test('a card alone does not make an order', () => {
  const parsed = parseOrderRequest({ ...body, items: [], paymentMethod: 'card', card });
  expect(parsed.ok).toBe(false);
});

test('as many of one item as an order may hold are taken, and no more', () => {
  const of = (quantity: number) => parseOrderRequest({ ...body, items: [{ id: 'a', quantity }] }).ok;
  expect([of(MAX_LINE_QUANTITY), of(MAX_LINE_QUANTITY + 1)]).toEqual([true, false]);
});

test('a line is found in the body by its place, whatever stands before it', () => {
  const items = [null, { id: 'a', variant: 'Dusk', quantity: 1 }, { id: 'a', variant: 'Ember', quantity: 2 }];
  expect(placeOfLine({ items }, { id: 'a', variant: 'Ember' })).toBe(2);
  expect(placeOfLine({ items }, { id: 'a', variant: 'Dusk' })).toBe(1);
  expect(placeOfLine({ items }, { id: 'b', variant: 'Dusk' })).toBe(0);
  expect(placeOfLine({ items: 'none' }, { id: 'a', variant: 'Dusk' })).toBe(0);
});

test('a variant is named by its id in the text of an order, or by its names for clients that know no ids', () => {
  const named = { id: 'a', variant: 'Dusk', quantity: 1 };
  const text = (items: OrderRequest['items'], byNames?: boolean) =>
    orderRequestText({ ...order, items }, null, ...(byNames === undefined ? [] : [{ byNames }]));
  const withId = { ...named, variantId: 'v1' };
  expect(text([withId])).toBe(text([{ ...withId, variant: 'Dusk, renamed' }]));
  expect(text([withId])).not.toBe(text([{ ...withId, variantId: 'v2' }]));
  expect(text([withId])).not.toBe(text([named]));
  expect(text([withId], true)).toBe(text([named]));
  expect(text([named, { ...named, id: 'b' }])).toBe(text([{ ...named, id: 'b' }, named]));
});

test('items with one id of a variant are one, with their quantities added', () => {
  const item = { id: 'a', variant: 'Dusk', quantity: 1 };
  expect(
    mergeItems([
      { ...item, variantId: 'v1' },
      { ...item, variant: 'Dusk, renamed', variantId: 'v1', quantity: 2 },
      { ...item, variantId: 'v2' },
      item,
    ]).map(({ variantId, quantity }) => [variantId, quantity]),
  ).toEqual([
    ['v1', 3],
    ['v2', 1],
    [undefined, 1],
  ]);
});
