import { expect, test } from 'vitest';
import { parseProductForm } from './product-form.ts';

const PLAIN = {
  name: 'Rose Serum',
  brandId: 'b1',
  categoryId: 'c1',
  description: 'Petals.',
  pricePence: '24.99',
  stock: '12',
};

function errorsOf(form: Record<string, string>) {
  const parsed = parseProductForm(form);
  return parsed.ok ? {} : parsed.errors;
}

function productOf(form: Record<string, string>) {
  const parsed = parseProductForm(form);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.product;
}

test('name, price, description, category, brand and stock are required', () => {
  expect(errorsOf({})).toEqual({
    name: 'Name is required',
    brandId: 'Brand is required',
    categoryId: 'Category is required',
    description: 'Description is required',
    pricePence: 'Price is required',
    stock: 'Stock is required',
  });
});

test('a product that a file brought without a description is saved without one, a described one is not', () => {
  expect(productOf({ ...PLAIN, description: '', hadNoDescription: 'on' }).description).toBe('');
  expect(errorsOf({ ...PLAIN, description: ' ', hadNoDescription: '' })).toEqual({
    description: 'Description is required',
  });
});

test('a product without variants is sold as Standard, a draft with default rating and no reviews', () => {
  expect(productOf(PLAIN)).toMatchObject({
    slug: 'rose-serum',
    pricePence: 2499,
    originalPricePence: null,
    rating: 5,
    reviewCount: 0,
    status: 'draft',
    variants: [{ id: null, name: 'Standard', stock: 12, stockWas: null }],
  });
});

test('an original price equal to the price is none, one below it is refused', () => {
  expect(productOf({ ...PLAIN, originalPricePence: '24.99' }).originalPricePence).toBeNull();
  expect(errorsOf({ ...PLAIN, originalPricePence: '20' })).toEqual({
    originalPricePence: 'Original price must not be below the price',
  });
});

test('the barcode of a product without variants is proven by its check digit', () => {
  expect(productOf({ ...PLAIN, barcode: '1234 5678 9012-8' }).variants[0]?.barcode).toBe('1234567890128');
  expect(errorsOf({ ...PLAIN, barcode: '1234567890123', sku: 'x'.repeat(101) })).toEqual({
    barcode: 'Barcode must be 8, 12, 13 or 14 digits with a right check digit',
    sku: 'SKU must be 100 characters or fewer',
  });
  const variant = { 'variants.0.name': 'Rose', 'variants.0.stock': '2' };
  expect(errorsOf({ ...PLAIN, ...variant, barcode: 'none', stock: '' })).toEqual({});
});

test('an amount that cannot be read is named in plain words, also where it may be left out', () => {
  const variant = { 'variants.0.name': 'Rose', 'variants.0.stock': '2', 'variants.0.pricePence': 'cheap' };
  expect(errorsOf({ ...PLAIN, ...variant, originalPricePence: 'dear' })).toEqual({
    originalPricePence: 'Original price must be an amount such as 24.99',
    'variants.0.pricePence': 'Price must be an amount such as 24.99',
  });
});

test.each([
  ['-1', 'Price must be 0 or more'],
  ['9.999', 'Price must have two decimals at most'],
  ['cheap', 'Price must be an amount such as 24.99'],
])('a price of %s is refused', (pricePence, message) => {
  expect(errorsOf({ ...PLAIN, pricePence })).toEqual({ pricePence: message });
});

test('variants are read in their order without blank rows, and the stock field is not required then', () => {
  const { stock, ...rest } = PLAIN;
  const product = productOf({
    ...rest,
    'variants.0.name': 'Rose',
    'variants.0.stock': '3',
    'variants.0.stockWas': '5',
    'variants.0.shade': '#AA3344',
    'variants.1.name': '',
    'variants.1.shade': '#000000',
    'variants.2.name': 'Plum',
    'variants.2.stock': '0',
    'variants.2.pricePence': '12.50',
    'variants.2.barcode': '4006381333931',
  });
  expect(product.variants).toMatchObject([
    { name: 'Rose', stock: 3, stockWas: 5, shade: '#aa3344' },
    { name: 'Plum', stock: 0, pricePence: 1250, barcode: '4006381333931' },
  ]);
});

