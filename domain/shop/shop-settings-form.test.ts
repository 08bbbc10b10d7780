import { expect, test } from 'vitest';
import { parseSettings } from './shop-settings-form.ts';

test('delivery is entered in pounds and stored in pence', () => {
  expect(
    parseSettings('delivery', { shippingPence: '4.50', freeFromPence: '40', orderPrefix: 'bq' }),
  ).toEqual({
    ok: true,
    value: { shippingPence: 450, freeFromPence: 4000, orderPrefix: 'BQ', returnAddress: '' },
  });
  expect(parseSettings('delivery', { shippingPence: '-1', freeFromPence: '', orderPrefix: 'Z1' })).toEqual({
    ok: false,
    errors: {
      shippingPence: 'Delivery must be 0 or more',
      orderPrefix: 'Order prefix must be two to four letters',
    },
  });
});

test('legal particulars must be valid or blank', () => {
  expect(parseSettings('legal', {})).toMatchObject({ ok: true });
  expect(parseSettings('legal', { vatNumber: 'gb 980 7806 84', companyNumber: 'sc123456' })).toMatchObject({
    ok: true,
    value: { vatNumber: 'GB980780684', companyNumber: 'SC123456' },
  });
  expect(parseSettings('legal', { vatNumber: 'GB980780685', companyNumber: '12' })).toEqual({
    ok: false,
    errors: {
      vatNumber: 'VAT number must have nine digits, such as GB 980 7806 84: please check each of them',
      companyNumber: 'Company number must be eight digits, or two letters and six digits',
    },
  });
});

test('blank rows are dropped', () => {
  expect(
    parseSettings('about', { 'figures.0.figure': '12', 'figures.0.name': 'years', 'figures.2.figure': ' ' }),
  ).toMatchObject({ ok: true, value: { figures: [{ figure: '12', name: 'years' }], team: [] } });
  expect(parseSettings('about', { 'testimonials.0.words': 'Lovely' })).toEqual({
    ok: false,
    errors: { 'testimonials.0.who': 'Who is required' },
  });
});

test('an error is reported at the row in the form, whatever blank rows precede it', () => {
  expect(
    parseSettings('about', { 'figures.3.figure': '12', 'team.2.position': 'Buyer', 'values.0.name': 'Care' }),
  ).toMatchObject({
    ok: false,
    errors: {
      'figures.3.name': 'Of what is required',
      'team.2.name': 'Name is required',
      'values.0.text': 'Text is required',
      'values.5.name': 'Name is required',
    },
  });
});

test('a blank threshold means delivery is never free', () => {
  expect(
    parseSettings('delivery', { shippingPence: '3.99', freeFromPence: ' ', orderPrefix: 'ZA' }),
  ).toMatchObject({ ok: true, value: { freeFromPence: null } });
});

test('an unticked box means not registered for VAT', () => {
  expect(parseSettings('legal', { vatRegistered: 'on' })).toMatchObject({ value: { vatRegistered: true } });
  expect(parseSettings('legal', {})).toMatchObject({ value: { vatRegistered: false } });
});
