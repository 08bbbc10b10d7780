import { expect, test } from 'vitest';
import { parseVatRate, VAT_PERCENT, VAT_RATES } from './vat-rate.ts';

test('a rate is read by its name and by its percentage', () => {
  for (const rate of VAT_RATES) {
    expect(parseVatRate(rate)).toBe(rate);
    expect(parseVatRate(`${VAT_PERCENT[rate]}%`)).toBe(rate);
    expect(parseVatRate(`${VAT_PERCENT[rate]} %`)).toBe(rate);
  }
  expect(parseVatRate('Zero-rated')).toBe('zero');
  expect(parseVatRate('Standard rate')).toBe('standard');
  expect(parseVatRate('17.5')).toBeNull();
  expect(parseVatRate('')).toBeNull();
});
