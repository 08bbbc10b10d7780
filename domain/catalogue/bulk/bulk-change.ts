import { type AttributeValue, sortValues } from '#domain/catalogue/attributes.ts';
import type { ProductStatus } from '#domain/catalogue/product.ts';
import type { GoodsKind } from '#domain/delivery/goods-kind.ts';
import { formatPounds, type Pence, percentOff } from '#domain/money/money.ts';
import { changedFact, type GoodsChange } from './bulk-goods.ts';
import { changedPrice, type PriceChange } from './bulk-price.ts';

/** The fields of a product that are changed for many at once. */
export type BulkProduct = {
  id: string;
  name: string;
  pricePence: Pence;
  originalPricePence: Pence | null;
  discountPercent: number | null;
  brandId: string;
  categoryId: string;
  typeId: string | null;
  /** What carriers restrict it as. */
  goodsKind: GoodsKind | null;
  originCountry: string | null;
  commodityCode: string | null;
  gbPersonId: string | null;
  euPersonId: string | null;
  /** In the order of `sortValues`. */
  attributes: AttributeValue[];
  status: ProductStatus;
  featured: boolean;
  /** Its stock follows its parts. */
  isSet: boolean;
  variants: BulkVariant[];
};

export type BulkVariant = {
  id: string;
  name: string;
  /** Null where the product's price holds. */
  pricePence: Pence | null;
  originalPricePence: Pence | null;
  grams: number | null;
  costPence: Pence | null;
  stock: number;
};

/** What is written; what is left out stays. */
export type ItemDataChange = Partial<
  Pick<BulkProduct, 'originCountry' | 'commodityCode' | 'gbPersonId' | 'euPersonId'>
>;

export type StockHow = (typeof STOCK_CHANGES)[number];

export const STOCK_CHANGES = ['set', 'add', 'subtract'] as const;

export type AttributeHow = (typeof ATTRIBUTE_CHANGES)[number];

export const ATTRIBUTE_CHANGES = ['add', 'remove'] as const;

export const PRODUCT_STATES = ['publish', 'draft', 'archive', 'restore', 'feature', 'unfeature'] as const;

export type ProductStateChange = (typeof PRODUCT_STATES)[number];

export type BulkChange =
  | PriceChange
  | { kind: 'stock'; how: StockHow; count: number }
  | GoodsChange
  | { kind: 'brand' | 'category'; groupId: string }
  | { kind: 'item-data'; set: ItemDataChange }
  | { kind: 'goods-kind'; goodsKind: GoodsKind | null }
  | { kind: 'type'; type: { id: string; categoryId: string } | null }
  | ({ kind: 'attribute'; how: AttributeHow } & AttributeValue)
  | { kind: ProductStateChange };

export type Planned =
  | { outcome: 'changed'; after: BulkProduct }
  | { outcome: 'unchanged' }
  | { outcome: 'refused'; reason: string };

export const SET_STOCK_FOLLOWS = 'It is a set: its stock follows its parts.';

export const MOST_STOCK = 1_000_000;
const MOST_PENCE = 999_999_999;

/** The product after a change for many, or the reason why it cannot be made; a reason is a sentence for staff. */
export function planBulkChange(product: BulkProduct, change: BulkChange): Planned {
  switch (change.kind) {
    case 'price':
      return planPrice(product, change);
    case 'stock':
      return planStock(product, change);
    case 'weight':
    case 'cost':
      return planGoods(product, change);
    case 'brand':
      return compared(product, { ...product, brandId: change.groupId });
    case 'category':
      return planCategory(product, change.groupId);
    case 'item-data':
      return compared(product, { ...product, ...change.set });
    case 'goods-kind':
      return compared(product, { ...product, goodsKind: change.goodsKind });
    case 'type':
      return planType(product, change.type);
    case 'attribute':
      return planAttribute(product, change);
    default:
      return planState(product, change.kind);
  }
}

