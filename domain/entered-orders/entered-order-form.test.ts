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
    'quantity.c': 'x',
    note: '5',
    'quantity.': '1',
  });
  const lines = readEnteredLines(form);
  expect(lines).toEqual([
    { variantId: 'a', quantity: 2 },
    { variantId: 'c', quantity: 1 },
  ]);
  expect(addEnteredLine(lines, { variantId: 'c', quantity: 3 })[1]).toEqual({ variantId: 'c', quantity: 4 });
  expect(addEnteredLine(lines, { variantId: 'd', quantity: 1 })).toHaveLength(3);
});
