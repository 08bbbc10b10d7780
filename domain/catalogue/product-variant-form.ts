import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { costField, gramsField } from '#domain/fields/goods-fields.ts';
import { optionalNumber, optionalWholeNumber, requiredWholeNumber } from '#domain/fields/number-field.ts';
import { optionalPounds } from '#domain/fields/pounds-field.ts';
import { optionalLineOrNull, requiredLine } from '#domain/fields/text-field.ts';
import { pictureField } from '#domain/pictures/picture-field.ts';
import { isGtin } from './barcode.ts';
import { SHADE_DEPTHS, SHADE_FAMILIES, type ShadeWords, UNDERTONES } from './shade-words.ts';

export const MOST_VARIANTS = 100;

export type VariantFields = ShadeWords & {
  /** Null for a new one. */
  id: string | null;
  name: string;
  sku: string | null;
  barcode: string | null;
  pricePence: number | null;
  originalPricePence: number | null;
  amount: number | null;
  /** What one weighs, without packing; null: not known. */
  grams: number | null;
  /** What one costs the shop, without VAT; null: not known. */
  costPence: number | null;
  stock: number;
  /** Stock when the form was opened: orders placed since then must not be undone (docs/decisions/016-stock-by-difference.md). */
  stockWas: number | null;
  imageUrl: string | null;
  shade: string | null;
};

/** A barcode with a correct check digit, or none. */
export function barcodeField() {
  return v.pipe(
    optionalLineOrNull('Barcode', 40),
    v.transform((text) => text?.replaceAll(/[\s-]/g, '') || null),
    v.check(
      (text) => text === null || isGtin(text),
      'Barcode must be 8, 12, 13 or 14 digits with a right check digit',
    ),
  );
}

/**
 * Parses the variants of a product form from its fields 'variants.0.name', 'variants.1.name' …, in their order; blank rows
 * are dropped. Errors are keyed by the full field name.
 */
export function parseVariantRows(submitted: Record<string, unknown>): {
  variants: VariantFields[];
  /** The rows of the form they came from. */
  places: number[];
  errors: Record<string, string>;
} {
  const variants: VariantFields[] = [];
  const errors: Record<string, string> = {};
  const places: number[] = [];
  const seen = { name: new Set<string>(), sku: new Set<string>() };
  for (const place of rowPlaces(submitted)) {
    const row = variantAt(submitted, place);
    if (isBlankVariant(row)) continue;
    const parsed = v.safeParse(schema, row);
    if (!parsed.success) {
      for (const [field, message] of Object.entries(fieldErrors(parsed.issues)))
        errors[`variants.${place}.${field}`] = message;
      continue;
    }
    const variant = { ...parsed.output, id: row.id || null };
    if (isRepeated(seen.name, variant.name.toLowerCase()))
      errors[`variants.${place}.name`] = 'Another variant has this name';
    if (variant.sku && isRepeated(seen.sku, variant.sku))
      errors[`variants.${place}.sku`] = 'Another variant has this SKU';
    if (variant.originalPricePence !== null && variant.originalPricePence < (variant.pricePence ?? 0))
      errors[`variants.${place}.originalPricePence`] = 'Original price must not be below the price';
    variants.push(variant);
    places.push(place);
  }
  return { variants, places, errors };
}

const VARIANT_FIELDS = [
  'id',
  'name',
  'sku',
  'barcode',
  'pricePence',
  'originalPricePence',
  'amount',
  'grams',
  'costPence',
  'stock',
  'stockWas',
  'imageUrl',
  'shade',
  'shadeDepth',
  'shadeUndertone',
  'shadeFamily',
] as const;

function chosenWord<const Words extends readonly string[]>(label: string, words: Words) {
  return v.pipe(
    v.string(),
    v.transform((word) => word || null),
    v.nullable(v.picklist(words, `${label} is not one of those offered`)),
  );
}

/** The fields of one variant as the form holds them: texts as typed, prices in pounds. */
export type VariantValues = Record<(typeof VARIANT_FIELDS)[number], string>;

const schema = v.object({
  name: requiredLine('Variant name', 100),
  sku: optionalLineOrNull('SKU', 100),
  barcode: barcodeField(),
  pricePence: optionalPounds('Price'),
  originalPricePence: optionalPounds('Original price'),
  amount: optionalNumber('Amount', { min: 0.001, max: 1_000_000 }),
  grams: gramsField(),
  costPence: costField(),
  stock: requiredWholeNumber('Stock', { min: 0, max: 1_000_000 }),
  stockWas: optionalWholeNumber('Stock', { min: 0, max: 1_000_000 }),
  imageUrl: pictureField('Image URL'),
  shade: v.pipe(
    optionalLineOrNull('Shade', 20),
    v.transform((text) => text?.toLowerCase() ?? null),
    v.check((text) => text === null || /^#[0-9a-f]{6}$/.test(text), 'Shade must be a colour such as #d98880'),
  ),
  shadeDepth: chosenWord('Depth', SHADE_DEPTHS),
  shadeUndertone: chosenWord('Undertone', UNDERTONES),
  shadeFamily: chosenWord(
    'Shade family',
    SHADE_FAMILIES.map(({ slug }) => slug),
  ),
});

function rowPlaces(submitted: Record<string, unknown>): number[] {
  const places = new Set<number>();
  for (const name of Object.keys(submitted)) {
    const place = /^variants\.(\d{1,3})\./.exec(name)?.[1];
    if (place !== undefined) places.add(Number(place));
  }
  return [...places].sort((a, b) => a - b).slice(0, MOST_VARIANTS);
}

/** The fields of the variant in this place, '' where it has none. */
export function variantAt(submitted: Record<string, unknown>, place: number): VariantValues {
  const text = (field: string) => {
    const value = submitted[`variants.${place}.${field}`];
    return typeof value === 'string' ? value.trim() : '';
  };
  return Object.fromEntries(VARIANT_FIELDS.map((field) => [field, text(field)])) as VariantValues;
}

/** True for an unused row. Ignores the hidden fields and the colour, because a colour input always has a value. */
export function isBlankVariant({ id, stockWas, shade, ...rest }: VariantValues): boolean {
  return Object.values(rest).every((text) => text === '' || text === '0');
}

function isRepeated(seen: Set<string>, value: string): boolean {
  if (seen.has(value)) return true;
  seen.add(value);
  return false;
}
