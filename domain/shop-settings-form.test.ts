import { expect, test } from 'vitest';
import { parseSettings } from './shop-settings-form.ts';

test('delivery is given in pounds and kept in pence', () => {
  expect(
    parseSettings('delivery', { shippingPence: '4.50', freeFromPence: '40', orderPrefix: 'bq' }),
  ).toEqual({ ok: true, value: { shippingPence: 450, freeFromPence: 4000, orderPrefix: 'BQ' } });
  expect(parseSettings('delivery', { shippingPence: '-1', freeFromPence: '', orderPrefix: 'Z1' })).toEqual({
    ok: false,
    errors: {
      shippingPence: 'Delivery must be 0 or more',
      freeFromPence: 'Free delivery from is required',
      orderPrefix: 'Order prefix must be two to four letters',
    },
  });
});

test('what the law wants must look like it, or be left out', () => {
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

test('rows left blank are none', () => {
  expect(
    parseSettings('about', { 'figures.0.figure': '12', 'figures.0.name': 'years', 'figures.2.figure': ' ' }),
  ).toMatchObject({ ok: true, value: { figures: [{ figure: '12', name: 'years' }], team: [] } });
  expect(parseSettings('about', { 'testimonials.0.words': 'Lovely' })).toEqual({
    ok: false,
    errors: { who: 'Who is required' },
  });
});
