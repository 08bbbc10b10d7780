import * as v from 'valibot';
import { GOODS_KINDS } from '#domain/delivery/goods-kind.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { flagField } from '#domain/fields/flag-field.ts';
import { costField, gramsField } from '#domain/fields/goods-fields.ts';
import { optionalNumber, optionalWholeNumber, requiredWholeNumber } from '#domain/fields/number-field.ts';
import { optionalPounds, requiredPounds } from '#domain/fields/pounds-field.ts';
import { missingSlug, slugField } from '#domain/fields/slug-field.ts';
import { optionalLine, optionalLineOrNull, optionalLines, requiredLine } from '#domain/fields/text-field.ts';
import { commodityField, originField } from '#domain/item-data/item-data-fields.ts';
import { contradictsPrices } from '#domain/money/discount.ts';
import { FREE_QUESTION } from '#domain/money/free-price.ts';
import type { Pence } from '#domain/money/money.ts';
import { percentOff } from '#domain/money/money.ts';
import { VAT_RATES } from '#domain/money/vat-rate.ts';
import { formattedFromHtml, looksLikeHtml } from '#domain/text/formatted-from-html.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { slugFrom } from '#domain/text/slug.ts';
import { type ChosenValue, parseAttributeFields } from './attributes.ts';
import { PRODUCT_STATUSES, type ProductFeature, type ProductPicture, STANDARD_VARIANT } from './product.ts';
import { FEATURE_ICONS } from './product-feature.ts';
import { type PartFields, parseParts } from './product-part-form.ts';
import { parsePictureRows } from './product-picture-form.ts';
import { barcodeField, parseVariantRows, type VariantFields } from './product-variant-form.ts';
import { DEFAULT_RATING, RATING_OPTIONS } from './rating.ts';
import { NO_SHADE_WORDS } from './shade-words.ts';

const MOST_FEATURES = 20;

type ParsedProduct = v.InferOutput<typeof schema>;

/** A product as submitted by its form in /cms. Money is pence; brand and category are ids. */
export type ProductFields = Omit<
  ParsedProduct,
  | 'sku'
  | 'barcode'
  | 'grams'
  | 'costPence'
  | 'stock'
  | 'stockWas'
  | 'discountWas'
  | 'rating'
  | 'ratingWas'
  | 'reviewCount'
> & {
  rating: number;
  reviewCount: number;
  imageUrl: string | null;
  pictures: ProductPicture[];
  features: ProductFeature[];
  /** At least one; a set has just one, and its stock is not written: it follows the parts. */
  variants: VariantFields[];
  attributes: ChosenValue[];
  /** What a set holds; empty for other products. */
  parts: PartFields[];
};

/**
 * Parses the product form of /cms: name, price, description (unless the stored product has none), category, brand and stock are
 * required, the original price defaults to the price. Variants come in fields named 'variants.0.name'; without any the product has the one variant
 * 'Standard' with the stock of the form's own field.
 */
