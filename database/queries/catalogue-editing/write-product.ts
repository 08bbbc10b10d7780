import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import {
  insertProductAttributes,
  writeProductAttributes,
} from '#database/queries/attributes/product-attributes.ts';
import type { SuggestedTraits } from '#database/queries/attributes/suggested-traits.ts';
import { type IndexedProduct, makeFindable } from '#database/queries/catalogue/index-products.ts';
import { recordFirstPrices, recordPrices } from '#database/queries/catalogue/price-history.ts';
import { writeFirstPicture, writeProductPictures } from '#database/queries/catalogue/product-pictures.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { followParts, listTouchedSets } from '#database/queries/sets/follow-parts.ts';
import { isSet, type PartRecord, writeSetParts } from '#database/queries/sets/write-set-parts.ts';
import {
  deleteVariantRows,
  endFollowing,
  insertVariantRows,
  setStocks,
} from '#database/queries/stock-ledger/write-stock.ts';
import type { AttributeValue } from '#domain/catalogue/attributes.ts';
import type { ProductFeature, ProductPicture, ProductStatus } from '#domain/catalogue/product.ts';
import { type ShadeWords, shadeFamily } from '#domain/catalogue/shade-words.ts';
import type { GoodsKind } from '#domain/delivery/goods-kind.ts';
import type { Unit } from '#domain/money/unit-price.ts';
import type { VatRate } from '#domain/money/vat-rate.ts';
import { wordsBehindArticles } from '#domain/search/articles/words-behind-articles.ts';
import { foldText } from '#domain/search/search-text.ts';
import type { StockCause } from '#domain/stock/stock-movement.ts';

/** A product to be written, variants included. Money is pence. */
export type ProductRecord = {
  slug: string;
  name: string;
  brand: { id: string; name: string };
  category: { id: string; name: string };
  description: string;
  pricePence: number;
  originalPricePence: number | null;
  discountPercent: number | null;
  imageUrl: string | null;
  featured: boolean;
  rating: number;
  reviewCount: number;
  amount: number | null;
  unit: Unit | null;
  features: ProductFeature[];
  howToUse: string;
  ingredients: string;
  warnings: string;
  periodAfterOpeningMonths: number | null;
  sealedForHygiene: boolean;
  vatRate: VatRate;
  importKey: string | null;
  /** Left out: as they are, the first standing for the image URL. */
  pictures?: ProductPicture[];
  /** Left out: as it is, and published when it is new. */
  status?: ProductStatus;
  /** Left out: as it is. */
  responsiblePerson?: string;
  /** Left out: as it is. */
  optionName?: string;
  /** Left out: as it is. */
  goodsKind?: GoodsKind | null;
  /** Left out: as it is. */
  originCountry?: string | null;
  commodityCode?: string | null;
  gbPersonId?: string | null;
  euPersonId?: string | null;
  /** What a set holds; its stock then follows, whatever its variant says. Left out: as it is. */
  parts?: PartRecord[];
  /** Left out: as it is. */
  typeId?: string | null;
  /** Values that exist. Left out: as they are. */
  attributes?: AttributeValue[];
  /** What the import read from the name of a new product, to be marked so. */
  suggested?: SuggestedTraits;
  variants: VariantRecord[];
};

export type VariantRecord = ShadeWords & {
  /** Given where it is known, so that a renamed variant stays the same one. Left out: matched by its name. */
  id?: string | null;
  name: string;
  sku: string | null;
  barcode: string | null;
  pricePence: number | null;
  originalPricePence: number | null;
  amount: number | null;
  grams: number | null;
  costPence: number | null;
  stock: number;
  imageUrl: string | null;
  shade: string | null;
};

/** A stamp that says why stock is written. */
export type StockStamp = Stamp & { stock: Omit<StockCause, 'at'> };

/** Adds a product with its variants and makes it findable. Call inside a transaction that moves the revision. */
export async function insertProduct(trx: Db, product: ProductRecord, stamp: StockStamp): Promise<string> {
  const id = await insertUnindexed(trx, product, stamp);
  await makeFindable(trx, [indexedAs(id, product)]);
  return id;
}

/** The same for many: the words of all are learnt at once. */
export async function insertProducts(
  trx: Db,
  products: readonly ProductRecord[],
  stamp: StockStamp,
): Promise<string[]> {
  const ids: string[] = [];
  for (const product of products) ids.push(await insertUnindexed(trx, product, stamp));
  await makeFindable(
    trx,
    products.map((product, place): IndexedProduct => indexedAs(ids[place] ?? '', product)),
  );
  return ids;
}

