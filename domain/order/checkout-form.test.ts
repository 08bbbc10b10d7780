import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  ADDRESS_MAX_LENGTH,
  cardSchema,
  checkoutFormSchema,
  customerInfoSchema,
  FLAT_MAX_LENGTH,
  fieldErrors,
  parseCard,
  parseCheckout,
} from './checkout-form.ts';

const ann = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '+44 (0)20 7946-0958',
  address: '1 High Street',
  city: 'London',
  postcode: 'sw1a1aa',
};
const card = {
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/28',
  cvv: '123',
  cardholderName: 'Ann Lee',
};
const customerErrors = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  phone: 'Phone number is required',
  address: 'Address is required',
  city: 'City is required',
  postcode: 'Postcode is required',
};
const cardErrors = {
  cardNumber: 'Card number is required',
  expiryDate: 'Expiry date is required',
  cvv: 'CVV is required',
  cardholderName: 'Cardholder name is required',
};

const read = (input: unknown) => v.safeParse(checkoutFormSchema, input);
const errorsOf = (input: unknown) => fieldErrors(read(input).issues ?? []);

test('delivery details come out trimmed, the postcode written properly, the country filled in', () => {
  expect(
    v.parse(customerInfoSchema, { ...ann, firstName: '  Ann ', notes: ' ring\r\ntwice ', extra: 1 }),
  ).toEqual({
    ...ann,
    postcode: 'SW1A 1AA',
    country: 'United Kingdom',
    notes: 'ring\ntwice',
  });
  expect(v.parse(customerInfoSchema, { ...ann, country: ' ' }).country).toBe('United Kingdom');
  expect(v.parse(customerInfoSchema, { ...ann, country: null }).country).toBe('United Kingdom');
  expect(v.parse(customerInfoSchema, { ...ann, country: ' France' }).country).toBe('France');
  expect(v.parse(customerInfoSchema, { ...ann, country: 'uk' }).country).toBe('United Kingdom');
});

test('a flat follows the street in the one address of an order', () => {
  const form = { ...ann, country: 'United Kingdom', paymentMethod: 'cod' };
  const parse = (flat?: string) =>
    parseCheckout({ ...form, ...(flat === undefined ? {} : { flat }) }, ['United Kingdom']);
  expect(parse(' Flat 2 ')).toMatchObject({ ok: true, customerInfo: { address: '1 High Street, Flat 2' } });
  expect(parse()).toMatchObject({ ok: true, customerInfo: { address: '1 High Street' } });
  expect(parse('')).toMatchObject({ ok: true, customerInfo: { address: '1 High Street' } });
  expect(parse('x'.repeat(FLAT_MAX_LENGTH + 1))).toMatchObject({
    ok: false,
    errors: { flat: expect.any(String) },
  });
  const longest = { ...form, address: 'a'.repeat(ADDRESS_MAX_LENGTH), flat: 'b'.repeat(FLAT_MAX_LENGTH) };
  const parsed = parseCheckout(longest, ['United Kingdom']);
  expect(parsed.ok && v.safeParse(customerInfoSchema, parsed.customerInfo).success).toBe(true);
});

test.each([undefined, null, 42, {}, '', '  '])(
  'everything holding %j is required, with the exact words',
  (value) => {
    const blank = Object.fromEntries(Object.keys(ann).map((field) => [field, value]));
    expect(fieldErrors(v.safeParse(customerInfoSchema, blank).issues ?? [])).toEqual(customerErrors);
  },
);

test('an email address and a phone number must look like one', () => {
  expect(errorsOf({ ...ann, paymentMethod: 'cod', email: 'ann@', phone: 'call me' })).toEqual({
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
  });
});

test('a postcode from elsewhere is taken as it is', () => {
  expect(v.parse(customerInfoSchema, { ...ann, country: 'France', postcode: ' 75001 ' }).postcode).toBe(
    '75001',
  );
});

test.each(['XYZ', '12345', 'SW1A'])('%s is no postcode of the United Kingdom', (postcode) => {
  expect(errorsOf({ ...ann, paymentMethod: 'cod', postcode })).toEqual({
    postcode: 'Please enter a valid postcode',
  });
});

test('a form is refused where the shop does not deliver', () => {
  const form = { ...ann, paymentMethod: 'cod', country: 'France', postcode: '75001' };
  expect(parseCheckout(form, ['United Kingdom', 'France'])).toMatchObject({ ok: true });
  expect(parseCheckout(form, ['United Kingdom'])).toEqual({
    ok: false,
    errors: { country: 'Sorry, we do not deliver to France, only to: United Kingdom.' },
  });
});

