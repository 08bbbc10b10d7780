import { expect, test } from 'vitest';
import { formatUnitPrice, unitPrice } from '#domain/money/unit-price.ts';
import { setContent } from './set-content.ts';

const mist = { slug: 'mist', quantity: 3, amount: 50, unit: 'ml' } as const;

test('a set of equal items holds as much as they do together, and has their unit price', () => {
  const content = setContent([mist]);
  expect(content).toEqual({ amount: 150, unit: 'ml' });
  const price = unitPrice(3300, content?.amount ?? null, content?.unit ?? null);
  expect(price && formatUnitPrice(price)).toBe('£220.00 / litre');
  expect(
    setContent([
      { ...mist, quantity: 1 },
      { ...mist, quantity: 2, amount: 10 },
    ])?.amount,
  ).toBe(70);
});

test('an assortment, an unknown content and no set have none', () => {
  expect(setContent([mist, { ...mist, slug: 'balm' }])).toBeNull();
  expect(setContent([{ ...mist, amount: null }])).toBeNull();
  expect(setContent([{ ...mist, unit: null }])).toBeNull();
  expect(setContent([])).toBeNull();
});
