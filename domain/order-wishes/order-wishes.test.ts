import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressLines, withFlat } from './address-lines.ts';
import { billingField, billingOfForm, billingText, readBillingAddress } from './billing-address.ts';
import { giftField, giftOfForm } from './gift.ts';

const words = fc.stringMatching(/^[A-Za-z0-9]{1,12}( [A-Za-z0-9]{1,8}){0,2}$/);

test('an address with its flat is one text, gives its two lines back, and is not joined twice', () => {
  fc.assert(
    fc.property(words, words, (street, flat) => {
      const address = withFlat(street, flat);
      expect(withFlat(address, flat)).toBe(address);
      if (street !== flat) expect(addressLines({ address, flat })).toEqual([street, flat]);
      expect(addressLines({ address })).toEqual([address]);
    }),
  );
});

test('a flat that the address does not end in is no line of its own', () => {
  expect(addressLines({ address: '9 New Road', flat: 'Flat 2' })).toEqual(['9 New Road']);
});

const FORM = {
  billing: 'on',
  'billing.name': ' Studio Ltd ',
  'billing.address': '1 High Street',
  'billing.flat': 'Unit 4',
  'billing.city': 'London',
  'billing.postcode': 'n19gu',
  'billing.country': 'uk',
};

test('the billing address of a form is whole, and reads back from what is stored', () => {
  const billing = v.parse(billingField, billingOfForm(FORM));
  expect(billing).toEqual({
    name: 'Studio Ltd',
    address: '1 High Street, Unit 4',
    city: 'London',
    postcode: 'N1 9GU',
    country: 'United Kingdom',
  });
  expect(readBillingAddress(JSON.parse(JSON.stringify(billing)))).toEqual(billing);
  expect(readBillingAddress({ name: 'Studio Ltd' })).toBeNull();
  expect(billingText(v.parse(v.nonNullish(billingField), billingOfForm(FORM)))).toContain('Unit 4\nLondon');
});

test('an invoice may go anywhere, with a postcode of any form', () => {
  const abroad = { ...FORM, 'billing.country': 'France', 'billing.postcode': '75001' };
  expect(v.is(billingField, billingOfForm(abroad))).toBe(true);
  expect(v.is(billingField, billingOfForm({ ...FORM, 'billing.postcode': '' }))).toBe(false);
});

test('a box that is not ticked is no wish', () => {
  const { billing: _, ...unticked } = FORM;
  expect(billingOfForm(unticked)).toBeNull();
  expect(giftOfForm({ 'gift.message': 'Happy birthday' })).toBeNull();
  expect(v.parse(giftField, giftOfForm({ gift: 'on', 'gift.message': 'Happy birthday' }))).toEqual({
    message: 'Happy birthday',
  });
});

test('a card number in the message of a gift is refused', () => {
  expect(v.is(giftField, { message: '4242 4242 4242 4242' })).toBe(false);
});
