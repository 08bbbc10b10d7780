import { expect, test } from 'vitest';
import { parseCompanyNumber, parseTradeApplication } from './trade-form.ts';

const APPLICATION = {
  businessName: 'Example Salon Ltd',
  contactName: 'Ada Example',
  email: 'ada@example.com',
  phone: '020 7946 0000',
  businessType: 'salon',
  companyNumber: '1234567',
  vatNumber: 'gb 123 4567 82',
  address: '1 Example Street\nLondon',
  postcode: 'sw1a1aa',
  website: 'www.example.com',
  monthlyOrder: '250-1000',
  message: '',
  consent: 'on',
};

test('numbers, postcode and website come out as they are written officially', () => {
  const parsed = parseTradeApplication(APPLICATION);
  expect(parsed).toMatchObject({
    ok: true,
    application: {
      companyNumber: '01234567',
      vatNumber: 'GB123456782',
      postcode: 'SW1A 1AA',
      website: 'https://www.example.com',
    },
  });
  expect(parsed.ok && 'consent' in parsed.application).toBe(false);
});

test('what may be left out may be left out', () => {
  const { companyNumber, vatNumber, website, message, ...needed } = APPLICATION;
  expect(parseTradeApplication(needed)).toMatchObject({
    ok: true,
    application: { companyNumber: '', vatNumber: '', website: '', message: '' },
  });
});

test('every missing field has its message', () => {
  const parsed = parseTradeApplication({});
  expect(parsed.ok ? {} : parsed.errors).toEqual({
    businessName: 'Business name is required',
    contactName: 'Contact name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    businessType: 'Business type is required',
    address: 'Address is required',
    postcode: 'Postcode is required',
    monthlyOrder: 'Expected monthly order is required',
    consent: 'Please tick this, so that we may keep what you send and answer it',
  });
});

test.each([
  ['phone', 'ring me', 'Please enter a valid phone number'],
  ['businessType', 'bakery', 'Business type is required'],
  ['companyNumber', 'ABC', 'A company number has 8 characters, such as 01234567 or SC123456'],
  ['vatNumber', 'GB123456789', 'Please enter a valid UK VAT number'],
  ['postcode', '10115', 'Please enter a valid UK postcode'],
  ['website', 'https://', 'Please enter a website such as www.example.com'],
])('a wrong %s has its message', (field, value, message) => {
  const parsed = parseTradeApplication({ ...APPLICATION, [field]: value });
  expect(parsed).toEqual({ ok: false, errors: { [field]: message } });
});

test('company numbers are those of Companies House', () => {
  expect(parseCompanyNumber('sc 123456')).toBe('SC123456');
  expect(parseCompanyNumber('00000000')).toBeNull();
  expect(parseCompanyNumber('123456789')).toBeNull();
});
