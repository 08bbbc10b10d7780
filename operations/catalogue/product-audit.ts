import type { Db } from '#database/open.ts';
import { findTypeName } from '#database/queries/attributes/product-types.ts';
import { findProductGroup } from '#database/queries/catalogue-editing/product-groups.ts';
import type { ProductRecordForEditing } from '#database/queries/catalogue-editing/product-record.ts';
import { sortValues } from '#domain/catalogue/attributes.ts';
import type { ProductFields } from '#domain/catalogue/product-form.ts';
import { partsText } from '#domain/catalogue/product-part-form.ts';
import type { Fields } from '#domain/people/audit.ts';

/** The fields of the form for the audit log: brand and category by name, without ids and values that only travel with it. */
export async function productAudit(
  trx: Db,
  product: ProductFields | ProductRecordForEditing,
): Promise<Fields> {
  const { variants, brandId, categoryId, typeId, attributes, parts, ...fields } = product;
  const [brand, category] = [
    await findProductGroup(trx, 'brand', brandId),
    await findProductGroup(trx, 'category', categoryId),
  ];
  const logged: Fields = {
    ...fields,
    brand: brand?.name ?? brandId,
    category: category?.name ?? categoryId,
    ...(typeId !== null && { type: (await findTypeName(trx, typeId)) ?? typeId }),
    ...(attributes.length > 0 && {
      attributes: sortValues(attributes).map(({ attribute, value }) => `${attribute}: ${value}`),
    }),
    ...(parts.length > 0 && { parts: partsText(parts) }),
    variants: variants.map(({ id, stockWas, ...variant }) => variant),
  };
  for (const name of ['id', 'version', 'importKey', 'updatedAt']) delete logged[name];
  return logged;
}
