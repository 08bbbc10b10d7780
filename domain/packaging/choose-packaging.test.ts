import { expect, test } from 'vitest';
import { choosePackaging } from './choose-packaging.ts';

test.each([
  ['Rose Radiance Serum', 'skincare', 'dropper'],
  ['Overnight Balm', 'skincare', 'jar'],
  ['Crème de Nuit', 'skincare', 'jar'],
  ['Almond Hand Cream', 'body-care', 'tube'],
  ['Satin Lip Colour', 'makeup', 'lipstick'],
  ['Glass Lip Oil', 'makeup', 'mascara'],
  ['Volume Mascara', 'makeup', 'mascara'],
  ['Dusk Eyeshadow Palette', 'makeup', 'palette'],
  ['Nail Lacquer', 'makeup', 'nail'],
  ['Violet Hour Eau de Parfum', 'fragrances', 'flacon'],
  ['Repair Shampoo', 'haircare', 'bottle'],
  ['Sea Salt Spray', 'haircare', 'mist'],
  ['Ionic Hair Dryer', 'salon-tools', 'dryer'],
  ['Sleep Capsules', 'wellness', 'tub'],
  ['Shampoo Bar with Rose Oil', 'haircare', 'soap'],
  ['Nocturne', 'fragrances', 'flacon'],
  ['Mulberry Silk Sleep Mask', 'wellness', 'cloth'],
  ['Celadon Jade Gua Sha', 'wellness', 'stone'],
  ['Something Else', 'unknown', 'box'],
])('%s (%s) comes in: %s', (name, category, packaging) => {
  expect(choosePackaging(name, category)).toBe(packaging);
});
