import { expect, test } from 'vitest';
import { CUSTOMER_FIELDS, readCustomerInfo } from './customer-info.ts';

const info = {
  firstName: 'Ada',
  lastName: 'Shopper',
  email: 'ada@example.com',
  phone: '020 7946 0000',
  address: '1 Example Street',
  city: 'London',
  postcode: 'SW1A 1AA',
  country: 'United Kingdom',
  notes: '',
};

test('details are read whole, and nothing else with them', () => {
  expect(readCustomerInfo({ ...info, cardNumber: '4242' })).toEqual(info);
});

test('notes may be missing, nothing else', () => {
  const { notes, ...withoutNotes } = info;
  expect(readCustomerInfo(withoutNotes)).toEqual({ ...info, notes });
  for (const field of CUSTOMER_FIELDS.filter((name) => name !== 'notes')) {
    expect(readCustomerInfo({ ...info, [field]: undefined }), field).toBeNull();
    expect(readCustomerInfo({ ...info, [field]: 7 }), field).toBeNull();
  }
});

test.each([null, undefined, 'text', 7, [], {}])('%j holds no details', (value) => {
  expect(readCustomerInfo(value)).toBeNull();
});