export function parseProductForm(
  form: unknown,
): { ok: true; product: ProductFields } | { ok: false; errors: Record<string, string> } {
  const held = parseParts(isRecord(form) ? form.parts : '');
  const parts = held.ok ? held.parts : [];
  const submitted = { ...(isRecord(form) ? form : {}), ...(parts.length > 0 ? NO_STOCK : {}) };
  const rows = parseVariantRows(submitted);
  const parsed = v.safeParse(schema, submitted);
  const errors = {
    ...missingSlug(submitted, 'name'),
    ...missingDescription(submitted),
    ...(parsed.success ? {} : fieldErrors(parsed.issues)),
  };
  const pictureRows = parsePictureRows(submitted);
  const chosen = parseAttributeFields(submitted);
  Object.assign(
    errors,
    rows.errors,
    pictureRows.errors,
    chosen.errors,
    held.ok ? {} : { parts: held.message },
  );
  if (parts.length > 0 && rows.variants.length > 1)
    errors.parts = 'A set is sold as one thing: remove its shades and sizes, or its parts';
  if (rows.variants.length > 0 || Object.keys(rows.errors).length > 0)
    for (const field of STANDARD_FIELDS) delete errors[field];
  if (!parsed.success && Object.keys(errors).length > 0) return { ok: false, errors };
  // The only errors are in fields that a product with variants does not use.
  const output = parsed.success ? parsed.output : v.parse(schema, { ...submitted, ...NO_STANDARD });
  Object.assign(errors, contradictions(output), unaskedFree(output.pricePence, rows, submitted));
  // An assortment has no unit price; a set of equal items has one (Price Marking Order 2004, as amended in 2024).
  if (parts.length > 1 && output.amount !== null)
    errors.amount = 'A set of different products has no amount of its own: leave it blank';
  const slug = output.slug || slugFrom(output.name);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const {
    sku,
    barcode,
    grams,
    costPence,
    stock,
    stockWas,
    discountWas,
    rating,
    ratingWas,
    reviewCount,
    ...fields
  } = output;
  return {
    ok: true,
    product: {
      ...fields,
      slug,
      originalPricePence: fields.originalPricePence === fields.pricePence ? null : fields.originalPricePence,
      rating: rating ?? DEFAULT_RATING,
      reviewCount: reviewCount ?? 0,
      imageUrl: pictureRows.pictures[0]?.url ?? null,
      pictures: pictureRows.pictures,
      features: parseFeatures(submitted),
      parts,
      attributes: chosen.attributes,
      variants:
        rows.variants.length > 0
          ? rows.variants
          : [standard(submitted, { sku, barcode, grams, costPence, stock, stockWas })],
    },
  };
}

/** Fields of the product itself if it is sold as one thing, of each variant otherwise. */
const NO_STANDARD = { stock: '0', stockWas: '', sku: '', barcode: '', grams: '', costPence: '' };
const STANDARD_FIELDS = Object.keys(NO_STANDARD);
/** Of a set, whose stock is not written. */
const NO_STOCK = { stock: '0', stockWas: '' };

const schema = v.object({
  name: requiredLine('Name', 200),
  slug: slugField(),
  brandId: requiredLine('Brand', 100),
  categoryId: requiredLine('Category', 100),
  typeId: optionalLineOrNull('Type', 100),
  description: v.pipe(optionalLines('Description', 50_000), v.transform(withoutHtml)),
  pricePence: requiredPounds('Price'),
  originalPricePence: optionalPounds('Original price'),
  discountPercent: optionalWholeNumber('Discount', { min: 0, max: 100 }),
  /** The stored discount, accepted unchanged: a file may have brought one that the prices do not bear out. */
  discountWas: optionalWholeNumber('Discount', { min: 0, max: 100 }),
  sku: optionalLineOrNull('SKU', 100),
  barcode: barcodeField(),
  grams: gramsField(),
  costPence: costField(),
  stock: requiredWholeNumber('Stock', { min: 0, max: 1_000_000 }),
  stockWas: optionalWholeNumber('Stock', { min: 0, max: 1_000_000 }),
  status: v.nullish(v.picklist(PRODUCT_STATUSES, 'Status is not one of those offered'), 'draft'),
  featured: flagField(),
  rating: optionalNumber('Rating', { min: 0, max: 5 }),
  /** The stored rating, accepted unchanged: imported averages lie between the half steps. */
  ratingWas: optionalNumber('Rating', { min: 0, max: 5 }),
  reviewCount: optionalWholeNumber('Review count', { min: 0, max: 1_000_000_000 }),
  amount: optionalNumber('Amount', { min: 0.001, max: 1_000_000 }),
  unit: v.nullish(
    v.pipe(
      v.picklist(['', 'ml', 'g', 'item'], 'Unit is not one of those offered'),
      v.transform((unit) => unit || null),
    ),
    '',
  ),
  ingredients: optionalLines('Ingredients', 20_000),
  howToUse: v.pipe(optionalLines('How to use', 20_000), v.transform(withoutHtml)),
  warnings: optionalLines('Warnings', 20_000),
  periodAfterOpeningMonths: optionalWholeNumber('Period after opening', { min: 1, max: 240 }),
  responsiblePerson: optionalLines('Responsible person', 1000),
  optionName: optionalLine('What shoppers choose', 30),
  sealedForHygiene: flagField(),
  originCountry: originField(),
  commodityCode: commodityField(),
  gbPersonId: optionalLineOrNull('Responsible person', 100),
  euPersonId: optionalLineOrNull('Responsible person', 100),
  goodsKind: v.nullish(
    v.pipe(
      v.picklist(['', ...GOODS_KINDS], 'Kind for carriers is not one of those offered'),
      v.transform((kind) => kind || null),
    ),
    '',
  ),
  vatRate: v.nullish(v.picklist(VAT_RATES, 'VAT rate is not one of those offered'), 'standard'),
});

