import type { Db } from '#database/open.ts';
import { listAttributeValues } from '#database/queries/attributes/attribute-values.ts';
import { listProductPictures } from '#database/queries/catalogue/product-pictures.ts';
import { listPartCodes } from '#database/queries/sets/write-set-parts.ts';
import type { ProductListQuery } from '#domain/catalogue/product-list.ts';
import type { ExportedProduct } from '#domain/import/product-cells.ts';
import { readStoredProducts } from './import-rows.ts';
import { listProductIds } from './listed-products.ts';

const BATCH = 250;

/** Yields the products that a query of the list in /cms finds, read in batches, each under the id of the export. */
export async function* exportProducts(
  db: Db,
  query: ProductListQuery,
  exportId: string,
): AsyncGenerator<ExportedProduct> {
  const ids = await listProductIds(db, query);
  const names = new Map(
    (await listAttributeValues(db)).flatMap(({ slug, values }) =>
      values.map((value) => [`${slug} ${value.slug}`, value.name] as const),
    ),
  );
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const [products, pictures, parts] = await Promise.all([
      readStoredProducts(db, batch),
      listProductPictures(db, batch),
      listPartCodes(db, batch),
    ]);
    for (const { id, typeName, gbPerson, euPerson, status, record } of products)
      yield {
        ...record,
        brand: record.brand.name,
        category: record.category.name,
        type: typeName,
        goodsKind: record.goodsKind ?? null,
        originCountry: record.originCountry ?? null,
        commodityCode: record.commodityCode ?? null,
        gbPerson,
        euPerson,
        status,
        exportId,
        attributes: (record.attributes ?? []).map((value) => ({
          ...value,
          name: names.get(`${value.attribute} ${value.value}`) ?? value.value,
        })),
        pictures: pictures.get(id) ?? [],
        parts: parts.get(id) ?? [],
      };
  }
}
