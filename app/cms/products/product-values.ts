import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import type { ProductFields } from '#domain/catalogue/product-form.ts';
import type { VariantFields } from '#domain/catalogue/product-variant-form.ts';
import { plainPounds } from '#domain/money/money.ts';

/** A stored product as the values of its form; a product sold only as Standard has no rows of variants. */
export function productValues(product: ProductFields): Record<string, string> {
  const [first, ...others] = product.variants;
  const isStandard = others.length === 0 && first?.name === STANDARD_VARIANT && first.pricePence === null;
  return {
    name: product.name,
    slug: product.slug,
    brandId: product.brandId,
    categoryId: product.categoryId,
    description: product.description,
    pricePence: pounds(product.pricePence),
    originalPricePence: pounds(product.originalPricePence),
    discountPercent: text(product.discountPercent),
    status: product.status,
    featured: product.featured ? 'on' : '',
    rating: text(product.rating),
    ratingWas: text(product.rating),
    reviewCount: text(product.reviewCount),
    amount: text(product.amount),
    unit: product.unit ?? '',
    ingredients: product.ingredients,
    howToUse: product.howToUse,
    warnings: product.warnings,
    periodAfterOpeningMonths: text(product.periodAfterOpeningMonths),
    responsiblePerson: product.responsiblePerson,
    stock: isStandard ? text(first.stock) : '',
    stockWas: isStandard ? text(first.stock) : '',
    standardId: isStandard ? (first.id ?? '') : '',
    sku: isStandard ? (first.sku ?? '') : '',
    barcode: isStandard ? (first.barcode ?? '') : '',
    ...Object.fromEntries(
      product.pictures.flatMap(({ url, alt }, place) => [
        [`pictures.${place}.url`, url],
        [`pictures.${place}.alt`, alt],
      ]),
    ),
    ...Object.fromEntries(
      product.features.flatMap(({ icon, text: words }, place) => [
        [`features.${place}.icon`, icon],
        [`features.${place}.text`, words],
      ]),
    ),
    ...(isStandard ? {} : Object.assign({}, ...product.variants.map(variantValues))),
  };
}

function variantValues(variant: VariantFields, place: number): Record<string, string> {
  const name = (field: string) => `variants.${place}.${field}`;
  return {
    [name('id')]: variant.id ?? '',
    [name('name')]: variant.name,
    [name('sku')]: variant.sku ?? '',
    [name('barcode')]: variant.barcode ?? '',
    [name('pricePence')]: pounds(variant.pricePence),
    [name('originalPricePence')]: pounds(variant.originalPricePence),
    [name('amount')]: text(variant.amount),
    [name('stock')]: text(variant.stock),
    [name('stockWas')]: text(variant.stockWas),
    [name('imageUrl')]: variant.imageUrl ?? '',
    [name('shade')]: variant.shade ?? '',
  };
}

/** The values of a copy: a draft of its own name, without what belongs to one product alone. */
export function copiedValues(values: Record<string, string>): Record<string, string> {
  const copied = Object.entries(values).filter(
    ([name]) => !/(^|\.)(id|standardId|stockWas|sku|barcode)$/.test(name),
  );
  return {
    ...Object.fromEntries(copied),
    name: `${values.name} (copy)`,
    slug: '',
    status: 'draft',
    reviewCount: '0',
    rating: '5',
    ratingWas: '',
  };
}

export function categorySlug(categories: { id: string; slug: string }[], id: string | undefined): string {
  return categories.find((category) => category.id === id)?.slug ?? '';
}

/** The places of the rows 'variants.0.…' or 'features.0.…' among the values of a form. */
export function rowPlaces(values: Record<string, string>, list: 'variants' | 'features'): number[] {
  const places = Object.keys(values).flatMap((name) => {
    const [first, place] = name.split('.');
    return first === list && place !== undefined ? [Number(place)] : [];
  });
  return [...new Set(places)].sort((a, b) => a - b);
}

function pounds(pence: number | null): string {
  return pence === null ? '' : plainPounds(pence);
}

function text(value: number | null): string {
  return value === null ? '' : String(value);
}
