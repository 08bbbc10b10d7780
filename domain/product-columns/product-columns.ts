import type { ProductMessage, VariantMessage } from '#domain/api/product-message.ts';
import type { ProductFields } from '#domain/catalogue/product-form.ts';
import type { VariantFields } from '#domain/catalogue/product-variant-form.ts';
import type { AttributeField } from '#domain/import/attribute-cells.ts';
import type { ImportField } from '#domain/import/import-fields.ts';
import type { VariantField } from '#domain/import/import-lists.ts';

/** Names of a stored column in the form of /cms, in files (import and export) and in the API; null where it is not. */
type Places<Form, File, Message> = {
  form: keyof Form | null;
  file: File | null;
  api: keyof Message | null;
};

type ProductPlaces = Places<ProductFields, ImportField, ProductMessage>;
type VariantPlaces = Places<VariantFields, VariantField, VariantMessage>;

/**
 * Every column of a product that people write. A column that is added to the table of products stands here with its places, or
 * in `KEPT_PRODUCT_COLUMNS`; what a form, a file or the API has stands here too, or does not compile.
 */
export const PRODUCT_COLUMNS = {
  slug: { form: 'slug', file: 'slug', api: 'id' },
  name: { form: 'name', file: 'name', api: 'name' },
  brand_id: { form: 'brandId', file: 'brand', api: 'brand' },
  category_id: { form: 'categoryId', file: 'category', api: 'category' },
  type_id: { form: 'typeId', file: 'type', api: 'type' },
  description: { form: 'description', file: 'description', api: 'description' },
  price_pence: { form: 'pricePence', file: 'price', api: 'price' },
  original_price_pence: { form: 'originalPricePence', file: 'originalPrice', api: 'originalPrice' },
  discount_percent: { form: 'discountPercent', file: 'discount', api: 'discount' },
  image_url: { form: 'imageUrl', file: 'imageUrl', api: 'imageUrl' },
  featured: { form: 'featured', file: 'featured', api: 'featured' },
  rating: { form: 'rating', file: 'rating', api: 'rating' },
  review_count: { form: 'reviewCount', file: 'reviewCount', api: 'reviewCount' },
  amount: { form: 'amount', file: 'amount', api: 'amount' },
  unit: { form: 'unit', file: 'unit', api: 'unit' },
  features: { form: 'features', file: 'features', api: 'features' },
  how_to_use: { form: 'howToUse', file: 'howToUse', api: 'howToUse' },
  ingredients: { form: 'ingredients', file: 'ingredients', api: 'ingredients' },
  warnings: { form: 'warnings', file: 'warnings', api: 'warnings' },
  responsible_person: { form: 'responsiblePerson', file: 'responsiblePerson', api: 'responsiblePerson' },
  option_name: { form: 'optionName', file: 'optionName', api: 'optionName' },
  period_after_opening_months: {
    form: 'periodAfterOpeningMonths',
    file: 'periodAfterOpeningMonths',
    api: 'periodAfterOpeningMonths',
  },
  sealed_for_hygiene: { form: 'sealedForHygiene', file: 'sealedForHygiene', api: 'sealedForHygiene' },
  origin_country: { form: 'originCountry', file: 'originCountry', api: 'originCountry' },
  commodity_code: { form: 'commodityCode', file: 'commodityCode', api: 'commodityCode' },
  gb_person_id: { form: 'gbPersonId', file: 'gbPerson', api: 'gbPerson' },
  eu_person_id: { form: 'euPersonId', file: 'euPerson', api: 'euPerson' },
  goods_kind: { form: 'goodsKind', file: 'goodsKind', api: 'goodsKind' },
  vat_rate: { form: 'vatRate', file: 'vat', api: 'vatRate' },
  /** The API has published products alone. */
  status: { form: 'status', file: 'status', api: null },
} as const satisfies Record<string, ProductPlaces>;

/** What belongs to a product in tables of its own. */
export const PRODUCT_LISTS = {
  variants: { form: 'variants', file: 'variants', api: 'variants' },
  product_pictures: { form: 'pictures', file: 'pictures', api: 'pictures' },
  product_attributes: { form: 'attributes', file: 'attributes', api: 'attributes' },
  set_parts: { form: 'parts', file: 'parts', api: 'parts' },
} as const satisfies Record<string, ProductPlaces>;

