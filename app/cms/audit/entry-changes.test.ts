import { expect, test } from 'vitest';
import { entryChanges } from './entry-changes.ts';

test('settings are named as their form names them, countries by their names', () => {
  const delivery = entryChanges(
    {
      subjectId: 'settings.delivery',
      before: { shippingPence: 495, countries: ['GB'] },
      after: { shippingPence: 395, countries: ['GB', 'IE'] },
    },
    new Map(),
  );
  expect(delivery).toEqual([
    { label: 'Delivery', was: '£4.95', is: '£3.95' },
    { label: 'Countries delivered to', was: 'United Kingdom', is: 'United Kingdom; Ireland' },
  ]);
  const shop = { subjectId: 'settings.shop', before: { place: 'Leeds' }, after: { place: 'York' } };
  expect(entryChanges(shop, new Map())).toEqual([{ label: 'Address', was: 'Leeds', is: 'York' }]);
});
