import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { foldText } from '#domain/search/search-text.ts';
import type { VariantCell } from './import-lists.ts';
import { attributesOfTags } from './shopify-tags.ts';

/** The columns a product of a Shopify export is turned into, in the order of the cells of `shopifyProduct`. */
export const SHOPIFY_HEADER = [
  'id',
  'slug',
  'name',
  'description',
  'brand',
  'category',
  'type',
  'attributes',
  'price',
  'originalPrice',
  'imageUrl',
  'pictures',
  'variants',
  'status',
];

const MARKS = ['handle', 'title', 'option1 value', 'variant price'];

const USED = [
  ...MARKS,
  'body html',
  'vendor',
  'type',
  'tags',
  'product category',
  'google shopping google product category',
  'published',
  'status',
  'option1 name',
  'option2 name',
  'option2 value',
  'option3 name',
  'option3 value',
  'variant sku',
  'variant inventory qty',
  'variant compare at price',
  'variant barcode',
  'variant image',
  'image src',
  'image position',
  'image alt text',
];

/** Recognises the product export of Shopify by its columns. */
export function isShopifyExport(header: readonly string[]): boolean {
  const columns = new Set(header.map(foldText));
  return MARKS.every((mark) => columns.has(mark));
}

/** Returns the columns of a Shopify export that the shop has no field for. */
export function unusedShopifyColumns(header: readonly string[]): string[] {
  return header.filter((column) => !USED.includes(foldText(column)));
}

/**
 * Returns one row for all rows of a product (`rows`, the first one with the product's own columns): every row with a price
 * is a variant, every row with a picture adds it. 'Default Title' is Shopify's name for a product without options. `htmlText` returns the words of an HTML text.
 */
export function shopifyProduct(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  htmlText: (html: string) => string,
): string[] {
  const columns = new Map(header.map((column, index) => [foldText(column), index]));
  const cell = (row: readonly string[] | undefined, column: string) =>
    (row?.[columns.get(column) ?? -1] ?? '').trim();
  const first = rows[0];
  const variants = rows
    .filter((row) => cell(row, 'variant price') !== '')
    .map(
      (row): VariantCell => ({
        name: variantName(['option1 value', 'option2 value', 'option3 value'].map((part) => cell(row, part))),
        price: cell(row, 'variant price'),
        originalPrice: cell(row, 'variant compare at price'),
        stock: cell(row, 'variant inventory qty').replace(/^-\d+$/, '0'),
        sku: cell(row, 'variant sku'),
        barcode: cell(row, 'variant barcode').replace(/^'/, ''),
        imageUrl: cell(row, 'variant image'),
      }),
    );
  const pictures = rows
    .filter((row) => cell(row, 'image src') !== '')
    .toSorted((a, b) => Number(cell(a, 'image position')) - Number(cell(b, 'image position')))
    .map((row) => ({ url: cell(row, 'image src'), alt: cell(row, 'image alt text') }));
  const handle = cell(first, 'handle');
  const shopifyCategory = lastPart(cell(first, 'product category')) || lastPart(cell(first, GOOGLE_CATEGORY));
  return [
    handle,
    handle,
    cell(first, 'title'),
    htmlText(cell(first, 'body html')),
    cell(first, 'vendor'),
    cell(first, 'type') || shopifyCategory,
    typeBeside(cell(first, 'type'), shopifyCategory),
    attributesOfTags(cell(first, 'tags')),
    variants[0]?.price ?? '',
    variants[0]?.originalPrice ?? '',
    pictures[0]?.url ?? '',
    JSON.stringify(pictures),
    JSON.stringify(variants),
    statusOf(cell(first, 'status'), cell(first, 'published')),
  ];
}

/** Returns the handle, which stands in every row of a product. */
export function shopifyHandle(header: readonly string[], row: readonly string[]): string {
  return (row[header.findIndex((column) => foldText(column) === 'handle')] ?? '').trim();
}

const GOOGLE_CATEGORY = 'google shopping google product category';

function variantName(options: string[]): string {
  const name = options.filter(Boolean).join(' / ');
  return name === '' || name === 'Default Title' ? STANDARD_VARIANT : name;
}

/** 'Health & Beauty > Cosmetics > Lip Gloss' is filed under its last part. */
function lastPart(path: string): string {
  return path.split('>').at(-1)?.trim() ?? '';
}

/** The owner's own `Type` is the category; the one from Shopify's list is the type within it, if it says something else. */
function typeBeside(category: string, shopifyCategory: string): string {
  const singular = (text: string) => foldText(text).replace(/s$/, '');
  return category !== '' && singular(category) !== singular(shopifyCategory) ? shopifyCategory : '';
}

function statusOf(status: string, published: string): string {
  const word = status.toLowerCase();
  if (word === 'archived' || word === 'draft') return word;
  return published.toLowerCase() === 'false' ? 'draft' : 'published';
}
