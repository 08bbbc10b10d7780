import { foldText } from '#domain/search/search-text.ts';
import { withoutGuard } from '#domain/text/csv.ts';

/** The columns of an export by their names in every generation of WooCommerce and every English, folded. */
const COLUMNS = {
  id: ['id'],
  type: ['type'],
  sku: ['sku'],
  barcode: ['gtin upc ean or isbn', 'meta global unique id', 'gtin', 'ean', 'barcode'],
  name: ['name'],
  published: ['published'],
  featured: ['is featured', 'featured'],
  visibility: ['visibility in catalog', 'visibility in catalogue'],
  shortDescription: ['short description'],
  description: ['description'],
  saleStarts: ['date sale price starts'],
  saleEnds: ['date sale price ends'],
  taxStatus: ['tax status'],
  taxClass: ['tax class'],
  inStock: ['in stock'],
  stock: ['stock'],
  salePrice: ['sale price'],
  regularPrice: ['regular price'],
  categories: ['categories'],
  tags: ['tags'],
  images: ['images'],
  parent: ['parent'],
  position: ['position'],
  brands: ['brands', 'brand'],
  weight: ['weight kg', 'weight g', 'weight lbs', 'weight oz'],
  cost: ['cost of goods'],
} as const satisfies Record<string, readonly string[]>;

export type WooColumn = keyof typeof COLUMNS;

/** A value of a product's attribute, or of a variation's option. */
export type WooAttribute = { name: string; values: string };

export type WooRow = { rowNumber: number; record: readonly string[] };

/** Reads the cells of an export by the columns they stand in. */
export type WooTable = {
  /** The text of a cell; '' for a blank one and a column the file does not have. */
  cell(record: readonly string[], column: WooColumn): string;
  has(column: WooColumn): boolean;
  /** The unit that the shop weighed in: 'kg', 'g', 'lbs', 'oz'. */
  weightUnit: string;
  attributes(record: readonly string[]): WooAttribute[];
};

const MARKS: readonly WooColumn[] = ['type', 'sku', 'name', 'regularPrice'];

/** Recognises the product export of WooCommerce by its columns, in English. */
export function isWooCommerceExport(header: readonly string[]): boolean {
  const columns = new Set(header.map(foldText));
  return MARKS.every((mark) => COLUMNS[mark].some((name) => columns.has(name)));
}

/** Returns the columns of a WooCommerce export that the shop has no field for. */
export function unusedWooCommerceColumns(header: readonly string[]): string[] {
  const used: readonly string[] = Object.values(COLUMNS).flat();
  return header.filter((column) => !used.includes(foldText(column)) && !ATTRIBUTE.test(foldText(column)));
}

/** 'Attribute 1 value(s)', folded. */
const ATTRIBUTE = /^attribute (\d{1,3}) (name|value s|visible|global|default)$/;

export function wooTable(header: readonly string[]): WooTable {
  const folded = header.map(foldText);
  const placesOf = (names: readonly string[]) =>
    names.map((name) => folded.indexOf(name)).filter((place) => place >= 0);
  const places = new Map<WooColumn, number[]>();
  for (const [column, names] of Object.entries(COLUMNS)) places.set(column as WooColumn, placesOf(names));
  const numbers = folded.flatMap((name) => /^attribute (\d{1,3}) name$/.exec(name)?.[1] ?? []);
  const attributePlaces = numbers
    .toSorted((a, b) => Number(a) - Number(b))
    .map((number) => ({
      name: folded.indexOf(`attribute ${number} name`),
      values: folded.indexOf(`attribute ${number} value s`),
    }));
  return {
    weightUnit: COLUMNS.weight.find((name) => folded.includes(name))?.split(' ')[1] ?? '',
    has: (column) => (places.get(column) ?? []).length > 0,
    cell: (record, column) => {
      const texts = (places.get(column) ?? []).map((place) => bare(record[place]));
      return texts.find((text) => text !== '') ?? '';
    },
    attributes: (record) =>
      attributePlaces
        .map(({ name, values }) => ({
          name: attributeName(bare(record[name])),
          values: bare(record[values]),
        }))
        .filter(({ name, values }) => name !== '' && values !== ''),
  };
}

export type WooKind = 'simple' | 'variable' | 'variation' | 'other';

/** 'simple, virtual' is a simple product; types of plug-ins, grouped and external products are others. */
export function wooKind(table: WooTable, record: readonly string[]): WooKind {
  const words = typeWords(table, record);
  return (
    (['variation', 'variable', 'simple'] as const).find((kind) => words.includes(kind)) ??
    (words.length === 0 ? 'simple' : 'other')
  );
}

/** The words of a row's type, in lower case. */
export function typeWords(table: WooTable, record: readonly string[]): string[] {
  return wooList(table.cell(record, 'type').toLowerCase());
}

/** Splits a list between commas; a comma behind a backslash belongs to the text. */
export function wooList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => withoutEscapes(part).trim())
    .filter((part) => part !== '');
}

export function withoutEscapes(text: string): string {
  return text.replaceAll('\\,', ',');
}

/** WooCommerce guards cells such as '-1' as spreadsheets want it. */
function bare(text = ''): string {
  return withoutGuard(text.trim());
}

/** 'pa_skin-type', as some exports name an attribute of the whole shop, is its 'skin type'. */
function attributeName(name: string): string {
  return /^pa_/.test(name) ? name.slice(3).replace(/[-_]+/g, ' ') : name;
}
