import type { ProductRecord } from '#database/queries/catalogue-editing/write-product.ts';
import type { CatalogueProduct } from '#domain/import/import-merge.ts';
import type { Fields } from '#domain/people/audit.ts';

/** What a row of a file changes of a product, for the list behind the entry of the import. */
export type ImportedChange = { before: Fields; after: Fields };

/** The fields of a product as the audit log shows them: brand, category and type by name. */
export function importedFields(product: CatalogueProduct): Fields {
  const { attributes, ...fields } = product;
  return { ...fields, attributes: attributes.map(({ attribute, value }) => `${attribute}: ${value}`) };
}

/** What is listed of a new product: its texts stand in the product. */
export function newProductFields({
  name,
  brand,
  category,
  status,
  variants,
  ...record
}: ProductRecord): Fields {
  const { slug, pricePence, originalPricePence } = record;
  return {
    name,
    slug,
    brand: brand.name,
    category: category.name,
    pricePence,
    ...(originalPricePence !== null && { originalPricePence }),
    status: status ?? 'published',
    variants,
  };
}
