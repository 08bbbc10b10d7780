import * as v from 'valibot';
import type { ProductFeature } from '#domain/catalogue/product.ts';
import { MOST_VARIANTS } from '#domain/catalogue/product-variant-form.ts';
import { NO_SHADE_WORDS, type ShadeWords } from '#domain/catalogue/shade-words.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import {
  address,
  barcode,
  decimal,
  grams,
  line,
  pounds,
  shadeColour,
  shadeDepth,
  shadeFamily,
  undertone,
  wholeNumber,
} from './cell-types.ts';

/** A variant as named in a file. Null: the file does not say it. Money is pence. */
export type ImportVariant = ShadeWords & {
  name: string;
  shade: string | null;
  stock: number | null;
  /** Its stock in the export the file was made from. */
  stockWas?: number | undefined;
  pricePence: number | null;
  originalPricePence: number | null;
  sku: string | null;
  barcode: string | null;
  /** Its content, in the unit of the product. */
  amount: number | null;
  /** What one weighs, without packing. */
  grams: number | null;
  /** What one costs the shop, without VAT. */
  costPence: number | null;
  imageUrl: string | null;
};

/** A variant of a JSON list, its values as they would stand in cells of their own; '' for none. */
export type VariantCell = {
  name: string;
  price: string;
  originalPrice: string;
  stock: string;
  stockWas?: string;
  sku: string;
  barcode: string;
  grams?: string;
  cost?: string;
  imageUrl: string;
};

const MAX_LENGTH = 100;
const VARIANT = /^(.*?)\s*(#[0-9a-f]{6})?\s*(?::\s*(\d{1,6}))?$/i;

/** Parses 'Rose|Nude' or, with shade colour and stock, 'Rose #d98880: 12|Nude #c8a18a: 5'. Repeated names count once. */
export function parseVariants(text: string): ImportVariant[] {
  const variants: ImportVariant[] = [];
  for (const part of parts(text)) {
    const [, name = '', shade, stock] = VARIANT.exec(part.slice(0, MAX_LENGTH)) ?? [];
    const known = variants.some((variant) => variant.name === name);
    if (name === '' || known) continue;
    variants.push({
      name,
      shade: shade?.toLowerCase() ?? null,
      stock: stock === undefined ? null : Number(stock),
      ...UNSAID,
    });
  }
  return variants;
}

const UNSAID = {
  pricePence: null,
  originalPricePence: null,
  sku: null,
  barcode: null,
  amount: null,
  grams: null,
  costPence: null,
  imageUrl: null,
  ...NO_SHADE_WORDS,
};

function optional<const Schema extends v.GenericSchema<string, unknown>>(schema: Schema) {
  return v.optional(
    v.pipe(
      v.union([v.string(), v.number()], 'is neither text nor a number'),
      v.transform((value) => String(value).trim() || null),
      v.nullable(schema),
    ),
    '',
  );
}

const variantAmount = v.pipe(
  decimal('is not an amount such as 50'),
  v.minValue(0.001, 'is not an amount such as 50'),
  v.maxValue(1_000_000, 'is more than 1,000,000'),
);

const NO_VARIANT_LIST = 'is not a JSON list of variants';

const variantCells = v.object(
  {
    name: v.pipe(v.string('is missing'), line(MAX_LENGTH), v.nonEmpty('is missing')),
    price: optional(v.pipe(pounds, v.minValue(1, 'is 0, which is no price to sell at'))),
    originalPrice: optional(pounds),
    stock: optional(wholeNumber(0, 1_000_000)),
    stockWas: optional(wholeNumber(0, 1_000_000)),
    sku: optional(line(100)),
    barcode: optional(barcode),
    amount: optional(variantAmount),
    grams: optional(grams),
    cost: optional(pounds),
    imageUrl: optional(address),
    shade: optional(shadeColour),
    shadeDepth: optional(shadeDepth),
    shadeUndertone: optional(undertone),
    shadeFamily: optional(shadeFamily),
  },
  NO_VARIANT_LIST,
);

/** The fields of a variant in a JSON list. The export writes each of them. */
export type VariantField = keyof v.InferInput<typeof variantCells>;

const variantObjects = v.pipe(
  v.string(),
  v.parseJson(undefined, NO_VARIANT_LIST),
  v.array(variantCells, NO_VARIANT_LIST),
  v.transform((variants) =>
    variants.map(
      ({ price, originalPrice, stockWas, cost, ...variant }): ImportVariant => ({
        ...variant,
        stockWas: stockWas ?? undefined,
        pricePence: price,
        originalPricePence: originalPrice,
        costPence: cost,
      }),
    ),
  ),
  v.check(
    (variants) => new Set(variants.map(({ name }) => name)).size === variants.length,
    'names one variant twice',
  ),
);

const variantNames = v.pipe(v.string(), v.transform(parseVariants));

/** Reads a cell of variants: names between bars, or a JSON list of objects with a name and the values of `VariantCell`. */
export const variantList = v.pipe(
  v.lazy((cell) => (isJsonList(cell) ? variantObjects : variantNames)),
  v.maxLength(MOST_VARIANTS, `has more than ${MOST_VARIANTS} variants`),
);

function isJsonList(cell: unknown): boolean {
  return typeof cell === 'string' && cell.startsWith('[');
}

/** Icon of a feature that names none. */
const DEFAULT_FEATURE_ICON = 'sparkles';

/** Parses 'leaf:Vegan|droplet:For dry skin'; the icon is optional. */
export function parseFeatures(text: string): ProductFeature[] {
  return parts(text).map((part) => {
    const [, icon = DEFAULT_FEATURE_ICON, words = ''] =
      /^(?:([a-z][a-z-]*)\s*:\s*)?(.+)$/.exec(part.slice(0, MAX_LENGTH)) ?? [];
    return { icon, text: words };
  });
}

function parts(text: string): string[] {
  return text
    .split('|')
    .map(singleLine)
    .filter((part) => part !== '');
}
