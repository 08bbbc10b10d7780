import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseFeatures, parseVariants, variantList } from './import-lists.ts';

test('variants are names, with a shade and a count where they are given', () => {
  expect(parseVariants('Rose #D98880: 12|Nude|50 ml:3| |Nude|12:30 Glow')).toMatchObject([
    { name: 'Rose', shade: '#d98880', stock: 12 },
    { name: 'Nude', shade: null, stock: null },
    { name: '50 ml', shade: null, stock: 3 },
    { name: '12:30 Glow', shade: null, stock: null },
  ]);
});

test('features are an icon and a text, and the icon may be left out', () => {
  expect(parseFeatures('leaf:Vegan| rabbit : Never tested |Soft: very soft|')).toEqual([
    { icon: 'leaf', text: 'Vegan' },
    { icon: 'rabbit', text: 'Never tested' },
    { icon: 'sparkles', text: 'Soft: very soft' },
  ]);
});

test('a cell of a million spaces is read at once', () => {
  const startedAt = performance.now();
  parseVariants(`a${' '.repeat(1_000_000)}b|`.repeat(3));
  parseFeatures(`a${' '.repeat(1_000_000)}:b|`);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test('a JSON list gives variants prices, codes and pictures of their own', () => {
  const cell = JSON.stringify([
    {
      name: 'Rose',
      price: '12.50',
      originalPrice: '15',
      stock: '3',
      sku: 'R-1',
      barcode: '5012345678900',
      amount: 7.5,
      grams: '85',
      cost: '3.20',
    },
    { name: 'Nude', shadeDepth: 'Very deep', shadeUndertone: 'cool', shadeFamily: '' },
  ]);
  expect(v.parse(variantList, cell)).toEqual([
    {
      name: 'Rose',
      shade: null,
      stock: 3,
      pricePence: 1250,
      originalPricePence: 1500,
      sku: 'R-1',
      barcode: '5012345678900',
      amount: 7.5,
      grams: 85,
      costPence: 320,
      imageUrl: null,
      shadeDepth: null,
      shadeUndertone: null,
      shadeFamily: null,
    },
    expect.objectContaining({
      name: 'Nude',
      stock: null,
      pricePence: null,
      shadeDepth: 'very deep',
      shadeUndertone: 'cool',
      shadeFamily: null,
    }),
  ]);
});

test.each([
  ['[{"name":"Rose","price":"free"}]', 'is not a price'],
  ['[{"name":""}]', 'is missing'],
  ['[{"name":"Rose","amount":"much"}]', 'is not an amount'],
  ['[{"name":"Rose","shadeDepth":"abyssal"}]', 'is no depth of a shade'],
  ['[{"name":"Rose"},{"name":"Rose"}]', 'names one variant twice'],
  ['[Rose]', 'is not a JSON list of variants'],
  ['[1]', 'is not a JSON list of variants'],
])('the list %s is refused, since a product must not be sold without its variants', (cell, reason) => {
  const [issue] = v.safeParse(variantList, cell).issues ?? [];
  expect(issue?.message).toContain(reason);
});
