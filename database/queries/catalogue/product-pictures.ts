import type { Db } from '#database/open.ts';
import type { ProductPicture } from '#domain/catalogue/product.ts';

/** The pictures of these products (row ids) in the owner's order. */
export async function listProductPictures(
  db: Db,
  productIds: string[],
): Promise<Map<string, ProductPicture[]>> {
  const byProduct = new Map<string, ProductPicture[]>();
  if (productIds.length === 0) return byProduct;
  const rows = await db
    .selectFrom('product_pictures')
    .select(['product_id', 'url', 'alt', 'variant'])
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  for (const { product_id, variant, ...picture } of rows) {
    const listed = variant === '' ? picture : { ...picture, variant };
    byProduct.set(product_id, [...(byProduct.get(product_id) ?? []), listed]);
  }
  return byProduct;
}

/** The second picture of those of these products (row ids) that have one. */
export async function listSecondPictures(db: Db, productIds: string[]): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_pictures')
    .select(['product_id', 'url'])
    .where('product_id', 'in', productIds)
    .where('position', '=', 1)
    .execute();
  return new Map(rows.map(({ product_id, url }) => [product_id, url]));
}

export async function writeProductPictures(
  trx: Db,
  productId: string,
  pictures: ProductPicture[],
): Promise<void> {
  await trx.deleteFrom('product_pictures').where('product_id', '=', productId).execute();
  if (pictures.length === 0) return;
  await trx
    .insertInto('product_pictures')
    .values(
      pictures.map(({ url, alt, variant = '' }, position) => ({
        product_id: productId,
        position,
        url,
        alt,
        variant,
      })),
    )
    .execute();
}

/** An import knows one picture: it takes the place of the first one, where there are any. Another picture may show another variant. */
export async function writeFirstPicture(trx: Db, productId: string, url: string): Promise<void> {
  await trx
    .updateTable('product_pictures')
    .set({ url, variant: '' })
    .where('product_id', '=', productId)
    .where('position', '=', 0)
    .where('url', '!=', url)
    .execute();
}
