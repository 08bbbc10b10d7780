import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGtin } from './barcode.ts';

test.each(['4006381333931', '96385074', '036000291452', '10012345678902'])('%s is a barcode', (barcode) => {
  expect(isGtin(barcode)).toBe(true);
});

test.each(['4006381333932', '9638507', '', '400638133393A', '0'])('%s is none', (barcode) => {
  expect(isGtin(barcode)).toBe(false);
});

test('of the ten last digits exactly one is right', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(\d{7}|\d{11,13})$/), (start) => {
      const right = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter(isGtin);
      expect(right).toHaveLength(1);
    }),
  );
});
