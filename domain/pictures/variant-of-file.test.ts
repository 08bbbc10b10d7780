import fc from 'fast-check';
import { expect, test } from 'vitest';
import { variantOfFile } from './variant-of-file.ts';

const VARIANTS = [
  { name: 'Fern', sku: 'LIP-FERN' },
  { name: 'Deep Fern', sku: 'LIP-02' },
  { name: 'Rosé', sku: '' },
  { name: '30 ml', sku: '' },
];

test.each([
  ['fern.jpg', 'Fern'],
  ['lipstick_FERN_2.webp', 'Fern'],
  ['lipstick-deep-fern-2.jpg', 'Deep Fern'],
  ['lip-02 front.png', 'Deep Fern'],
  ['rose.avif', 'Rosé'],
  ['serum 30 ml.jpg', '30 ml'],
  ['fernando.jpg', ''],
  ['IMG_2041.jpg', ''],
  ['fern rose.jpg', ''],
])('%s shows %j', (file, variant) => {
  expect(variantOfFile(file, VARIANTS)).toBe(variant);
});

test('what it returns is a variant, or nothing', () => {
  const variant = fc.record({ name: fc.string(), sku: fc.string() });
  fc.assert(
    fc.property(fc.string(), fc.array(variant), (file, variants) => {
      const found = variantOfFile(file, variants);
      expect(found === '' || variants.some(({ name }) => name === found)).toBe(true);
    }),
  );
});
