import type { BulkProduct } from '#domain/catalogue/bulk/bulk-change.ts';
import type { Fields } from '#domain/people/audit.ts';

/** The fields of a product that changes of many write, as the audit log shows them: groups and variants by name. */
export function bulkAuditFields(product: BulkProduct, groupNames: ReadonlyMap<string, string>): Fields {
  const { brandId, categoryId, variants, id, name, ...fields } = product;
  const isOneThing = variants.length === 1;
  return {
    ...fields,
    brand: groupNames.get(brandId) ?? brandId,
    category: groupNames.get(categoryId) ?? categoryId,
    ...Object.fromEntries(
      variants.flatMap((variant) => {
        const prefix = isOneThing ? '' : `${variant.name} `;
        return [
          [`${prefix}stock`, variant.stock],
          ...(isOneThing
            ? []
            : [
                [`${prefix}pricePence`, variant.pricePence],
                [`${prefix}originalPricePence`, variant.originalPricePence],
              ]),
        ];
      }),
    ),
  };
}