function planPrice(product: BulkProduct, change: PriceChange): Planned {
  const own = product.variants.filter(({ pricePence }) => pricePence !== null);
  if (change.how === 'set' && own.length > 0)
    return refused('Its variants have prices of their own: change those on its page.');
  const prices = pricedAgain(product, change);
  const after: BulkProduct = {
    ...product,
    ...prices,
    discountPercent:
      product.discountPercent === null
        ? null
        : percentOff(prices.originalPricePence ?? 0, prices.pricePence) || null,
    variants: product.variants.map((variant) =>
      variant.pricePence === null
        ? variant
        : { ...variant, ...pricedAgain({ ...variant, pricePence: variant.pricePence }, change) },
    ),
  };
  for (const { pricePence, originalPricePence } of [after, ...after.variants]) {
    if (pricePence === null) continue;
    if (pricePence < 0) return refused('The price would be below £0.00.');
    if (pricePence === 0 && !change.allowsFree && !wasFree(product))
      return refused('The price would be £0.00: say that it is meant, or leave it out.');
    if (pricePence > MOST_PENCE) return refused(`The price would be above ${formatPounds(MOST_PENCE)}.`);
    if (originalPricePence !== null && originalPricePence < pricePence)
      return refused(`The price would be above its original price of ${formatPounds(originalPricePence)}.`);
  }
  return compared(product, after);
}

const wasFree = (product: BulkProduct) =>
  [product, ...product.variants].some(({ pricePence }) => pricePence === 0);

type Priced = { pricePence: Pence; originalPricePence: Pence | null };

/** An original price that is no longer above the price is dropped: nothing is reduced then. */
function pricedAgain({ pricePence, originalPricePence }: Priced, change: PriceChange): Priced {
  if (change.how === 'original')
    return { pricePence: originalPricePence ?? pricePence, originalPricePence: null };
  const changed = changedPrice(pricePence, change);
  return {
    pricePence: changed,
    originalPricePence: originalPricePence === changed ? null : originalPricePence,
  };
}

function planStock(product: BulkProduct, { how, count }: { how: StockHow; count: number }): Planned {
  if (product.isSet) return refused(SET_STOCK_FOLLOWS);
  const variants = product.variants.map((variant) => ({
    ...variant,
    stock: how === 'set' ? count : variant.stock + (how === 'add' ? count : -count),
  }));
  const short = product.variants.find((_, place) => (variants[place]?.stock ?? 0) < 0);
  if (short) {
    const which = product.variants.length > 1 ? `${short.name} has` : 'It has';
    return refused(`${which} only ${short.stock} in stock.`);
  }
  if (variants.some(({ stock }) => stock > MOST_STOCK))
    return refused(`Stock would be above ${MOST_STOCK.toLocaleString('en-GB')}.`);
  return compared(product, { ...product, variants });
}

function planGoods(product: BulkProduct, change: GoodsChange): Planned {
  const field = change.kind === 'weight' ? 'grams' : 'costPence';
  const variants = product.variants.map((variant) => ({
    ...variant,
    [field]: changedFact(variant[field], change),
  }));
  if (variants.some(({ costPence }) => (costPence ?? 0) > MOST_PENCE))
    return refused(`The cost would be above ${formatPounds(MOST_PENCE)}.`);
  return compared(product, { ...product, variants });
}

/** A type belongs to one category, so that a product moved to another loses it. */
function planCategory(product: BulkProduct, categoryId: string): Planned {
  const typeId = product.categoryId === categoryId ? product.typeId : null;
  return compared(product, { ...product, categoryId, typeId });
}

function planType(product: BulkProduct, type: { id: string; categoryId: string } | null): Planned {
  if (type && type.categoryId !== product.categoryId)
    return refused('It stands in another category than this type.');
  return compared(product, { ...product, typeId: type?.id ?? null });
}

function planAttribute(
  product: BulkProduct,
  { how, attribute, value }: { how: AttributeHow } & AttributeValue,
): Planned {
  const others = product.attributes.filter((own) => own.attribute !== attribute || own.value !== value);
  const attributes = how === 'add' ? sortValues([...others, { attribute, value }]) : others;
  return compared(product, { ...product, attributes });
}

/** A product restored from the archive is a draft first; an archived one is published by restoring it first. */
function planState(product: BulkProduct, state: ProductStateChange): Planned {
  const { status } = product;
  if (state === 'feature' || state === 'unfeature')
    return compared(product, { ...product, featured: state === 'feature' });
  if (state === 'archive') return compared(product, { ...product, status: 'archived' });
  if (state === 'restore')
    return status === 'archived' ? changed({ ...product, status: 'draft' }) : { outcome: 'unchanged' };
  return compared(product, { ...product, status: state === 'publish' ? 'published' : 'draft' });
}

export function compared(before: BulkProduct, after: BulkProduct): Planned {
  return JSON.stringify(before) === JSON.stringify(after) ? { outcome: 'unchanged' } : changed(after);
}

const changed = (after: BulkProduct): Planned => ({ outcome: 'changed', after });
export const refused = (reason: string): Planned => ({ outcome: 'refused', reason });
