import type { Expression, SqlBool } from 'kysely';
import type { Db } from '#database/open.ts';
import { listAttributesOf } from '#database/queries/attributes/product-attributes.ts';
import { lockProducts } from '#database/queries/catalogue/lock-products.ts';
import { parseFeatures } from '#database/queries/catalogue/product-rows.ts';
import { listPartRecords, type PartRecord } from '#database/queries/sets/write-set-parts.ts';
import { sortValues } from '#domain/catalogue/attributes.ts';
import { DEFAULT_CATEGORY_COLOR, DEFAULT_CATEGORY_ICON } from '#domain/catalogue/category.ts';
import type { ProductStatus } from '#domain/catalogue/product.ts';
import { foldText } from '#domain/search/search-text.ts';
import type { ProductRecord, VariantRecord } from './write-product.ts';

export type NamedRow = { id: string; slug: string; name: string };
export type StoredProduct = {
  id: string;
  typeName: string | null;
  gbPerson: string | null;
  euPerson: string | null;
  status: ProductStatus;
  parts: PartRecord[];
  record: ProductRecord & { responsiblePerson: string; optionName: string };
};
type Wanted = { keys: string[]; slugs: string[]; names: string[] };

export async function listBrandNames(db: Db): Promise<NamedRow[]> {
  return db.selectFrom('brands').select(['id', 'slug', 'name']).execute();
}

export async function listCategoryNames(db: Db): Promise<NamedRow[]> {
  return db.selectFrom('categories').select(['id', 'slug', 'name']).execute();
}

export async function insertBrand(trx: Db, brand: NamedRow, now: string): Promise<void> {
  await trx
    .insertInto('brands')
    .values({ ...brand, description: '', featured: 0, created_at: now, updated_at: now })
    .execute();
}

