import { expect, test } from 'vitest';
import { priceChangeText } from './price-change-text.ts';

const line = (id: string, name: string, pricePence: number, variant = 'Standard') => ({
  item: { id, name, variant, brand: '', price: pricePence / 100, quantity: 1, image: '' },
  pricePence,
});
const lines = [line('serum', 'Rose Serum', 2200), line('oil', 'Lip Oil', 1950, 'Ember')];

test('the line that changed is named with its price before and now', () => {
  const prices = [
    { id: 'serum', variant: 'Standard', pricePence: 2200 },
    { id: 'oil', variant: 'Ember', pricePence: 2500 },
  ];
  expect(priceChangeText(lines, prices, 5299)).toBe(
    'The price has changed. Lip Oil (Ember) was £19.50, now £25.00. ' +
      'Your new total is £52.99. Please check it and place your order again if you agree.',
  );
});

test('where no line changed, as with the cost of delivery, the total alone is named', () => {
  expect(priceChangeText(lines, [], 4749)).toContain('The price has changed. Your new total is £47.49.');
});