/** Every column of a variant that people write. */
export const VARIANT_COLUMNS = {
  name: { form: 'name', file: 'name', api: 'name' },
  sku: { form: 'sku', file: 'sku', api: 'sku' },
  barcode: { form: 'barcode', file: 'barcode', api: 'barcode' },
  price_pence: { form: 'pricePence', file: 'price', api: 'price' },
  original_price_pence: { form: 'originalPricePence', file: 'originalPrice', api: 'originalPrice' },
  amount: { form: 'amount', file: 'amount', api: 'amount' },
  grams: { form: 'grams', file: 'grams', api: 'grams' },
  /** Of the shop alone: neither shoppers nor the API read it. */
  cost_pence: { form: 'costPence', file: 'cost', api: null },
  stock: { form: 'stock', file: 'stock', api: 'stock' },
  image_url: { form: 'imageUrl', file: 'imageUrl', api: 'imageUrl' },
  shade: { form: 'shade', file: 'shade', api: 'shade' },
  chosen_depth: { form: 'shadeDepth', file: 'shadeDepth', api: 'shadeDepth' },
  chosen_undertone: { form: 'shadeUndertone', file: 'shadeUndertone', api: 'shadeUndertone' },
  chosen_family: { form: 'shadeFamily', file: 'shadeFamily', api: 'shadeFamily' },
} as const satisfies Record<string, VariantPlaces>;

/** Columns that the shop writes by itself. */
export const KEPT_PRODUCT_COLUMNS = [
  'id',
  'sort_name',
  'article_words',
  'type_suggested',
  'stock',
  'stock_changed_at',
  'ordered_count',
  'import_key',
  'shown_price_pence',
  'shown_former_pence',
  'shown_amount',
  'shown_rating',
  'shown_review_count',
  'weighted_rating',
  'shown_due_at',
  'version',
  'created_at',
  'updated_at',
] as const;

export const KEPT_VARIANT_COLUMNS = [
  'id',
  'product_id',
  'position',
  'shade_family',
  'shown_former_pence',
  'created_at',
  'stock_cause',
  /** Entered for many at once under /cms/dispatch/shelves, and left alone by form and file. */
  'shelf',
] as const;

type Named<Table extends Record<string, object>, Place extends string> = Extract<
  { [Column in keyof Table]: Table[Column] extends Record<Place, infer Name> ? Name : never }[keyof Table],
  string
>;

type OfProduct<Place extends string> = Named<typeof PRODUCT_COLUMNS & typeof PRODUCT_LISTS, Place>;
type OfVariant<Place extends string> = Named<typeof VARIANT_COLUMNS, Place>;

/** Compiles where nothing is left. */
type Nothing<Left extends never> = Left;

/** Attributes, sizes and variants in columns of their own, and what only an import needs. */
type OtherFileFields =
  | 'id'
  | 'exportId'
  | 'stock'
  | 'stockWas'
  | 'size'
  | 'sku'
  | 'barcode'
  | 'grams'
  | 'cost'
  | 'shade'
  | 'vegan'
  | 'refillable'
  | AttributeField;

/** Fields that no column of this list names: a forgotten one does not compile. */
export type Forgotten = [
  Nothing<Exclude<keyof ProductFields, OfProduct<'form'>>>,
  Nothing<Exclude<ImportField, OfProduct<'file'> | OtherFileFields>>,
  Nothing<
    Exclude<keyof ProductMessage, OfProduct<'api'> | 'stock' | 'unitPrice' | 'createdAt' | 'updatedAt'>
  >,
  Nothing<Exclude<keyof VariantFields, OfVariant<'form'> | 'id' | 'stockWas'>>,
  Nothing<Exclude<VariantField, OfVariant<'file'> | 'stockWas'>>,
  Nothing<Exclude<keyof VariantMessage, OfVariant<'api'> | 'variantId' | 'shadeWords'>>,
];
