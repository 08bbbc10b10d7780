import * as v from 'valibot';
import { GOODS_KINDS } from '#domain/delivery/goods-kind.ts';
import { UNITS } from '#domain/money/unit-price.ts';
import { VAT_RATES } from '#domain/money/vat-rate.ts';
import { optionalPounds, pounds, text, whole } from './field-messages.ts';

const variantMessage = v.object({
  variantId: v.pipe(text, v.description('Stays when it is renamed')),
  name: text,
  sku: v.nullable(text),
  barcode: v.nullable(text),
  price: pounds,
  originalPrice: optionalPounds,
  amount: v.pipe(
    v.nullable(v.number()),
    v.description("In the product's unit, where sizes differ; null: that of the product"),
  ),
  grams: v.pipe(v.nullable(whole), v.description('What one weighs, without packing; null: not known')),
  stock: whole,
  imageUrl: v.nullable(text),
  shade: v.optional(v.pipe(text, v.description('#rrggbb, for shades only'))),
  shadeFamily: v.optional(v.pipe(text, v.description("The group of colours it belongs to: 'red'"))),
  shadeDepth: v.optional(v.pipe(text, v.description("As entered: 'deep'"))),
  shadeUndertone: v.optional(v.pipe(text, v.description("As entered: 'olive'"))),
  shadeWords: v.optional(v.pipe(text, v.description('Its entered depth and undertone in words'))),
});

export const productCardMessage = v.object({
  id: v.pipe(text, v.description("The product's slug")),
  name: text,
  brand: text,
  category: text,
  type: v.pipe(v.nullable(text), v.description('Its kind within the category'), v.examples(['Serums'])),
  price: pounds,
  originalPrice: optionalPounds,
  discount: v.pipe(
    v.nullable(v.pipe(v.number(), v.integer())),
    v.description('Percent, borne out by the prices'),
  ),
  imageUrl: v.nullable(text),
  stock: whole,
  featured: v.boolean(),
  rating: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(5),
    v.description('The mean of its reviews that are shown; 0 without any'),
  ),
  reviewCount: whole,
  amount: v.nullable(v.number()),
  unit: v.nullable(v.picklist(UNITS)),
  unitPrice: v.pipe(v.nullable(text), v.examples(['£800.00 / litre'])),
  variants: v.array(variantMessage),
});

const personMessage = v.object({
  name: text,
  postalAddress: text,
  electronicAddress: v.pipe(text, v.description('An email address or a web address')),
});

const partMessage = v.object({
  id: v.pipe(text, v.description("The product's slug")),
  variant: text,
  name: text,
  brand: text,
  sku: v.nullable(text),
  quantity: v.pipe(whole, v.description('In one set')),
  price: v.pipe(pounds, v.description('Bought by itself')),
  sealedForHygiene: v.boolean(),
});

export const productMessage = v.object({
  ...productCardMessage.entries,
  description: text,
  attributes: v.array(
    v.object({ id: text, name: text, values: v.array(v.object({ id: text, name: text })) }),
  ),
  features: v.array(v.object({ icon: text, text })),
  pictures: v.array(v.object({ url: text, alt: text })),
  howToUse: text,
  ingredients: text,
  warnings: text,
  responsiblePerson: v.pipe(
    text,
    v.description('Name and address of the Responsible Person for a cosmetic in the United Kingdom'),
  ),
  periodAfterOpeningMonths: v.nullable(v.pipe(v.number(), v.integer())),
  optionName: v.pipe(
    text,
    v.description("What its variants are, in the owner's word: 'Shade'; empty where none is entered"),
  ),
  sealedForHygiene: v.pipe(
    v.boolean(),
    v.description(
      'Cannot be returned once unsealed. Where parts of a set have this mark, it holds for those parts alone',
    ),
  ),
  originCountry: v.pipe(v.nullable(text), v.description('ISO 3166-1, such as FR')),
  commodityCode: v.nullable(text),
  gbPerson: v.pipe(
    v.nullable(personMessage),
    v.description('Who answers for it in Great Britain, where entered as a record'),
  ),
  euPerson: v.pipe(
    v.nullable(personMessage),
    v.description('Who answers for it in the European Union and Northern Ireland'),
  ),
  goodsKind: v.pipe(
    v.nullable(v.picklist(GOODS_KINDS)),
    v.description('What carriers restrict it as; null: nothing'),
  ),
  vatRate: v.pipe(
    v.picklist(VAT_RATES),
    v.description('20, 5 or 0 percent, in a shop registered for VAT; a set bears the rates of its parts'),
  ),
  parts: v.pipe(v.array(partMessage), v.description('What a set holds; empty for other products')),
  createdAt: text,
  updatedAt: text,
});

export const productPageMessage = v.object({
  items: v.array(productCardMessage),
  total: whole,
  page: whole,
  pageSize: whole,
  pageCount: whole,
  correctedTo: v.optional(text),
  wordsMatched: v.picklist(['every', 'every-or-most', 'most']),
});

export type VariantMessage = v.InferOutput<typeof variantMessage>;
export type ProductCardMessage = v.InferOutput<typeof productCardMessage>;
export type ProductMessage = v.InferOutput<typeof productMessage>;
