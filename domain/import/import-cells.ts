import * as v from 'valibot';
import { parseSize } from '#domain/catalogue/size-text.ts';
import { parsePounds } from '#domain/money/parse-pounds.ts';
import { multiLine, singleLine } from '#domain/text/clean-text.ts';
import { slugFrom } from '#domain/text/slug.ts';
import type { ImportField } from './import-fields.ts';
import { parseFeatures, parseVariants } from './import-lists.ts';
import type { NumberFormat } from './import-map.ts';

/** Fields written as numbers: the map's number format applies to them. */
const NUMERIC: ReadonlySet<ImportField> = new Set([
  'price',
  'originalPrice',
  'discount',
  'stock',
  'rating',
  'reviewCount',
  'amount',
  'periodAfterOpeningMonths',
]);

/** Removes the number format from a cell: currency signs, grouping, a decimal comma. */
export function plainCell(field: ImportField, cell: string, format: NumberFormat): string {
  const text = cell.trim();
  if (!NUMERIC.has(field)) return text;
  const bare = format.currencySigns.reduce((rest, sign) => rest.replace(sign, ''), text).trim();
  if (format.decimal === '.') return bare;
  return bare.replace(/[.\s'’](?=\d{3})/g, '').replace(/^([-−]?\d*),(\d*)$/, '$1.$2');
}

const PRICE_REASONS = {
  'not-a-price': 'is not a price',
  negative: 'is below zero',
  'too-precise': 'has more than two decimals',
  'too-large': 'is more than £9,999,999.99',
};

const pounds = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parsePounds(dataset.value);
    if (parsed.ok) return parsed.pence;
    addIssue({ message: PRICE_REASONS[parsed.problem] });
    return NEVER;
  }),
);

function line(maxLength: number) {
  return v.pipe(
    v.string(),
    v.transform(singleLine),
    v.maxLength(maxLength, `is longer than ${maxLength} characters`),
  );
}

function lines(maxLength: number) {
  return v.pipe(
    v.string(),
    v.transform(multiLine),
    v.maxLength(maxLength, `is longer than ${maxLength} characters`),
  );
}

function decimal(reason: string) {
  return v.pipe(
    v.string(),
    v.regex(/^(\d{1,3}(,\d{3})+|\d*)(\.\d*)?$/, reason),
    v.transform((text) => (/\d/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN)),
    v.number(reason),
  );
}

function wholeNumber(lowest: number, highest: number) {
  const reason = `is not a whole number from ${lowest} to ${highest}`;
  return v.pipe(decimal(reason), v.integer(reason), v.minValue(lowest, reason), v.maxValue(highest, reason));
}

const YES = ['true', 'yes', 'y', '1', 'x'];
const NO = ['false', 'no', 'n', '0', '-'];

const yesOrNo = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist([...YES, ...NO], 'is neither yes nor no'),
  v.transform((word) => YES.includes(word)),
);

const size = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseSize(dataset.value);
    if (parsed) return parsed;
    addIssue({ message: 'is not a single content such as 50 ml, so there is no unit price' });
    return NEVER;
  }),
);

const address = v.pipe(
  line(2000),
  v.check(isPictureAddress, 'is not the address of a picture (https://… or /…)'),
);

const list = { variants: 'has more than 100 variants', features: 'has more than 20 features' };

/** Null for a blank cell, undefined for a missing column: the two mean different things for an existing product. */
function cell<const Schema extends v.GenericSchema<string, unknown>>(schema: Schema) {
  return v.optional(v.nullable(schema));
}

/** The schema of one row's cells. Messages continue a sentence: 'price "x" is not a price'. */
export const cellsSchema = v.object({
  id: cell(line(200)),
  slug: cell(
    v.pipe(
      line(200),
      v.check((text) => slugFrom(text) === text, 'is not a slug such as rose-serum'),
    ),
  ),
  name: v.pipe(v.nullish(v.string(), ''), v.nonEmpty('is missing'), line(200), v.nonEmpty('is missing')),
  brand: cell(line(100)),
  category: cell(line(100)),
  price: v.pipe(
    v.nullish(v.string(), ''),
    v.nonEmpty('is missing'),
    pounds,
    v.minValue(1, 'is 0, which is no price to sell at'),
  ),
  originalPrice: cell(pounds),
  discount: cell(
    v.pipe(
      v.string(),
      v.transform((text) => text.replace(/\s*%$/, '')),
      decimal('is not a percentage'),
      v.transform(Math.round),
      v.maxValue(100, 'is more than 100 percent'),
    ),
  ),
  description: cell(lines(50_000)),
  imageUrl: cell(address),
  stock: cell(wholeNumber(0, 1_000_000)),
  featured: cell(yesOrNo),
  rating: cell(v.pipe(decimal('is not a number from 0 to 5'), v.maxValue(5, 'is not a number from 0 to 5'))),
  reviewCount: cell(wholeNumber(0, 1_000_000_000)),
  variants: cell(v.pipe(v.string(), v.transform(parseVariants), v.maxLength(100, list.variants))),
  features: cell(v.pipe(v.string(), v.transform(parseFeatures), v.maxLength(20, list.features))),
  size: cell(size),
  ingredients: cell(lines(20_000)),
  howToUse: cell(lines(20_000)),
  warnings: cell(lines(20_000)),
  periodAfterOpeningMonths: cell(
    v.pipe(
      v.string(),
      v.transform((text) => text.replace(/\s*(m|months?)$/i, '')),
      wholeNumber(1, 240),
    ),
  ),
  sealedForHygiene: cell(yesOrNo),
  sku: cell(line(100)),
  barcode: cell(v.pipe(line(40), v.regex(/^[\dA-Za-z -]+$/, 'is not a barcode'))),
  shade: cell(
    v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/, 'is not a colour such as #d98880')),
  ),
});

/** A parsed row. Undefined: the file has no such column; null: the cell is blank. Money is pence. */
export type ImportRow = v.InferOutput<typeof cellsSchema>;

function isPictureAddress(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true;
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}
