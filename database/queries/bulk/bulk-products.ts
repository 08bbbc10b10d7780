import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { changeAttributesOf, listAttributesOf } from '#database/queries/attributes/product-attributes.ts';
import { followParts } from '#database/queries/sets/follow-parts.ts';
import { setStocks } from '#database/queries/stock-ledger/write-stock.ts';
import { sortValues, withoutValues } from '#domain/catalogue/attributes.ts';
import type { BulkProduct, BulkVariant } from '#domain/catalogue/bulk/bulk-change.ts';
import type { StockCause } from '#domain/stock/stock-movement.ts';

/** These products in the order of their ids; those that are gone are missing. */
export async function listBulkProducts(db: Db, ids: string[]): Promise<BulkProduct[]> {
  if (ids.length === 0) return [];
  const products = await db
    .selectFrom('products')
    .select([
      'id',
      'name',
      'price_pence as pricePence',
      'original_price_pence as originalPricePence',
      'discount_percent as discountPercent',
      'brand_id as brandId',
      'category_id as categoryId',
      'type_id as typeId',
      'goods_kind as goodsKind',
      'origin_country as originCountry',
      'commodity_code as commodityCode',
      'gb_person_id as gbPersonId',
      'eu_person_id as euPersonId',
      'status',
      'featured',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('set_parts')
            .select('set_parts.position')
            .whereRef('set_parts.set_id', '=', 'products.id'),
        )
        .as('isSet'),
    )
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const variants = await db
    .selectFrom('variants')
    .select([
      'product_id',
      'id',
      'name',
      'price_pence as pricePence',
      'original_price_pence as originalPricePence',
      'grams',
      'cost_pence as costPence',
      'stock',
    ])
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const ofProduct = Map.groupBy(variants, ({ product_id }) => product_id);
  const attributes = await listAttributesOf(db, ids);
  return products.map(({ featured, isSet, ...product }) => ({
    ...product,
    attributes: sortValues(attributes.get(product.id) ?? []),
    featured: featured === 1,
    isSet: Boolean(isSet),
    variants: (ofProduct.get(product.id) ?? []).map(({ product_id, ...variant }) => variant),
  }));
}

export type BulkWrite = { before: BulkProduct; after: BulkProduct };

/** Writes locked products in one statement, their changed variants in another; sets follow. Stock alone leaves the version as it is. */
export async function writeBulkProducts(trx: Db, writes: BulkWrite[], stock: StockCause): Promise<void> {
  const now = stock.at;
  const variants = writes.flatMap(({ before, after }) =>
    after.variants.filter((_, place) => isChanged(before.variants[place], after.variants[place])),
  );
  if (variants.length > 0) await writeVariants(trx, variants);
  await setStocks(
    trx,
    writes.flatMap(({ before, after }) =>
      after.variants.filter(({ stock }, place) => before.variants[place]?.stock !== stock),
    ),
    stock,
  );
  if (writes.length === 0) return;
  const rows = writes.map(({ before, after }) => {
    const stockAfter = stockOf(after);
    return sql`(${sql.join([
      after.id,
      after.pricePence,
      after.originalPricePence,
      after.discountPercent,
      after.brandId,
      after.categoryId,
      after.status,
      after.featured ? 1 : 0,
      stockAfter,
      isStockAlone({ before, after }) ? 0 : 1,
      stockAfter === stockOf(before) ? 0 : 1,
      after.typeId,
      after.goodsKind,
      after.originCountry,
      after.commodityCode,
      after.gbPersonId,
      after.euPersonId,
    ])})`;
  });
  await sql`update products set
      price_pence = cast(written.column2 as bigint),
      original_price_pence = cast(written.column3 as bigint),
      discount_percent = cast(written.column4 as integer),
      brand_id = written.column5,
      category_id = written.column6,
      status = written.column7,
      featured = cast(written.column8 as integer),
      stock = cast(written.column9 as integer),
      type_id = written.column12,
      goods_kind = written.column13,
      origin_country = written.column14,
      commodity_code = written.column15,
      gb_person_id = written.column16,
      eu_person_id = written.column17,
      version = version + cast(written.column10 as integer),
      stock_changed_at = case when cast(written.column11 as integer) = 1 then ${now} else stock_changed_at end,
      updated_at = ${now}
    from (values ${sql.join(rows)}) as written
    where products.id = written.column1`.execute(trx);
  await changeAttributesOf(
    trx,
    writes.map(({ before, after }) => ({
      productId: after.id,
      added: withoutValues(after.attributes, before.attributes),
      removed: withoutValues(before.attributes, after.attributes),
    })),
  );
  await followParts(
    trx,
    writes.map(({ after }) => after.id),
    now,
  );
}

async function writeVariants(trx: Db, variants: BulkVariant[]): Promise<void> {
  const rows = variants.map(
    ({ id, pricePence, originalPricePence, grams, costPence }) =>
      sql`(${sql.join([id, pricePence, originalPricePence, grams, costPence])})`,
  );
  await sql`update variants set
      price_pence = cast(written.column2 as bigint),
      original_price_pence = cast(written.column3 as bigint),
      grams = cast(written.column4 as integer),
      cost_pence = cast(written.column5 as bigint)
    from (values ${sql.join(rows)}) as written
    where variants.id = written.column1`.execute(trx);
}

function isChanged(before: BulkVariant | undefined, after: BulkVariant | undefined): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

/** Orders do not move a product's version either (docs/decisions/016-stock-by-difference.md). */
export function isStockAlone({ before, after }: BulkWrite): boolean {
  return withoutStock(before) === withoutStock(after);
}

function withoutStock(product: BulkProduct): string {
  return JSON.stringify({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, stock: 0 })),
  });
}

function stockOf({ variants }: BulkProduct): number {
  return variants.reduce((sum, { stock }) => sum + stock, 0);
}
