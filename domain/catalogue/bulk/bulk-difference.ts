import * as v from 'valibot';
import { ATTRIBUTES, sortValues, withoutValues } from '#domain/catalogue/attributes.ts';
import { PRODUCT_STATUSES } from '#domain/catalogue/product.ts';
import { GOODS_KINDS } from '#domain/delivery/goods-kind.ts';
import { type BulkProduct, compared, type Planned, refused } from './bulk-change.ts';
import type { BulkNames } from './bulk-preview.ts';

/** The values a change for many replaced in one product, and those it wrote. */
export type BulkDifference = v.InferOutput<typeof difference>;

const fields = v.partial(
  v.object({
    pricePence: v.number(),
    originalPricePence: v.nullable(v.number()),
    discountPercent: v.nullable(v.number()),
    brandId: v.string(),
    categoryId: v.string(),
    typeId: v.nullable(v.string()),
    originCountry: v.nullable(v.string()),
    commodityCode: v.nullable(v.string()),
    gbPersonId: v.nullable(v.string()),
    euPersonId: v.nullable(v.string()),
    goodsKind: v.nullable(v.picklist(GOODS_KINDS)),
    status: v.picklist(PRODUCT_STATUSES),
    featured: v.boolean(),
  }),
);

const variantFields = v.partial(
  v.object({
    pricePence: v.nullable(v.number()),
    originalPricePence: v.nullable(v.number()),
    grams: v.nullable(v.number()),
    costPence: v.nullable(v.number()),
    stock: v.number(),
  }),
);

const attributeValues = v.array(
  v.object({ attribute: v.picklist(ATTRIBUTES.map(({ slug }) => slug)), value: v.string() }),
);

const difference = v.object({
  before: fields,
  after: fields,
  variants: v.array(v.object({ id: v.string(), before: variantFields, after: variantFields })),
  // Changes stored before attributes could be changed have none.
  added: v.optional(attributeValues, []),
  removed: v.optional(attributeValues, []),
});

const FIELDS = [
  'pricePence',
  'originalPricePence',
  'discountPercent',
  'brandId',
  'categoryId',
  'typeId',
  'goodsKind',
  'originCountry',
  'commodityCode',
  'gbPersonId',
  'euPersonId',
  'status',
  'featured',
] as const;

/** Values of a variant that are written as they are; stock moves by its difference. */
const VARIANT_FACTS = ['pricePence', 'originalPricePence', 'grams', 'costPence'] as const;

export function differenceOf(before: BulkProduct, after: BulkProduct): BulkDifference {
  const changed = FIELDS.filter((field) => before[field] !== after[field]);
  const variants = before.variants.flatMap((variant) => {
    const became = after.variants.find(({ id }) => id === variant.id);
    const names = became
      ? ([...VARIANT_FACTS, 'stock'] as const).filter((name) => variant[name] !== became[name])
      : [];
    if (!became || names.length === 0) return [];
    return [{ id: variant.id, before: picked(variant, names), after: picked(became, names) }];
  });
  return v.parse(difference, {
    before: picked(before, changed),
    after: picked(after, changed),
    variants,
    added: withoutValues(after.attributes, before.attributes),
    removed: withoutValues(before.attributes, after.attributes),
  });
}

export function parseDifference(json: string): BulkDifference {
  return v.parse(difference, JSON.parse(json));
}

/**
 * The product with the replaced values restored. Stock goes back by the difference, so that what was sold since does not
 * come back; any other value only where nobody changed it since.
 */
export function planUndo(
  now: BulkProduct,
  { before, after, variants, added, removed }: BulkDifference,
  /** Of what still exists. */
  names: BulkNames,
): Planned {
  const undone = new Map(variants.map((variant) => [variant.id, variant]));
  const isChanged =
    FIELDS.some((field) => after[field] !== undefined && now[field] !== after[field]) ||
    withoutValues(added, now.attributes).length > 0 ||
    withoutValues(removed, now.attributes).length < removed.length ||
    now.variants.some((variant) => {
      const made = undone.get(variant.id)?.after ?? {};
      return VARIANT_FACTS.some((field) => made[field] !== undefined && variant[field] !== made[field]);
    });
  if (isChanged) return refused('Somebody changed it since.');
  const named = [
    before.brandId,
    before.categoryId,
    before.typeId,
    before.gbPersonId,
    before.euPersonId,
    ...removed.map(({ attribute, value }) => `${attribute}:${value}`),
  ];
  if (named.some((name) => name && !names.has(name))) return refused('What it had before is gone.');
  const restored = now.variants.map((variant) => {
    const made = undone.get(variant.id);
    if (!made) return variant;
    const moved = (made.after.stock ?? 0) - (made.before.stock ?? 0);
    return { ...variant, ...made.before, stock: variant.stock - moved };
  });
  if (restored.some(({ stock }) => stock < 0)) return refused('Part of the added stock has been sold since.');
  const attributes = sortValues([...withoutValues(now.attributes, added), ...removed]);
  return compared(now, { ...now, ...before, attributes, variants: restored });
}

function picked<Row extends object>(row: Row, names: readonly (keyof Row & string)[]) {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}
