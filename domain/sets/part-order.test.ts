import { expect, test } from 'vitest';
import { nearestPartsFirst } from './part-order.ts';

const part = (name: string, variant = 'Standard', brand = 'Halden') => ({ name, variant, brand });

test('the very name of a variant or product comes before words that only begin with it', () => {
  const found = [
    part('Long Summer Embers', 'Ash'),
    part('Long Summer Embers', 'Ember'),
    part('Glowing Ember Balm'),
    part('Lip Oil', 'Ember'),
    part('Ember'),
  ];
  expect(nearestPartsFirst(found, ' ember').map(({ name, variant }) => `${name}: ${variant}`)).toEqual([
    'Long Summer Embers: Ember',
    'Lip Oil: Ember',
    'Ember: Standard',
    'Glowing Ember Balm: Standard',
    'Long Summer Embers: Ash',
  ]);
});

test('words of the brand, the product and the variant count together, and equals keep their order', () => {
  const found = [part('Lip Oil', 'Rose'), part('Lip Oil', 'Ember'), part('Lip Oil', 'Embers')];
  expect(nearestPartsFirst(found, 'halden oil ember')[0]).toEqual(part('Lip Oil', 'Ember'));
  expect(nearestPartsFirst(found, 'oil')).toEqual(found);
});
