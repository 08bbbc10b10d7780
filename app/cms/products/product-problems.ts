import { PERSON_GONE } from '#app/cms/item-data/person-fields.ts';
import type { SaveProductResult } from '#operations/catalogue/save-product.ts';

type Refused = Extract<SaveProductResult, { ok: false }>;

export function problemErrors(refused: Refused, submitted: Record<string, string>): Record<string, string> {
  switch (refused.problem) {
    case 'slug-taken':
      return { slug: 'Another product has this slug' };
    case 'brand-gone':
      return { brandId: 'This brand was deleted meanwhile' };
    case 'category-gone':
      return { categoryId: 'This category was deleted meanwhile' };
    case 'type-elsewhere':
      return { typeId: 'There is no such type in this category' };
    case 'person-gone':
      return { [refused.field]: PERSON_GONE };
    case 'sku-taken':
      return skuErrors(refused.skus, submitted);
    case 'parts-refused':
      return { parts: refused.message };
    case 'former-price-not-charged':
      return formerPriceErrors(refused.refusals, submitted);
    default:
      return {};
  }
}

function formerPriceErrors(
  refusals: Extract<Refused, { problem: 'former-price-not-charged' }>['refusals'],
  submitted: Record<string, string>,
): Record<string, string> {
  const rowOf = (name: string) =>
    Object.entries(submitted)
      .find(([field, value]) => /^variants\.\d+\.name$/.test(field) && value.trim() === name)?.[0]
      .replace(/name$/, '') ?? '';
  return Object.fromEntries(
    refusals.map(({ variant, reason }) => [
      `${variant === null ? '' : rowOf(variant)}originalPricePence`,
      reason,
    ]),
  );
}

function skuErrors(skus: string[], submitted: Record<string, string>): Record<string, string> {
  const fields = Object.entries(submitted).filter(
    ([name, value]) => /(^|\.)sku$/.test(name) && skus.includes(value.trim()),
  );
  return Object.fromEntries(fields.map(([name]) => [name, 'Another product has this SKU']));
}