test('limits have their messages', () => {
  expect(
    errorsOf({ ...ann, paymentMethod: 'cod', notes: 'n'.repeat(1001), address: 'a'.repeat(301) }),
  ).toEqual({
    notes: 'Notes must be 1000 characters or fewer',
    address: 'Address must be 300 characters or fewer',
  });
});

test('cash on delivery asks for no card and drops the values of its fields', () => {
  expect(errorsOf({ ...ann, paymentMethod: 'cod' })).toEqual({});
  const form = v.parse(checkoutFormSchema, { ...ann, paymentMethod: 'cod', ...card, cvv: 5 });
  expect(form).toMatchObject({
    paymentMethod: 'cod',
    cardNumber: '',
    expiryDate: '',
    cvv: '',
    cardholderName: '',
  });
});

test('a card is asked for together with everything else that is wrong', () => {
  expect(errorsOf({ paymentMethod: 'card' })).toEqual({ ...customerErrors, ...cardErrors });
  expect(errorsOf({ ...ann, firstName: 7, paymentMethod: 'card', cvv: ' ' })).toEqual({
    firstName: 'First name is required',
    ...cardErrors,
  });
});

test('every field has just one message', () => {
  const messages = read({ paymentMethod: 'card' }).issues?.map((issue) => issue.message) ?? [];
  expect(messages).toHaveLength(11);
});

test('of a card only presence and length are checked', () => {
  expect(v.parse(checkoutFormSchema, { ...ann, paymentMethod: 'card', ...card })).toMatchObject(card);
  expect(v.parse(cardSchema, { ...card, cardNumber: ' any ' }).cardNumber).toBe('any');
  expect(errorsOf({ ...ann, paymentMethod: 'card', ...card, cvv: '12345', expiryDate: '12/2028' })).toEqual({
    cvv: 'CVV must be 4 characters or fewer',
    expiryDate: 'Expiry date must be 5 characters or fewer',
  });
});

test.each([undefined, null, '', 'cheque', 7])(
  'a payment by %j must be chosen, beside all other errors',
  (paymentMethod) => {
    expect(errorsOf({ paymentMethod })).toEqual({
      ...customerErrors,
      paymentMethod: 'Please choose a payment method',
    });
  },
);

test('what is no form at all is refused', () => {
  for (const input of [null, 'form', 7, undefined]) expect(read(input).success).toBe(false);
});

const countries = ['United Kingdom'];
const cod = { ...ann, country: 'United Kingdom', paymentMethod: 'cod' };

test('the card comes with an order by card alone, where the shop reads cards', () => {
  const cardOf = (form: object, options?: { readsCard?: boolean }) => {
    const parsed = parseCheckout({ ...form }, countries, options);
    return parsed.ok ? parsed.card : parsed.errors;
  };
  const byCard = { ...cod, ...card, paymentMethod: 'card' };
  expect(cardOf(byCard)).toEqual(card);
  expect(cardOf(byCard, { readsCard: true })).toEqual(card);
  expect(cardOf(byCard, { readsCard: false })).toBeNull();
  expect(cardOf({ ...cod, ...card })).toBeNull();
  expect(cardOf({ ...cod, paymentMethod: 'card' })).toEqual(cardErrors);
  expect(cardOf({ ...cod, paymentMethod: 'card' }, { readsCard: false })).toBeNull();
});

test('a form is refused with all of its errors by field, and an address that its flat makes too long by its own', () => {
  expect(parseCheckout({}, countries)).toMatchObject({ ok: false, errors: customerErrors });
  const long = { ...cod, address: 'a'.repeat(ADDRESS_MAX_LENGTH), flat: 'b'.repeat(FLAT_MAX_LENGTH) };
  const parsed = parseCheckout(long, countries);
  if (!parsed.ok)
    expect(parsed).toEqual({ ok: false, errors: { address: expect.stringMatching(/^Address/) } });
  expect(parseCheckout({ ...cod, flat: 'b'.repeat(FLAT_MAX_LENGTH + 1) }, countries)).toEqual({
    ok: false,
    errors: { flat: expect.stringMatching(/^Flat, building or company/) },
  });
});

test('a card is read by itself, or refused by field', () => {
  expect(parseCard(card)).toEqual({ ok: true, card });
  expect(parseCard({})).toEqual({ ok: false, errors: cardErrors });
});
