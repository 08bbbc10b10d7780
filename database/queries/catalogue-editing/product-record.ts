import type { Db } from '#database/open.ts';
import { listAttributesOf } from '#database/queries/attributes/product-attributes.ts';
import { lockProducts } from '#database/queries/catalogue/lock-products.ts';
import { listProductPictures } from '#database/queries/catalogue/product-pictures.ts';
import { parseFeatures } from '#database/queries/catalogue/product-rows.ts';
import { listPartFields } from '#database/queries/sets/write-set-parts.ts';
import type { ProductFields } from '#domain/catalogue/product-form.ts';

/** A product with the fields of its form, and those the form does not write. */
export type ProductRecordForEditing = ProductFields & {
  id: string;
  version: number;
  importKey: string | null;
  updatedAt: string;
};

/** The whole product by its row id, of any status; null when there is none. */
export async function findProductRecord(db: Db, id: string): Promise<ProductRecordForEditing | null> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  const attributes = await listAttributesOf(db, [id]);
  const pictures = (await listProductPictures(db, [id])).get(id) ?? [];
  return {
    id: row.id,
    version: row.version,
    importKey: row.import_key,
    updatedAt: row.updated_at,
    slug: row.slug,
    name: row.name,
    brandId: row.brand_id,
    categoryId: row.category_id,
    typeId: row.type_id,
    attributes: (attributes.get(id) ?? []).map((value) => ({ ...value, name: null })),
    description: row.description,
    pricePence: row.price_pence,
    originalPricePence: row.original_price_pence,
    discountPercent: row.discount_percent,
    imageUrl: row.image_url,
    pictures: pictures.length > 0 || row.image_url === null ? pictures : [{ url: row.image_url, alt: '' }],
    status: row.status,
    featured: row.featured === 1,
    rating: row.rating,
    reviewCount: row.review_count,
    amount: row.amount,
    unit: row.unit,
    ingredients: row.ingredients,
    howToUse: row.how_to_use,
    warnings: row.warnings,
    periodAfterOpeningMonths: row.period_after_opening_months,
    responsiblePerson: row.responsible_person,
    optionName: row.option_name,
    sealedForHygiene: row.sealed_for_hygiene === 1,
    originCountry: row.origin_country,
    commodityCode: row.commodity_code,
    gbPersonId: row.gb_person_id,
    euPersonId: row.eu_person_id,
    goodsKind: row.goods_kind,
    vatRate: row.vat_rate,
    features: parseFeatures(row.features),
    parts: await listPartFields(db, id),
    variants: variants.map((variant) => ({
      id: variant.id,
      name: variant.name,
      sku: variant.sku,
      barcode: variant.barcode,
      pricePence: variant.price_pence,
      originalPricePence: variant.original_price_pence,
      amount: variant.amount,
      grams: variant.grams,
      costPence: variant.cost_pence,
      stock: variant.stock,
      stockWas: variant.stock,
      imageUrl: variant.image_url,
      shade: variant.shade,
      shadeDepth: variant.chosen_depth,
      shadeUndertone: variant.chosen_undertone,
      shadeFamily: variant.chosen_family,
    })),
  };
}

/** The product that has this slug now; null when it is free, also where it redirects to another. */
export async function findProductIdBySlug(db: Db, slug: string): Promise<string | null> {
  const row = await db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id ?? null;
}

export async function listForeignSkus(db: Db, skus: string[], productId: string | null): Promise<string[]> {
  if (skus.length === 0) return [];
  const rows = await db
    .selectFrom('variants')
    .select('sku')
    .where('sku', 'in', skus)
    .where('product_id', '!=', productId ?? '')
    .execute();
  return rows.flatMap(({ sku }) => (sku === null ? [] : [sku]));
}

/**
 * Claims the version somebody read, in the transaction that will save over it: false when somebody saved meanwhile. Orders
 * of the product wait for this transaction, and those of the `parts` it is to hold.
 */
export async function claimProductVersion(
  trx: Db,
  id: string,
  { version, now, parts }: { version: number; now: string; parts: readonly string[] },
): Promise<boolean> {
  await lockProducts(trx, [id, ...parts]);
  const rows = await trx
    .updateTable('products')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return rows.length > 0;
}
