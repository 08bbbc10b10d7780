import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportRow } from './import-cells.ts';
import { parseVariants } from './import-lists.ts';
import { type CatalogueProduct, mergeProduct } from './import-merge.ts';

test('a row of name and price makes a product with defaults', () => {
  const { product, findings } = mergeProduct(null, row({}), {});
  expect(product).toMatchObject({
    brand: 'Unbranded',
    category: 'Other',
    pricePence: 1000,
    originalPricePence: null,
    rating: 5,
    reviewCount: 0,
    variants: [{ name: 'Standard', stock: 0 }],
  });
  expect(findings.map(({ column }) => column)).toEqual(['brand', 'category']);
});

test('defaults apply to new products: changes by orders and staff stay', () => {
  const defaults = { stock: 25, category: 'Other' };
  const { product } = mergeProduct(null, row({ category: null }), defaults);
  expect(product).toMatchObject({ category: 'Other', variants: [{ stock: 25 }] });
  const sold = {
    ...product,
    category: 'Makeup',
    variants: product.variants.map((one) => ({ ...one, stock: 3 })),
  };
  expect(mergeProduct(sold, row({ category: null }), defaults).product).toEqual(sold);
});

test('a missing column leaves the product as it is, a blank cell clears optional fields', () => {
  const before = existing({ description: 'Soft', originalPricePence: 1500, rating: 4, reviewCount: 9 });
  expect(mergeProduct(before, row({}), {}).product).toEqual(before);
  const blank = row({ description: null, originalPrice: null, brand: null, stock: null, rating: null });
  expect(mergeProduct(before, blank, {}).product).toEqual({
    ...before,
    description: '',
    originalPricePence: null,
  });
});

test('a former price must be above the price; an equal one is dropped', () => {
  expect(mergeProduct(null, row({ originalPrice: 1500 }), {}).product.originalPricePence).toBe(1500);
  const same = mergeProduct(existing({}), row({ originalPrice: 1000 }), {});
  expect([same.product.originalPricePence, same.findings]).toEqual([null, []]);
  const below = mergeProduct(existing({}), row({ originalPrice: 800 }), {});
  expect(below.product.originalPricePence).toBeNull();
  expect(below.findings).toMatchObject([{ kind: 'contradiction', column: 'originalPrice', value: '£8.00' }]);
});

test('a discount that the prices do not bear out is reported', () => {
  const borneOut = mergeProduct(existing({}), row({ originalPrice: 2000, discount: 50 }), {});
  expect(borneOut.findings).toEqual([]);
  const invented = mergeProduct(existing({}), row({ discount: 50 }), {});
  expect(invented.findings).toMatchObject([{ kind: 'contradiction', detail: 'the prices give 0 percent' }]);
});

test('reviews without a rating never become five stars, at the first import or the second', () => {
  const first = mergeProduct(null, row({ brand: 'A', category: 'B', reviewCount: 300 }), {});
  expect(first.product.reviewCount).toBe(0);
  expect(first.findings).toMatchObject([{ kind: 'contradiction', column: 'reviewCount' }]);
  const second = mergeProduct(first.product, row({ reviewCount: 300 }), {});
  expect(second.product).toEqual(first.product);
});

test('a rating of 0 with reviews is taken as it is, and reported', () => {
  const { product, findings } = mergeProduct(existing({}), row({ rating: 0, reviewCount: 573 }), {});
  expect(product).toMatchObject({ rating: 0, reviewCount: 573 });
  expect(findings).toMatchObject([{ kind: 'contradiction', column: 'rating' }]);
});

test('the same row twice is the same product', () => {
  const cell = <T>(value: fc.Arbitrary<T>) => fc.oneof(fc.constant(undefined), fc.constant(null), value);
  const anyRow = fc.record({
    name: fc.constant('Serum'),
    price: fc.integer({ min: 1, max: 9999 }),
    brand: cell(fc.constant('Acme')),
    originalPrice: cell(fc.integer({ min: 0, max: 9999 })),
    discount: cell(fc.integer({ min: 0, max: 100 })),
    description: cell(fc.string()),
    stock: cell(fc.nat(500)),
    rating: cell(fc.double({ min: 0, max: 5, noNaN: true })),
    reviewCount: cell(fc.nat(900)),
    variants: cell(fc.constant(parseVariants('A|B:2'))),
    sku: cell(fc.constant('S1')),
  });
  fc.assert(
    fc.property(anyRow, (values) => {
      const first = mergeProduct(null, values, { stock: 25 }).product;
      expect(mergeProduct(first, values, { stock: 25 }).product).toEqual(first);
    }),
  );
});

function row(values: Partial<ImportRow>): ImportRow {
  return { name: 'Serum', price: 1000, ...values };
}

function existing(more: Partial<CatalogueProduct>): CatalogueProduct {
  const { product } = mergeProduct(null, row({ brand: 'Acme', category: 'Skincare', stock: 8 }), {});
  return { ...product, ...more };
}