export async function insertCategory(trx: Db, category: NamedRow, now: string): Promise<void> {
  await trx
    .insertInto('categories')
    .values({
      ...category,
      description: '',
      color: DEFAULT_CATEGORY_COLOR,
      icon: DEFAULT_CATEGORY_ICON,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/**
 * The products that rows of a file may match: by import key, slug or name (folded here). `lock` holds their stock until the
 * transaction ends, `alsoLock` that of others: an order placed meanwhile on PostgreSQL would otherwise be overwritten. On SQLite the writer is alone.
 */
export async function listStoredProducts(
  db: Db,
  { keys, slugs, names }: Wanted,
  { lock, alsoLock }: { lock: boolean; alsoLock: string[] },
): Promise<StoredProduct[]> {
  const sortNames = names.map(foldText);
  if (keys.length + slugs.length + sortNames.length === 0) return [];
  const found = db
    .selectFrom('products')
    .select('products.id')
    .where((eb) => {
      const ways: Expression<SqlBool>[] = [];
      if (keys.length > 0) ways.push(eb('import_key', 'in', keys));
      if (slugs.length > 0) ways.push(eb('slug', 'in', slugs));
      if (sortNames.length > 0) ways.push(eb('sort_name', 'in', sortNames));
      return eb.or(ways);
    });
  const ids = (await found.execute()).map(({ id }) => id);
  if (lock) await lockProducts(db, [...new Set([...ids, ...alsoLock])]);
  return readStoredProducts(db, ids);
}

/** The products of these ids as an import compares them. */
export async function readStoredProducts(db: Db, ids: string[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return [];
  const parts = await listPartRecords(db, ids);
  const variants = await variantsOf(db, ids);
  const attributes = await listAttributesOf(db, ids);
  const products = await db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('product_types', 'product_types.id', 'products.type_id')
    .selectAll('products')
    .select(['brands.name as brand_name', 'categories.name as category_name'])
    .leftJoin('responsible_persons as gb_persons', 'gb_persons.id', 'products.gb_person_id')
    .leftJoin('responsible_persons as eu_persons', 'eu_persons.id', 'products.eu_person_id')
    .select([
      'product_types.name as type_name',
      'gb_persons.name as gb_person',
      'eu_persons.name as eu_person',
    ])
    .where('products.id', 'in', ids)
    .execute();
  return products.map((row) => ({
    id: row.id,
    typeName: row.type_name,
    gbPerson: row.gb_person,
    euPerson: row.eu_person,
    status: row.status,
    parts: parts.get(row.id) ?? [],
    record: {
      slug: row.slug,
      name: row.name,
      brand: { id: row.brand_id, name: row.brand_name },
      category: { id: row.category_id, name: row.category_name },
      description: row.description,
      pricePence: row.price_pence,
      originalPricePence: row.original_price_pence,
      discountPercent: row.discount_percent,
      imageUrl: row.image_url,
      featured: row.featured === 1,
      rating: row.rating,
      reviewCount: row.review_count,
      amount: row.amount,
      unit: row.unit,
      features: parseFeatures(row.features),
      howToUse: row.how_to_use,
      ingredients: row.ingredients,
      warnings: row.warnings,
      responsiblePerson: row.responsible_person,
      optionName: row.option_name,
      periodAfterOpeningMonths: row.period_after_opening_months,
      sealedForHygiene: row.sealed_for_hygiene === 1,
      originCountry: row.origin_country,
      commodityCode: row.commodity_code,
      gbPersonId: row.gb_person_id,
      euPersonId: row.eu_person_id,
      goodsKind: row.goods_kind,
      vatRate: row.vat_rate,
      importKey: row.import_key,
      typeId: row.type_id,
      attributes: sortValues(attributes.get(row.id) ?? []),
      variants: variants.get(row.id) ?? [],
    },
  }));
}

/** When each variant was made (UTC, ISO; null: as old as its product), by product and name. */
export async function listVariantAges(
  db: Db,
  productIds: string[],
): Promise<Map<string, Map<string, { id: string; createdAt: string | null }>>> {
  const ages = new Map<string, Map<string, { id: string; createdAt: string | null }>>();
  if (productIds.length === 0) return ages;
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'product_id', 'name', 'created_at'])
    .where('product_id', 'in', productIds)
    .execute();
  for (const { id, product_id, name, created_at } of rows) {
    const ofProduct = ages.get(product_id) ?? new Map();
    ages.set(product_id, ofProduct.set(name, { id, createdAt: created_at }));
  }
  return ages;
}

/** The slugs of this list that name a product, or did and still redirect. */
export async function listTakenSlugs(db: Db, slugs: string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const current = await db.selectFrom('products').select('slug').where('slug', 'in', slugs).execute();
  const former = await db
    .selectFrom('former_product_slugs')
    .select('slug')
    .where('slug', 'in', slugs)
    .execute();
  return [...current, ...former].map(({ slug }) => slug);
}

export async function listSkuOwners(db: Db, skus: string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .selectFrom('variants')
    .select(['sku', 'product_id'])
    .where('sku', 'in', skus)
    .execute();
  return new Map(rows.map(({ sku, product_id }) => [sku ?? '', product_id]));
}

async function variantsOf(db: Db, ids: string[]): Promise<Map<string, VariantRecord[]>> {
  const rows = await db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute();
  const byProduct = new Map<string, VariantRecord[]>();
  for (const row of rows) {
    const variants = byProduct.get(row.product_id) ?? [];
    variants.push({
      name: row.name,
      sku: row.sku,
      barcode: row.barcode,
      pricePence: row.price_pence,
      originalPricePence: row.original_price_pence,
      amount: row.amount,
      grams: row.grams,
      costPence: row.cost_pence,
      stock: row.stock,
      imageUrl: row.image_url,
      shade: row.shade,
      shadeDepth: row.chosen_depth,
      shadeUndertone: row.chosen_undertone,
      shadeFamily: row.chosen_family,
    });
    byProduct.set(row.product_id, variants);
  }
  return byProduct;
}