/** HTML that was pasted as such becomes headings, lists and words. */
function withoutHtml(text: string): string {
  return looksLikeHtml(text) ? formattedFromHtml(text) : text;
}

/**
 * A product made by hand is described. One that a file brought without a description is saved as it is, and its checklist names the
 * description: `hadNoDescription` is 'on'.
 */
function missingDescription({
  description,
  hadNoDescription,
}: Record<string, unknown>): Record<string, string> {
  const isMissing = typeof description !== 'string' || description.trim() === '';
  return isMissing && hadNoDescription !== 'on' ? { description: 'Description is required' } : {};
}

/** A price of £0.00 needs the box that says so, in the product and in each variant. */
function unaskedFree(
  pricePence: Pence,
  { variants, places }: ReturnType<typeof parseVariantRows>,
  submitted: Record<string, unknown>,
): Record<string, string> {
  if (submitted.isFree === 'on') return {};
  const errors: Record<string, string> = pricePence === 0 ? { pricePence: FREE_QUESTION } : {};
  for (const [index, variant] of variants.entries())
    if (variant.pricePence === 0) errors[`variants.${places[index]}.pricePence`] = FREE_QUESTION;
  return errors;
}

function contradictions(product: ParsedProduct): Record<string, string> {
  const errors: Record<string, string> = {};
  const { originalPricePence, pricePence, discountPercent, discountWas, amount, unit, rating, ratingWas } =
    product;
  if (originalPricePence !== null && originalPricePence < pricePence)
    errors.originalPricePence = 'Original price must not be below the price';
  if (discountPercent !== discountWas && contradictsPrices(product))
    errors.discountPercent = discountRefusal(percentOff(originalPricePence ?? 0, pricePence));
  if (amount !== null && unit === null) errors.unit = 'Choose what the amount is measured in';
  if (amount === null && unit !== null) errors.amount = 'Amount is required with a unit';
  if (rating !== null && rating !== ratingWas && !RATING_OPTIONS.includes(rating))
    errors.rating = 'Rating must be from 1 to 5 in half steps';
  return errors;
}

function discountRefusal(pricedPercent: number): string {
  return pricedPercent > 0
    ? `The prices make it ${pricedPercent}%: enter that, or leave it blank`
    : 'Without a higher original price there is no discount: leave it blank';
}

function standard(
  { standardId }: Record<string, unknown>,
  fields: Pick<VariantFields, 'sku' | 'barcode' | 'grams' | 'costPence' | 'stock' | 'stockWas'>,
): VariantFields {
  return {
    id: (typeof standardId === 'string' && standardId.trim()) || null,
    name: STANDARD_VARIANT,
    pricePence: null,
    originalPricePence: null,
    amount: null,
    imageUrl: null,
    shade: null,
    ...NO_SHADE_WORDS,
    ...fields,
  };
}

function parseFeatures(submitted: Record<string, unknown>): ProductFeature[] {
  const features: ProductFeature[] = [];
  for (let place = 0; place < MOST_FEATURES; place += 1) {
    const text = v.parse(
      optionalLine('Benefit', 200),
      String(submitted[`features.${place}.text`] ?? '').slice(0, 200),
    );
    const icon = FEATURE_ICONS.find((known) => known === submitted[`features.${place}.icon`]) ?? 'check';
    if (text) features.push({ icon, text });
  }
  return features;
}
