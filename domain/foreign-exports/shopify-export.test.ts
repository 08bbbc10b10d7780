import { expect, test } from 'vitest';
import { isShopifyExport, SHOPIFY_HEADER, shopifyProduct, unusedShopifyColumns } from './shopify-export.ts';

const HEADER = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Variant Grams',
  'Cost per item',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Product Category',
];

test('the columns of a Shopify export are recognised, others are not', () => {
  expect(isShopifyExport(HEADER)).toBe(true);
  expect(isShopifyExport(['name', 'price', 'variants'])).toBe(false);
  expect(unusedShopifyColumns(HEADER)).toEqual([]);
});

test('rows of one handle become one product with variants and pictures', () => {
  const rows = [
    row({
      Handle: 'balm',
      Title: 'Rose Balm',
      'Body (HTML)': '<p>Soft.</p><ul><li>Vegan</li></ul>',
      Vendor: 'Acme',
      Type: 'Lips',
      Published: 'true',
      'Option1 Name': 'Shade',
      'Option1 Value': 'Rose',
      'Option2 Name': 'Size',
      'Option2 Value': '10 ml',
      'Variant SKU': 'B-1',
      'Variant Inventory Qty': '4',
      'Variant Price': '9.99',
      'Variant Compare At Price': '12.00',
      'Variant Barcode': "'5012345678900",
      'Variant Grams': '85.4',
      'Cost per item': '3.2',
      'Image Src': 'https://x.example/2.jpg',
      'Image Position': '2',
    }),
    row({
      Handle: 'balm',
      'Option1 Value': 'Nude',
      'Option2 Value': '10 ml',
      'Variant Inventory Qty': '-3',
      'Variant Price': '10.99',
      'Variant Grams': '0',
      'Cost per item': 'n/a',
      'Image Src': 'https://x.example/1.jpg',
      'Image Position': '1',
      'Image Alt Text': 'The open balm',
    }),
    row({ Handle: 'balm', 'Image Src': 'https://x.example/3.jpg', 'Image Position': '3' }),
  ];
  expect(product(rows)).toMatchObject({
    id: 'balm',
    slug: 'balm',
    name: 'Rose Balm',
    description: '<p>Soft.</p><ul><li>Vegan</li></ul>',
    brand: 'Acme',
    category: 'Lips',
    price: '9.99',
    originalPrice: '12.00',
    imageUrl: 'https://x.example/1.jpg',
    status: 'published',
  });
  expect(JSON.parse(product(rows).variants ?? '')).toMatchObject([
    {
      name: 'Rose / 10 ml',
      price: '9.99',
      originalPrice: '12.00',
      stock: '4',
      sku: 'B-1',
      barcode: '5012345678900',
      grams: '85',
      cost: '3.2',
    },
    { name: 'Nude / 10 ml', price: '10.99', stock: '0', grams: '', cost: '' },
  ]);
  expect(JSON.parse(product(rows).pictures ?? '')).toEqual([
    { url: 'https://x.example/1.jpg', alt: 'The open balm' },
    { url: 'https://x.example/2.jpg', alt: '' },
    { url: 'https://x.example/3.jpg', alt: '' },
  ]);
});

test('an option left blank in the first row is a variant all the same', () => {
  const mixed = product([
    row({
      Handle: 'soap',
      Title: 'Soap',
      'Option1 Name': 'Size',
      'Variant SKU': 'S-0',
      'Variant Price': '4',
    }),
    row({ Handle: 'soap', 'Option1 Value': 'Family', 'Variant SKU': 'S-1', 'Variant Price': '9' }),
  ]);
  expect(JSON.parse(mixed.variants ?? '')).toMatchObject([
    { name: 'Standard', sku: 'S-0', price: '4' },
    { name: 'Family', sku: 'S-1', price: '9' },
  ]);
});

test('a product without options has the variant Standard, and an unpublished one is a draft', () => {
  const single = product([
    row({
      Handle: 'cup',
      Title: 'Cup',
      Published: 'false',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant Price': '5',
      'Product Category': 'Health & Beauty > Cosmetics > Lip Gloss',
    }),
  ]);
  expect(single).toMatchObject({ category: 'Lip Gloss', status: 'draft' });
  expect(JSON.parse(single.variants ?? '')).toMatchObject([{ name: 'Standard', price: '5' }]);
});

test('the present template is recognised, and the row with a title speaks, wherever it stands', () => {
  const header = [
    'Title',
    'URL handle',
    'Description',
    'Published on online store',
    'Status',
    'SKU',
    'Option1 value',
    'Price',
    'Compare-at price',
    'Inventory quantity',
    'Product image URL',
  ];
  expect(isShopifyExport(header)).toBe(true);
  expect(unusedShopifyColumns(header)).toEqual([]);
  const cells = shopifyProduct(header, [
    ['', 'dusk_oil', '', '', '', 'D-2', '50 ml', '30.00', '', '2', ''],
    [
      'Dusk Oil',
      'dusk_oil',
      'Warm.',
      'FALSE',
      'Active',
      'D-1',
      '10 ml',
      '12.00',
      '',
      '4',
      'https://x.example/d.jpg',
    ],
  ]);
  const product = Object.fromEntries(SHOPIFY_HEADER.map((column, place) => [column, cells[place] ?? '']));
  expect(product).toMatchObject({ id: 'dusk_oil', name: 'Dusk Oil', description: 'Warm.', status: 'draft' });
  expect(JSON.parse(product.variants ?? '')).toMatchObject([
    { name: '50 ml', price: '30.00', stock: '2', sku: 'D-2' },
    { name: '10 ml', price: '12.00', stock: '4', sku: 'D-1' },
  ]);
});

function row(cells: Record<string, string>): string[] {
  return HEADER.map((column) => cells[column] ?? '');
}

function product(rows: string[][]): Record<string, string> {
  const cells = shopifyProduct(HEADER, rows);
  return Object.fromEntries(SHOPIFY_HEADER.map((column, place) => [column, cells[place] ?? '']));
}
