import { expect, test } from 'vitest';
import { suggestedAttributes } from './suggested-attributes.ts';
import { suggestedType } from './suggested-type.ts';

test.each([
  ['Better Than Sex Mascara Mini', 'Makeup', 'Mascara'],
  ['Radiant Translucent Loose Powder SPF 20', 'Setting Spray & Powder', 'Powder'],
  ['Shea Butter Intensive Hand Balm', 'Bath & Body', 'Hand cream'],
  ['Dry Shampoo with Oat Milk - Mini', 'Hair', 'Dry shampoo'],
  ['Eye Gel™', 'Skincare', 'Eye care'],
  ['1 Million Privé Eau de Parfum', 'Cologne', 'Eau de parfum'],
])('%s of %s is %s', (name, category, type) => {
  expect(suggestedType(name, category)).toBe(type);
});

test.each([
  ['Diorshow Mascara and Lipstick Set', 'Face Sets'],
  ['Bloom Eau de Toilette For Her Gift Set', 'Perfume Gift Sets'],
  ['Eyeliner Sharpener', 'Makeup'],
  ['Eau de Parfum Refill', 'Perfume'],
  ['Brow Primer', 'Makeup'],
  ['Low-Poo Cleanser', 'Shampoo'],
  ['Orgasm', 'Blush'],
  ['Lash Mascara', 'Mascara'],
])('%s of %s gets no type', (name, category) => {
  expect(suggestedType(name, category)).toBeNull();
});

test('only what a name or category states becomes an attribute', () => {
  const told = (name: string, category: string) =>
    suggestedAttributes(name, category).map(({ attribute, value }) => `${attribute}:${value}`);
  expect(told('Mineral Sunscreen SPF 50+ for Sensitive Skin', 'Sun')).toEqual([
    'skin-type:sensitive',
    'spf:50',
  ]);
  expect(told('Toner For Men', 'Toners')).toEqual(['suits:men']);
  expect(told('The Pore Squad', 'Value & Gift Sets')).toEqual(['suits:gift']);
  expect(told('Vegan Lip Therapy', 'Lips')).toEqual(['standard:vegan']);
  expect(told('Womens Wash, kind to everyone', 'Body')).toEqual([]);
});