test('an error in a variant is reported at its field', () => {
  expect(
    errorsOf({
      ...PLAIN,
      'variants.0.name': 'Rose',
      'variants.0.stock': '1',
      'variants.0.sku': 'A',
      'variants.1.name': 'rose',
      'variants.1.stock': '-1',
      'variants.2.name': 'Rose',
      'variants.2.stock': '1',
      'variants.2.sku': 'A',
      'variants.3.stock': '4',
      'variants.3.barcode': '4006381333932',
    }),
  ).toEqual({
    'variants.1.stock': 'Stock must be a whole number from 0 to 1000000',
    'variants.2.name': 'Another variant has this name',
    'variants.2.sku': 'Another variant has this SKU',
    'variants.3.name': 'Variant name is required',
    'variants.3.barcode': 'Barcode must be 8, 12, 13 or 14 digits with a right check digit',
  });
});

test('an amount needs a unit and a unit an amount', () => {
  expect(errorsOf({ ...PLAIN, amount: '30' })).toEqual({ unit: 'Choose what the amount is measured in' });
  expect(errorsOf({ ...PLAIN, unit: 'ml' })).toEqual({ amount: 'Amount is required with a unit' });
  expect(productOf({ ...PLAIN, amount: '30', unit: 'ml' })).toMatchObject({ amount: 30, unit: 'ml' });
});

test('benefits keep their icon and lose blank ones', () => {
  expect(
    productOf({
      ...PLAIN,
      'features.0.text': 'Vegan',
      'features.0.icon': 'leaf',
      'features.1.text': ' ',
      'features.2.text': 'Kind',
      'features.2.icon': 'bomb',
    }).features,
  ).toEqual([
    { icon: 'leaf', text: 'Vegan' },
    { icon: 'check', text: 'Kind' },
  ]);
});

test('ratings go in half steps; an imported average may stay', () => {
  expect(errorsOf({ ...PLAIN, rating: '4.8' })).toEqual({
    rating: 'Rating must be from 1 to 5 in half steps',
  });
  expect(productOf({ ...PLAIN, rating: '4.8', ratingWas: '4.8' }).rating).toBe(4.8);
  expect(productOf({ ...PLAIN, rating: '4.5', ratingWas: '4.8' }).rating).toBe(4.5);
});

test('a product whose variants are in error is not asked for a stock of its own', () => {
  const parsed = parseProductForm({ 'variants.0.name': 'Rose', 'variants.0.stock': 'many' });
  const errors = parsed.ok ? {} : parsed.errors;
  expect(errors['variants.0.stock']).toBeDefined();
  expect(errors.stock).toBeUndefined();
});

test('a price of £0.00 is asked about, in the product and in each of its variants', () => {
  const free = { ...PLAIN, pricePence: '0' };
  const fields = (form: Record<string, string>) => Object.keys(errorsOf(form));
  expect(fields(free)).toEqual(['pricePence']);
  expect(fields({ ...free, isFree: 'on' })).toEqual([]);
  const variants = {
    ...PLAIN,
    'variants.3.name': 'Rose',
    'variants.3.stock': '4',
    'variants.3.pricePence': '0.00',
  };
  expect(fields(variants)).toEqual(['variants.3.pricePence']);
  expect(fields({ ...variants, isFree: 'on' })).toEqual([]);
});

test('a set of equal items has an amount, for its unit price; one of different products has none', () => {
  const set = { ...PLAIN, amount: '150', unit: 'ml' };
  expect(productOf({ ...set, parts: 'hand-cream × 3' })).toMatchObject({ amount: 150, unit: 'ml' });
  expect(errorsOf({ ...set, parts: 'hand-cream\nfoot-cream' })).toEqual({
    amount: 'A set of different products has no amount of its own: leave it blank',
  });
});
