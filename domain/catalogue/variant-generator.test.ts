import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_VARIANTS } from './product-variant-form.ts';
import { generateVariants, optionNameOf, optionValues } from './variant-generator.ts';
import { BLANK_VARIANT } from './variant-table.ts';

const shades = { name: 'Shade', values: 'Rose, Soft Plum' };
const sizes = { name: 'Size', values: '30 ml\n50 ml' };
const plain = { skuPattern: '', unit: '' };

test('values are separated by commas or lines, each once', () => {
  expect(optionValues(' Rose,plum;Rose \n  Deep   Red,, PLUM')).toEqual(['Rose', 'plum', 'Deep Red']);
});

test('each combination is a row with a name, a SKU and its content', () => {
  const made = generateVariants([], { options: [shades, sizes], skuPattern: 'LIP', unit: 'ml' });
  expect(made.ok && made.rows.map(({ name, sku, amount }) => [name, sku, amount])).toEqual([
    ['Rose / 30 ml', 'LIP-ROSE-30ML', '30'],
    ['Rose / 50 ml', 'LIP-ROSE-50ML', '50'],
    ['Soft Plum / 30 ml', 'LIP-SOFTPLUM-30ML', '30'],
    ['Soft Plum / 50 ml', 'LIP-SOFTPLUM-50ML', '50'],
  ]);
});

test('a pattern places the options itself, and a repeated SKU is numbered', () => {
  const options = [{ name: 'Shade', values: 'Rosé, Rose!' }];
  const made = generateVariants([], { options, skuPattern: '{shade}-LIP', unit: '' });
  expect(made.ok && made.rows.map(({ sku }) => sku)).toEqual(['ROSE-LIP', 'ROSE-LIP-2']);
});

test('rows that exist stay, blank ones go', () => {
  const rose = { ...BLANK_VARIANT, id: 'v1', name: 'rose', sku: 'OLD', stock: '3' };
  const own = { ...BLANK_VARIANT, id: 'v2', name: 'Gift set', stock: '1' };
  const made = generateVariants([rose, BLANK_VARIANT, own], { ...plain, options: [shades] });
  expect(made).toEqual({
    ok: true,
    rows: [rose, own, { ...BLANK_VARIANT, name: 'Soft Plum' }],
    added: [{ ...BLANK_VARIANT, name: 'Soft Plum' }],
    keptCount: 1,
  });
});

test('the limit counts combinations and the rows that exist', () => {
  const many = (count: number) => Array.from({ length: count }, (_, place) => `v${place}`).join(',');
  const options = [
    { name: 'Shade', values: many(11) },
    { name: 'Size', values: many(10) },
  ];
  expect(generateVariants([], { ...plain, options })).toEqual({
    ok: false,
    problem: 'too-many',
    count: 110,
  });
  const existing = [{ ...BLANK_VARIANT, name: 'Gift set' }];
  const full = [{ name: 'Shade', values: many(MOST_VARIANTS) }];
  expect(generateVariants(existing, { ...plain, options: full })).toEqual({
    ok: false,
    problem: 'too-many',
    count: MOST_VARIANTS + 1,
  });
  expect(generateVariants([], { ...plain, options: [{ name: 'Shade', values: ' , ' }] })).toEqual({
    ok: false,
    problem: 'no-values',
  });
});

test('generating twice adds nothing the second time', () => {
  const value = fc.constantFrom('Rose', 'Plum', 'Berry', '30 ml', '50 ml', 'Deep red');
  const option = fc.record({
    name: fc.constantFrom('Shade', 'Size'),
    values: fc.array(value, { minLength: 1, maxLength: 6 }).map((values) => values.join(',')),
  });
  fc.assert(
    fc.property(fc.array(option, { minLength: 1, maxLength: 2 }), (options) => {
      const first = generateVariants([], { options, skuPattern: 'X', unit: 'ml' });
      if (!first.ok) throw new Error(first.problem);
      const second = generateVariants(first.rows, { options, skuPattern: 'X', unit: 'ml' });
      expect(second).toMatchObject({ ok: true, rows: first.rows, added: [] });
      expect(new Set(first.rows.map(({ sku }) => sku)).size).toBe(first.rows.length);
    }),
  );
});

test('options with values name what shoppers choose', () => {
  const shade = { name: 'Shade', values: 'Rose, Plum' };
  expect(optionNameOf([shade, { name: 'Size', values: '' }])).toBe('Shade');
  expect(optionNameOf([shade, { name: 'Size', values: '5 ml' }])).toBe('Shade / Size');
  expect(optionNameOf([{ name: 'x'.repeat(40), values: 'a' }])).toBe('');
  expect(optionNameOf([])).toBe('');
});
