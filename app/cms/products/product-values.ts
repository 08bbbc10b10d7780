import { type FormValues, formValues, rowValues } from '#app/cms/fields/form-values.ts';
import { attributeFields } from '#domain/catalogue/attributes.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import type { ProductFields } from '#domain/catalogue/product-form.ts';
import { partsText } from '#domain/catalogue/product-part-form.ts';
import type { VariantFields } from '#domain/catalogue/product-variant-form.ts';
import { plainPounds } from '#domain/money/money.ts';

/** A stored product as the values of its form; a product sold only as Standard has no rows of variants. */
export function productValues(product: ProductFields): FormValues {
  const { variants, pictures, features, parts, attributes, ...fields } = product;
  const [first, ...others] = variants;
  const isStandard = others.length === 0 && first?.name === STANDARD_VARIANT && first.pricePence === null;
  const { id, stock, sku, barcode, grams } = formValues(isStandard ? first : {});
  return {
    ...formValues(fields),
    pricePence: pounds(product.pricePence),
    isFree: [product, ...variants].some(({ pricePence }) => pricePence === 0) ? 'on' : '',
    originalPricePence: pounds(product.originalPricePence),
    ratingWas: String(product.rating ?? ''),
    hadNoDescription: product.description === '' ? 'on' : '',
    discountWas: String(product.discountPercent ?? ''),
    parts: partsText(parts),
    ...attributeFields(attributes),
    stock: stock ?? '',
    stockWas: stock ?? '',
    standardId: id ?? '',
    sku: sku ?? '',
    barcode: barcode ?? '',
    grams: grams ?? '',
    costPence: isStandard ? pounds(first.costPence) : '',
    ...rowValues('pictures', pictures),
    ...rowValues('features', features),
    ...rowValues('variants', isStandard ? [] : variants.map(variantValues)),
  };
}

function variantValues(variant: VariantFields): FormValues {
  return {
    ...formValues(variant),
    pricePence: pounds(variant.pricePence),
    originalPricePence: pounds(variant.originalPricePence),
    costPence: pounds(variant.costPence),
  };
}

/** The values of a copy: a draft of its own name, without ids, codes, reviews and former prices, which it never had. */
export function copiedValues(values: FormValues): FormValues {
  const copied = Object.entries(values).filter(
    ([name]) =>
      !/(^|\.)(id|standardId|stockWas|sku|barcode|originalPricePence|discountPercent|discountWas)$/.test(
        name,
      ),
  );
  return {
    ...Object.fromEntries(copied),
    name: `${values.name} (copy)`,
    slug: '',
    status: 'draft',
    reviewCount: '0',
    rating: '5',
    ratingWas: '',
    hadNoDescription: '',
  };
}

export function categorySlug(categories: { id: string; slug: string }[], id: string | undefined): string {
  return categories.find((category) => category.id === id)?.slug ?? '';
}

function pounds(pence: number | null): string {
  return pence === null ? '' : plainPounds(pence);
}
