import { findProductRecord } from '#database/queries/catalogue-editing/product-record.ts';
import { parseParts } from '#domain/catalogue/product-part-form.ts';
import { saveProduct } from '#operations/catalogue/save-product.ts';
import type { TestShop } from './shop.ts';

const STAFF = { id: 'staff', name: 'Staff' };

/** Makes a product a set of these parts, named as its form names them. */
export async function addSet(shop: TestShop, slug: string, lines: string[]): Promise<void> {
  const parts = parseParts(lines.join('\n'));
  if (!parts.ok) throw new Error(parts.message);
  await save(shop, slug, { parts: parts.parts });
}

/** Writes the stock of a product sold as one thing, as its form does. */
export async function writeStock(shop: TestShop, slug: string, stock: number): Promise<void> {
  const { db } = shop.platform;
  const record = await findProductRecord(db, await idOf(shop, slug));
  const variants = record?.variants.map((variant) => ({ ...variant, stock, stockWas: variant.stock }));
  await save(shop, slug, variants ? { variants } : {});
}

async function save(shop: TestShop, slug: string, fields: object): Promise<void> {
  const record = await findProductRecord(shop.platform.db, await idOf(shop, slug));
  if (!record) throw new Error(`${slug} is gone`);
  const { id, version, importKey, updatedAt, ...product } = record;
  const result = await saveProduct(shop.platform, STAFF, { id, version, product: { ...product, ...fields } });
  if (!result.ok) throw new Error(JSON.stringify(result));
}

export async function idOf({ platform: { db } }: TestShop, slug: string): Promise<string> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}

export async function stockOf({ platform: { db } }: TestShop, slug: string): Promise<number> {
  const { stock } = await db
    .selectFrom('products')
    .select('stock')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return stock;
}
