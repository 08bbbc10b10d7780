import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTRY_CODES, countryName } from './country.ts';
import { deliveryProblem } from './delivery-place.ts';
import { isUkPostcode } from './postcode.ts';
import { isOutsideUkVat, rateAt } from './uk-vat-area.ts';

const NAMES = COUNTRY_CODES.map(countryName);
const postcode = fc
  .tuple(
    fc.constantFrom('BT', 'IM', 'JE', 'GY', 'IV', 'ZE', 'HS', 'KW', 'SW', 'M', 'EH', 'CF', 'PO', 'TR'),
    fc.integer({ min: 1, max: 19 }),
    fc.integer({ min: 1, max: 9 }),
    fc.constantFrom('AA', 'XY', 'BD'),
  )
  .map(([area, district, sector, unit]) => `${area}${district} ${sector}${unit}`);

test('of all countries the United Kingdom and the Isle of Man alone have UK VAT', () => {
  const inside = NAMES.filter((country) => !isOutsideUkVat({ country, postcode: '' }));
  expect(inside.toSorted()).toEqual(['Isle of Man', 'United Kingdom']);
});

test('within the United Kingdom no area but the Channel Islands is outside', () => {
  fc.assert(
    fc.property(postcode, fc.constantFrom('United Kingdom', 'Scotland', ' uk '), (code, country) => {
      const area = code.replace(/\d.*/, '');
      expect(isOutsideUkVat({ country, postcode: code })).toBe(['JE', 'GY'].includes(area));
      expect(isOutsideUkVat({ country, postcode: code.toLowerCase().replace(' ', '') })).toBe(
        ['JE', 'GY'].includes(area),
      );
    }),
  );
});

test('a parcel that the shop sends has VAT if and only if it stays in the area', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NAMES),
      fc.oneof(postcode, fc.constantFrom('75001', 'D02 X285', '10115', 'GX11 1AA', '')),
      fc.constantFrom(20, 5, 0),
      (country, code, rate) => {
        if (deliveryProblem({ country, postcode: code }, NAMES) !== null) return;
        const isInside = country === 'United Kingdom' || country === 'Isle of Man';
        expect(rateAt({ country, postcode: code }, rate)).toBe(isInside ? rate : 0);
        expect(rateAt({ country, postcode: code }, null)).toBeNull();
      },
    ),
    { numRuns: 2000 },
  );
});

test('an address that names another country with a British postcode is asked about', () => {
  for (const country of NAMES) {
    if (['United Kingdom', 'Jersey', 'Guernsey', 'Isle of Man', 'Gibraltar'].includes(country)) continue;
    for (const code of ['BT1 5GS', 'SW1A 1AA', 'JE2 3AB']) {
      expect(isUkPostcode(code)).toBe(true);
      expect(deliveryProblem({ country, postcode: code }, NAMES)?.field, `${country} ${code}`).toBe(
        'postcode',
      );
    }
  }
});
