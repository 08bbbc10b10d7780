import { expect, test } from 'vitest';
import { fieldLabel } from './field-label.ts';

test.each([
  ['name', 'Name'],
  ['originalPricePence', 'Original price'],
  ['howToUse', 'How to use'],
  ['low_stock', 'Low stock'],
  ['sku', 'SKU'],
  ['imageUrl', 'Image address'],
  ['', ''],
])('%s is shown as %s', (name, label) => {
  expect(fieldLabel(name)).toBe(label);
});
