import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithin, parsePriceRange, priceBands, priceRangeName } from './price-range.ts';

test.each([
  ['under-20', 'Under £20', [0, 1999], [2000]],
  ['10-20', '£10 to £19.99', [1000, 1999], [999, 2000]],
  ['from-70', '£70 and over', [7000, 990_000], [6999]],
])('%s is a range of prices', (text, name, within, outside) => {
  const range = parsePriceRange(text);
  expect(priceRangeName(text)).toBe(name);
  for (const pence of within) expect(range && isWithin(pence, range), `${pence}`).toBe(true);
  for (const pence of outside) expect(range && isWithin(pence, range), `${pence}`).toBe(false);
});

test.each(['', '20', 'under-0', 'under-12345', '20-10', '20-20', '1.5-3', 'under--3', 'from-x', '-5-10'])(
  '“%s” is no range',
  (text) => {
    expect(parsePriceRange(text)).toBeNull();
  },
);

test('every price is in exactly one band, of gifts too', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom([], ['gift']), (pence, suits) => {
      const bands = priceBands({ suits }).filter((band) => {
        const range = parsePriceRange(band);
        return range && isWithin(pence, range);
      });
      expect(bands).toHaveLength(1);
    }),
  );
});
