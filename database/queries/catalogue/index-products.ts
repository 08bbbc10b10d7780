import type { Db } from '#database/open.ts';
import { indexProducts } from '#database/search/search.ts';

export type IndexedProduct = {
  id: string;
  name: string;
  brand: string;
  category: string;
  description: string;
  ingredients: string;
  variants: string[];
};

/** Writes the texts of products into the search, in the transaction that writes the products. */
export async function makeFindable(trx: Db, products: readonly IndexedProduct[]): Promise<void> {
  await indexProducts(
    trx,
    products.map(({ id, name, brand, category, description, ingredients, variants }) => ({
      productId: id,
      name,
      brand,
      category,
      body: [description, ingredients, ...variants].join(' '),
    })),
  );
}

const BATCH = 500;

/** The same for stored products, as after their brand was renamed. */
export async function reindexProducts(trx: Db, ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const products = await trx
      .selectFrom('products')
      .innerJoin('brands', 'brands.id', 'products.brand_id')
      .innerJoin('categories', 'categories.id', 'products.category_id')
      .select([
        'products.id',
        'products.name',
        'products.description',
        'products.ingredients',
        'brands.name as brand',
        'categories.name as category',
      ])
      .where('products.id', 'in', batch)
      .execute();
    const variants = await trx
      .selectFrom('variants')
      .select(['product_id', 'name'])
      .where('product_id', 'in', batch)
      .execute();
    const names = Map.groupBy(variants, (variant) => variant.product_id);
    await makeFindable(
      trx,
      products.map((product) => ({
        ...product,
        variants: (names.get(product.id) ?? []).map(({ name }) => name),
      })),
    );
  }
}
