import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatVatNumber, parseVatNumber } from './vat-number.ts';

test('a VAT number is taken in any spacing, with its country or without', () => {
  for (const written of ['GB 980 7806 84', 'gb980780684', '980780684', ' 980 7806 84 ', 'GB-980.7806.84'])
    expect(parseVatNumber(written), written).toBe('GB980780684');
  expect(parseVatNumber('GB 980 7806 84 001')).toBe('GB980780684001');
  expect(parseVatNumber('XI980780684')).toBe('XI980780684');
});

test('a wrong digit, a missing one or another country is refused', () => {
  for (const written of ['', 'GB980780685', 'GB98078068', 'DE980780684', 'GB000000000', 'nine'])
    expect(parseVatNumber(written), written).toBeNull();
});

test('numbers of the old and of the new series are both known', () => {
  const sevenDigits = fc.integer({ min: 1, max: 9_999_999 });
  fc.assert(
    fc.property(sevenDigits, fc.boolean(), (number, isNew) => {
      const digits = String(number).padStart(7, '0');
      const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (8 - place), 0);
      const check = (97 * 5 - sum - (isNew ? 55 : 0)) % 97;
      const vatNumber = `${digits}${String(check).padStart(2, '0')}`;
      expect(parseVatNumber(vatNumber)).toBe(`GB${vatNumber}`);
    }),
  );
});

test('it is printed in groups', () => {
  expect(formatVatNumber('GB980780684')).toBe('GB 980 7806 84');
  expect(formatVatNumber('GB980780684001')).toBe('GB 980 7806 84 001');
});

test('a number with more behind it is none', () => {
  for (const text of ['GB9807806841', 'GB980780684 and more', '9807806840012'])
    expect(parseVatNumber(text)).toEqual(parseVatNumber('none'));
});
