import * as v from 'valibot';
import { hasCodeSigns } from '#domain/catalogue/attributes.ts';
import { PRODUCT_STATUSES, type ProductPicture } from '#domain/catalogue/product.ts';
import { withoutGuard } from '#domain/text/csv.ts';
import { attributeCell, attributesCell } from './attribute-cells.ts';
import {
  address,
  barcode,
  commodityCode,
  decimal,
  goodsKind,
  grams,
  line,
  lines,
  originCountry,
  pounds,
  shadeColour,
  size,
  vatRate,
  wholeNumber,
  yesOrNo,
} from './cell-types.ts';
import { FIELD_KINDS, type ImportField } from './import-fields.ts';
import { parseFeatures, variantList } from './import-lists.ts';
import type { NumberFormat } from './import-map.ts';
import { partList } from './part-cells.ts';
import { pictureList } from './picture-cells.ts';
import { statusOfWord } from './status-words.ts';

/** Removes the number format from a cell: currency signs, grouping, a decimal comma. The guard of a spreadsheet goes too. */
export function plainCell(field: ImportField, cell: string, format: NumberFormat): string {
  const text = withoutGuard(cell.trim());
  if (FIELD_KINDS[field] !== 'number') return text;
  const bare = format.currencySigns.reduce((rest, sign) => rest.replace(sign, ''), text).trim();
  if (format.decimal === '.') return bare;
  return bare.replace(/[.\s'’](?=\d{3}(?!\d))/g, '').replace(/^([-−]?\d*),(\d*)$/, '$1.$2');
}

/** Null for a blank cell, undefined for a missing column: the two mean different things for an existing product. */
function cell<const Schema extends v.GenericSchema<string, unknown>>(schema: Schema) {
  return v.optional(v.nullable(schema));
}

const NO_CODE_SIGNS = 'is no name: no < > or __ in one';

const UNREADABLE_STATUS = 'is no status such as draft, published, yes or no: a new product is a draft';

/** The schema of one row's cells. Messages continue a sentence: 'price "x" is not a price'. */
export const cellsSchema = v.object({
  id: cell(line(200)),
  /** As the file says it; `addressOf` makes it fit for an address. */
  slug: cell(line(500)),
  name: v.pipe(v.nullish(v.string(), ''), v.nonEmpty('is missing'), line(200), v.nonEmpty('is missing')),
  brand: cell(line(100)),
  category: cell(line(100)),
  type: cell(
    v.pipe(
      line(100),
      v.check((text) => !hasCodeSigns(text), NO_CODE_SIGNS),
    ),
  ),
  attributes: cell(attributesCell),
  skinType: cell(attributeCell('skin-type')),
  concern: cell(attributeCell('concern')),
  finish: cell(attributeCell('finish')),
  coverage: cell(attributeCell('coverage')),
  texture: cell(attributeCell('texture')),
  scent: cell(attributeCell('scent')),
  hairType: cell(attributeCell('hair-type')),
  freeFrom: cell(attributeCell('free-from')),
  standard: cell(attributeCell('standard')),
  vegan: cell(yesOrNo),
  refillable: cell(yesOrNo),
  suits: cell(attributeCell('suits')),
  spf: cell(attributeCell('spf')),
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
  stockWas: cell(wholeNumber(0, 1_000_000)),
  exportId: cell(line(100)),
  featured: cell(yesOrNo),
  rating: cell(v.pipe(decimal('is not a number from 0 to 5'), v.maxValue(5, 'is not a number from 0 to 5'))),
  reviewCount: cell(wholeNumber(0, 1_000_000_000)),
  pictures: cell(pictureList),
  status: cell(
    v.pipe(
      v.string(),
      v.transform(statusOfWord),
      v.nonNullable(v.picklist(PRODUCT_STATUSES), UNREADABLE_STATUS),
    ),
  ),
  variants: cell(variantList),
  parts: cell(partList),
  features: cell(v.pipe(v.string(), v.transform(parseFeatures))),
  size: cell(size),
  ingredients: cell(lines(20_000)),
  howToUse: cell(lines(20_000)),
  warnings: cell(lines(20_000)),
  responsiblePerson: cell(lines(1000)),
  optionName: cell(lines(30)),
  periodAfterOpeningMonths: cell(
    v.pipe(
      v.string(),
      v.transform((text) => text.replace(/\s*(m|months?)$/i, '')),
      wholeNumber(1, 240),
    ),
  ),
  sealedForHygiene: cell(yesOrNo),
  originCountry: cell(originCountry),
  commodityCode: cell(commodityCode),
  gbPerson: cell(line(200)),
  euPerson: cell(line(200)),
  goodsKind: cell(goodsKind),
  vat: cell(vatRate),
  sku: cell(line(100)),
  barcode: cell(barcode),
  grams: cell(grams),
  cost: cell(pounds),
  shade: cell(shadeColour),
} satisfies Record<Exclude<ImportField, 'amount' | 'unit'>, v.GenericSchema>);

/** A parsed row. Undefined: the file has no such column; null: the cell is blank. Money is pence. */
export type ImportRow = Omit<v.InferOutput<typeof cellsSchema>, 'pictures'> & {
  pictures?: ProductPicture[] | null | undefined;
};
