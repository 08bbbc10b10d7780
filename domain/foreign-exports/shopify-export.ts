import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import type { VariantCell } from '#domain/import/import-lists.ts';
import { leastPublic } from '#domain/import/status-words.ts';
import { foldText } from '#domain/search/search-text.ts';
import { costCell, gramsCell } from './goods-cells.ts';
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

/** The columns of an export by their names in every generation of Shopify's template, folded. */
const COLUMNS = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body html', 'description'],
  vendor: ['vendor'],
  type: ['type', 'custom product type'],
  category: ['product category', 'standard product type', 'google shopping google product category'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1: ['option1 value'],
  option2: ['option2 value'],
  option3: ['option3 value'],
  names: ['option1 name', 'option2 name', 'option3 name'],
  sku: ['variant sku', 'sku'],
  price: ['variant price', 'price'],
  formerPrice: ['variant compare at price', 'compare at price'],
  stock: ['variant inventory qty', 'inventory quantity'],
  barcode: ['variant barcode', 'barcode'],
  grams: ['variant grams', 'weight value grams'],
  cost: ['cost per item'],
  variantImage: ['variant image', 'variant image url'],
  image: ['image src', 'product image url'],
  position: ['image position'],
  alt: ['image alt text'],
} as const satisfies Record<string, readonly string[]>;

type Column = keyof typeof COLUMNS;

const MARKS: readonly Column[] = ['handle', 'title', 'option1', 'price'];

const USED: readonly string[] = Object.values(COLUMNS).flat();

/** Recognises the product export of Shopify by its columns, of any generation. */
export function isShopifyExport(header: readonly string[]): boolean {
  const columns = new Set(header.map(foldText));
  return MARKS.every((mark) => COLUMNS[mark].some((name) => columns.has(name)));
}

/** Returns the columns of a Shopify export that the shop has no field for. */
export function unusedShopifyColumns(header: readonly string[]): string[] {
  return header.filter((column) => !USED.includes(foldText(column)));
}

/**
 * Returns one row for all rows of a product, in any order: the first with a title has the product's own columns, every row with a price
 * is a variant, every row with a picture adds it. 'Default Title' is Shopify's name for a product without options.
 */
export function shopifyProduct(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const folded = header.map(foldText);
  const cell = (row: readonly string[] | undefined, column: Column) => {
    const texts = COLUMNS[column].map((name) => (row?.[folded.indexOf(name)] ?? '').trim());
    return texts.find((text) => text !== '') ?? '';
  };
  const first = rows.find((row) => cell(row, 'title') !== '') ?? rows[0];
  const variants = rows
    .filter((row) => cell(row, 'price') !== '')
    .map(
      (row): VariantCell => ({
        name: variantName((['option1', 'option2', 'option3'] as const).map((part) => cell(row, part))),
        price: cell(row, 'price'),
        originalPrice: cell(row, 'formerPrice'),
        stock: cell(row, 'stock').replace(/^-\d+$/, '0'),
        sku: cell(row, 'sku'),
        barcode: cell(row, 'barcode').replace(/^'/, ''),
        grams: gramsCell(cell(row, 'grams'), 'g'),
        cost: costCell(cell(row, 'cost')),
        imageUrl: cell(row, 'variantImage'),
      }),
    );
  const pictures = rows
    .filter((row) => cell(row, 'image') !== '')
    .toSorted((a, b) => Number(cell(a, 'position')) - Number(cell(b, 'position')))
    .map((row) => ({ url: cell(row, 'image'), alt: cell(row, 'alt') }));
  const handle = cell(first, 'handle');
  const shopifyCategory = lastPart(cell(first, 'category'));
  return [
    handle,
    handle,
    cell(first, 'title'),
    cell(first, 'body'),
    cell(first, 'vendor'),
    cell(first, 'type') || shopifyCategory,
    typeBeside(cell(first, 'type'), shopifyCategory),
    attributesOfTags(cell(first, 'tags')),
    variants[0]?.price ?? '',
    variants[0]?.originalPrice ?? '',
    pictures[0]?.url ?? '',
    JSON.stringify(pictures),
    JSON.stringify(variants),
    leastPublic([cell(first, 'status'), cell(first, 'published')]),
  ];
}

/** Returns the handle, which stands in every row of a product. */
export function shopifyHandle(header: readonly string[], row: readonly string[]): string {
  const folded = header.map(foldText);
  const places = COLUMNS.handle.map((name) => folded.indexOf(name));
  return (row[Math.max(...places)] ?? '').trim();
}

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
