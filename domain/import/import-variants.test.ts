import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_SHADE_WORDS } from '#domain/catalogue/shade-words.ts';
import { parseVariants } from './import-lists.ts';
import { type CatalogueVariant, mergeVariants, type VariantColumns } from './import-variants.ts';

test('a product without variants gets Standard with the stock of the row', () => {
  expect(merge(null, { stock: 7, sku: 'S1' })).toMatchObject([{ name: 'Standard', stock: 7, sku: 'S1' }]);
});

test('a stock for the whole product is shared out evenly, and reported', () => {
  const { variants, findings } = mergeVariants(
    null,
    columns({ variants: parseVariants('A|B|C'), stock: 20 }),
  );
  expect(variants.map(({ stock }) => stock)).toEqual([7, 7, 6]);
  expect(findings).toMatchObject([{ kind: 'note', column: 'stock' }]);
});

test('stock of the variants wins, and a different stock of the product is a contradiction', () => {
  const { variants, findings } = mergeVariants(
    null,
    columns({ variants: parseVariants('A:2|B:3'), stock: 9 }),
  );
  expect(variants.map(({ stock }) => stock)).toEqual([2, 3]);
  expect(findings).toMatchObject([{ kind: 'contradiction', detail: '5 in the variants' }]);
});

test('price, shade and stock of a variant of the same name stay if the file has none', () => {
  const before = [variant('A', { stock: 4, pricePence: 900, shade: '#aabbcc' }), variant('B', { stock: 1 })];
  expect(merge(before, {})).toEqual(before);
  expect(merge(before, { variants: parseVariants('B|A') }).map(({ name, stock }) => [name, stock])).toEqual([
    ['B', 1],
    ['A', 4],
  ]);
});

test('stock that adds up already is not dealt out anew', () => {
  const before = [variant('A', { stock: 9 }), variant('B', { stock: 1 })];
  expect(merge(before, { stock: 10 })).toEqual(before);
});

test('one SKU cannot belong to several variants', () => {
  const { variants, findings } = mergeVariants(null, columns({ variants: parseVariants('A|B'), sku: 'S1' }));
  expect(variants.map(({ sku }) => sku)).toEqual([null, null]);
  expect(findings).toMatchObject([{ kind: 'note', detail: '2 variants' }]);
});

test('a blank SKU clears the SKU, a missing column leaves it', () => {
  const before = [variant('Standard', { sku: 'S1' })];
  expect(merge(before, { sku: null })[0]?.sku).toBeNull();
  expect(merge(before, {})[0]?.sku).toBe('S1');
});

test('the shares always add up, and the same row twice changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 12 }), (stock, howMany) => {
      const names = Array.from({ length: howMany }, (_, place) => `Shade ${place}`).join('|');
      const row = { variants: parseVariants(names), stock };
      const once = merge(null, row);
      expect(once.reduce((sum, one) => sum + one.stock, 0)).toBe(stock);
      expect(merge(once, row)).toEqual(once);
    }),
  );
});

function merge(existing: CatalogueVariant[] | null, row: Partial<VariantColumns>): CatalogueVariant[] {
  return mergeVariants(existing, columns(row)).variants;
}

function columns(row: Partial<VariantColumns>): VariantColumns {
  return { variants: null, stock: null, ...row };
}

function variant(name: string, more: Partial<CatalogueVariant>): CatalogueVariant {
  return {
    name,
    sku: null,
    barcode: null,
    pricePence: null,
    originalPricePence: null,
    amount: null,
    grams: null,
    costPence: null,
    stock: 0,
    imageUrl: null,
    shade: null,
    ...NO_SHADE_WORDS,
    ...more,
  };
}
