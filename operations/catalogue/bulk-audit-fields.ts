import type { BulkProduct } from '#domain/catalogue/bulk/bulk-change.ts';
import type { BulkNames } from '#domain/catalogue/bulk/bulk-preview.ts';
import type { Fields } from '#domain/people/audit.ts';

/** The fields of a product that changes of many write, as the audit log shows them: groups, type and variants by name. */
export function bulkAuditFields(product: BulkProduct, names: BulkNames): Fields {
  const { brandId, categoryId, typeId, gbPersonId, euPersonId, attributes, variants, id, name, ...fields } =
    product;
  const isOneThing = variants.length === 1;
  return {
    ...fields,
    brand: names.get(brandId) ?? brandId,
    category: names.get(categoryId) ?? categoryId,
    gbPerson: gbPersonId && (names.get(gbPersonId) ?? gbPersonId),
    euPerson: euPersonId && (names.get(euPersonId) ?? euPersonId),
    type: typeId && (names.get(typeId) ?? typeId),
    attributes: attributes.map(({ attribute, value }) => `${attribute}: ${value}`),
    ...Object.fromEntries(
      variants.flatMap((variant) => {
        const prefix = isOneThing ? '' : `${variant.name} `;
        return [
          [`${prefix}stock`, variant.stock],
          [`${prefix}grams`, variant.grams],
          [`${prefix}costPence`, variant.costPence],
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