async function insertUnindexed(trx: Db, product: ProductRecord, stamp: StockStamp): Promise<string> {
  const { now, newId } = stamp;
  const id = newId();
  await trx
    .insertInto('products')
    .values({
      id,
      ...productColumns(product),
      ...suggestedTypeColumns(product),
      stock_changed_at: now,
      ordered_count: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await insertVariants(trx, id, ownStock(product), stamp);
  await recordFirstPrices(trx, id, stamp);
  if (product.pictures) await writeProductPictures(trx, id, product.pictures);
  if (product.parts) {
    await writeSetParts(trx, id, product.parts);
    await followParts(trx, [id], now);
  }
  await insertProductAttributes(trx, id, product.attributes ?? []);
  await insertProductAttributes(trx, id, product.suggested?.attributes ?? [], { isSuggested: true });
  return id;
}

/**
 * Writes the record over the product of this id. Variants are matched by name, so that sold ones keep their
 * identity; a changed slug leaves a redirect, and sets that hold it follow. Call inside a transaction that moves the revision.
 */
export async function updateProduct(
  trx: Db,
  id: string,
  product: ProductRecord,
  stamp: StockStamp,
): Promise<void> {
  const { now } = stamp;
  const columns = productColumns(product);
  const before = await trx
    .selectFrom('products')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('products')
    .set({
      ...columns,
      stock_changed_at: sql`case when stock = ${columns.stock} then stock_changed_at else ${now} end`,
      updated_at: now,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  if (before.slug !== product.slug) await redirectFormerSlug(trx, before.slug, product.slug, id);
  const touched = await listTouchedSets(trx, [id]);
  const stopsBeingSet = product.parts?.length === 0 && (await isSet(trx, id));
  if (stopsBeingSet) {
    await endFollowing(trx, id);
    await writeSetParts(trx, id, []);
  }
  await replaceVariants(trx, id, ownStock(product), stamp);
  await recordPrices(trx, id, stamp);
  if (product.pictures) await writeProductPictures(trx, id, product.pictures);
  else if (product.imageUrl) await writeFirstPicture(trx, id, product.imageUrl);
  if (product.parts && !stopsBeingSet) await writeSetParts(trx, id, product.parts);
  await followParts(trx, [id, ...touched], now);
  if (product.attributes) await writeProductAttributes(trx, id, product.attributes);
  await makeFindable(trx, [indexedAs(id, product)]);
}

function productColumns(product: ProductRecord) {
  return {
    slug: product.slug,
    name: product.name,
    sort_name: foldText(product.name),
    article_words: wordsBehindArticles(product.name),
    brand_id: product.brand.id,
    category_id: product.category.id,
    description: product.description,
    price_pence: product.pricePence,
    original_price_pence: product.originalPricePence,
    discount_percent: product.discountPercent,
    image_url: product.imageUrl,
    featured: product.featured ? (1 as const) : (0 as const),
    rating: product.rating,
    review_count: product.reviewCount,
    amount: product.amount,
    unit: product.unit,
    features: JSON.stringify(product.features),
    how_to_use: product.howToUse,
    ingredients: product.ingredients,
    warnings: product.warnings,
    period_after_opening_months: product.periodAfterOpeningMonths,
    sealed_for_hygiene: product.sealedForHygiene ? (1 as const) : (0 as const),
    vat_rate: product.vatRate,
    import_key: product.importKey,
    ...(product.status === undefined ? {} : { status: product.status }),
    ...(product.typeId === undefined ? {} : { type_id: product.typeId }),
    ...(product.originCountry === undefined ? {} : { origin_country: product.originCountry }),
    ...(product.commodityCode === undefined ? {} : { commodity_code: product.commodityCode }),
    ...(product.gbPersonId === undefined ? {} : { gb_person_id: product.gbPersonId }),
    ...(product.euPersonId === undefined ? {} : { eu_person_id: product.euPersonId }),
    ...(product.goodsKind === undefined ? {} : { goods_kind: product.goodsKind }),
    ...(product.optionName === undefined ? {} : { option_name: product.optionName }),
    ...(product.responsiblePerson === undefined ? {} : { responsible_person: product.responsiblePerson }),
    stock: product.variants.reduce((sum, variant) => sum + variant.stock, 0),
  };
}

/** A type of its own stands before the suggested one. */
function suggestedTypeColumns({ typeId, suggested }: ProductRecord) {
  if (typeId || !suggested?.typeId) return {};
  return { type_id: suggested.typeId, type_suggested: 1 as const };
}

async function redirectFormerSlug(
  trx: Db,
  former: string,
  current: string,
  productId: string,
): Promise<void> {
  await trx.deleteFrom('former_product_slugs').where('slug', '=', current).execute();
  await trx
    .insertInto('former_product_slugs')
    .values({ slug: former, product_id: productId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ product_id: productId }))
    .execute();
}

/** The variants of what becomes a set have no stock of their own. */
function ownStock({ parts = [], variants }: ProductRecord): VariantRecord[] {
  return parts.length === 0 ? variants : variants.map((variant) => ({ ...variant, stock: 0 }));
}

async function insertVariants(trx: Db, productId: string, variants: VariantRecord[], stamp: StockStamp) {
  if (variants.length === 0) return;
  await insertVariantRows(
    trx,
    variants.map((variant, position) => newVariant(productId, position, variant, stamp)),
    openingCause(stamp),
  );
}

function newVariant(productId: string, position: number, variant: VariantRecord, { now, newId }: StockStamp) {
  return {
    id: newId(),
    product_id: productId,
    position,
    created_at: now,
    stock: variant.stock,
    ...variantColumns(variant),
  };
}

async function replaceVariants(trx: Db, productId: string, variants: VariantRecord[], stamp: StockStamp) {
  const stored = await trx
    .selectFrom('variants')
    .select(['id', 'name', 'sku', 'stock'])
    .where('product_id', '=', productId)
    .execute();
  const rows = matchVariants(stored, variants);
  const present = new Set(rows.map(({ id }) => id));
  const gone = stored.filter(({ id }) => !present.has(id)).map(({ id }) => id);
  await deleteVariantRows(trx, gone, { ...changeCause(stamp), reason: 'The variant was deleted' });
  await freeNames(trx, stored, rows);
  for (const [position, { id, variant }] of rows.entries()) {
    const columns = { position, ...variantColumns(variant) };
    if (id) await trx.updateTable('variants').set(columns).where('id', '=', id).execute();
    else await insertVariantRows(trx, [newVariant(productId, position, variant, stamp)], openingCause(stamp));
  }
  const before = new Map(stored.map(({ id, stock }) => [id, stock]));
  await setStocks(
    trx,
    rows.flatMap(({ id, variant: { stock } }) => (id && before.get(id) !== stock ? [{ id, stock }] : [])),
    changeCause(stamp),
  );
}

function changeCause({ stock, now }: StockStamp): StockCause {
  return { ...stock, at: now };
}

/** New variants have an opening stock, unless a file says it. */
function openingCause(stamp: StockStamp): StockCause {
  const cause = changeCause(stamp);
  return { ...cause, kind: cause.kind === 'imported' ? 'imported' : 'opening' };
}

type StoredVariant = { id: string; name: string; sku: string | null; stock: number };
type MatchedVariant = { id: string | undefined; variant: VariantRecord };

/** Each variant with the stored one it is: by id, else by a name nobody else claims. */
function matchVariants(stored: StoredVariant[], variants: VariantRecord[]): MatchedVariant[] {
  const ids = new Set(stored.map(({ id }) => id));
  const claimed = new Set(variants.flatMap(({ id }) => (id && ids.has(id) ? [id] : [])));
  const byName = new Map(stored.filter(({ id }) => !claimed.has(id)).map(({ id, name }) => [name, id]));
  return variants.map((variant) => ({
    id: variant.id && ids.has(variant.id) ? variant.id : byName.get(variant.name),
    variant,
  }));
}

/** Two variants may exchange names or SKUs: changed ones release theirs first. */
async function freeNames(trx: Db, stored: StoredVariant[], rows: MatchedVariant[]): Promise<void> {
  const before = new Map(stored.map((variant) => [variant.id, variant]));
  for (const { id, variant } of rows) {
    const old = id && before.get(id);
    if (!old || (old.name === variant.name && old.sku === variant.sku)) continue;
    await trx.updateTable('variants').set({ name: old.id, sku: null }).where('id', '=', old.id).execute();
  }
}

function variantColumns(variant: VariantRecord) {
  return {
    name: variant.name,
    sku: variant.sku,
    barcode: variant.barcode,
    price_pence: variant.pricePence,
    original_price_pence: variant.originalPricePence,
    amount: variant.amount,
    grams: variant.grams,
    cost_pence: variant.costPence,
    image_url: variant.imageUrl,
    shade: variant.shade,
    chosen_depth: variant.shadeDepth,
    chosen_undertone: variant.shadeUndertone,
    chosen_family: variant.shadeFamily,
    shade_family: shadeFamily(variant.shade, variant),
  };
}

function indexedAs(id: string, product: ProductRecord): IndexedProduct {
  const { name, brand, category, description, ingredients, variants } = product;
  return {
    id,
    name,
    description,
    ingredients,
    brand: brand.name,
    category: category.name,
    variants: variants.map((variant) => variant.name),
  };
}
