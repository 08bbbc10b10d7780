import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addEnteredLine, readEnteredLines } from './entered-lines.ts';
import { parseEnteredOrder } from './entered-order-form.ts';

const COUNTRIES = ['United Kingdom'];
const ADDRESS = {
  firstName: 'Test',
  lastName: 'Shopper',
  email: 'shopper@example.com',
  phone: '020 7946 0000',
  address: '1 Example Street',
  city: 'London',
  postcode: 'sw1a1aa',
  country: 'United Kingdom',
};
const errorsOf = (form: object) => {
  const parsed = parseEnteredOrder({ ...form }, COUNTRIES);
  return parsed.ok ? {} : parsed.errors;
};

test('an order that is sent needs all that a shopper enters, an email among it', () => {
  expect(parseEnteredOrder({ ...ADDRESS, payment: 'link', delivery: 'express' }, COUNTRIES)).toMatchObject({
    ok: true,
    order: {
      channel: 'phone',
      handsOver: false,
      delivery: 'express',
      payment: 'link',
      customerInfo: { postcode: 'SW1A 1AA' },
    },
  });
  expect(errorsOf({ ...ADDRESS, email: '', payment: 'transfer' })).toEqual({ email: 'Email is required' });
  expect(errorsOf({ ...ADDRESS, payment: 'barter' })).toEqual({ payment: 'Choose how it is paid' });
  expect(errorsOf({ ...ADDRESS, country: 'France', payment: 'link' }).country).toContain('Sorry');
});

test('what is handed over at the counter needs nothing but cash', () => {
  expect(parseEnteredOrder({ delivery: 'handed-over', payment: 'cash' }, COUNTRIES)).toMatchObject({
    ok: true,
    order: { channel: 'counter', handsOver: true, customerInfo: { firstName: 'Counter', email: '' } },
  });
  const named = parseEnteredOrder(
    { delivery: 'handed-over', payment: 'cash', lastName: 'Shopper' },
    COUNTRIES,
  );
  expect(named).toMatchObject({ order: { customerInfo: { firstName: '', lastName: 'Shopper' } } });
  expect(errorsOf({ delivery: 'handed-over', payment: 'link' })).toEqual({
    payment: 'Goods that are handed over now are paid in cash now',
  });
  expect(errorsOf({ delivery: 'handed-over', payment: 'cash', email: 'nobody' }).email).toContain(
    'valid email',
  );
});

test('cash is not received by phone', () => {
  expect(errorsOf({ ...ADDRESS, payment: 'cash' })).toEqual({
    payment: 'Cash is received at the counter alone',
  });
  expect(errorsOf({ ...ADDRESS, payment: 'cash', channel: 'counter' })).toEqual({});
});

test('lines are read in their order, 0 takes one out, and more of a variant raises its line', () => {
  const form = Object.entries({
    'quantity.a': '2',
    'quantity.b': '0',
    'quantity.c': '1',
    note: '5',
    'quantity.': '1',
  });
  const lines = readEnteredLines(form);
  expect(lines).toEqual([
    { variantId: 'a', quantity: 2 },
    { variantId: 'c', quantity: 1 },
  ]);
  expect(addEnteredLine(lines, { variantId: 'c', quantity: 3 })).toEqual({
    ok: true,
    lines: [lines[0], { variantId: 'c', quantity: 4 }],
  });
  expect(addEnteredLine(lines, { variantId: 'd', quantity: 1 })).toMatchObject({ lines: { length: 3 } });
});

test('what is no quantity stays as it was written, and none is added or changed in silence', () => {
  const odd = fc.oneof(
    fc.constantFrom('', ' ', '-4', '2.5', '1e9', '1000', '99999999', '🍋', 'x'),
    fc.string().filter((text) => !/^\s*\d{1,3}\s*$/.test(text)),
  );
  fc.assert(
    fc.property(odd, (written) => {
      const [line] = readEnteredLines([['quantity.a', written]]);
      expect(line).toEqual({ variantId: 'a', quantity: 1, wrong: written.slice(0, 40) });
      expect(addEnteredLine(line ? [line] : [], { variantId: 'a', quantity: 1 }).ok).toBe(false);
    }),
  );
  for (const quantity of [0, -5, 2.5, 1000, 99_999_999, Number.NaN])
    expect(addEnteredLine([], { variantId: 'a', quantity }).ok).toBe(false);
  expect(addEnteredLine([{ variantId: 'a', quantity: 999 }], { variantId: 'a', quantity: 1 }).ok).toBe(false);
});
