import type { SaveProductResult } from '#operations/catalogue/save-product.ts';

type Problem = Exclude<
  Extract<SaveProductResult, { ok: false }>,
  { problem: 'not-found' | 'changed-meanwhile' }
>;

/** Which field is to blame for what the catalogue refused. */
export function problemErrors(
  refused: Extract<SaveProductResult, { ok: false }>,
  typed: Record<string, string>,
): Record<string, string> {
  switch (refused.problem as Problem['problem']) {
    case 'slug-taken':
      return { slug: 'Another product has this slug' };
    case 'brand-gone':
      return { brandId: 'This brand was deleted meanwhile' };
    case 'category-gone':
      return { categoryId: 'This category was deleted meanwhile' };
    default:
      return skuErrors(refused, typed);
  }
}

function skuErrors(
  refused: Extract<SaveProductResult, { ok: false }>,
  typed: Record<string, string>,
): Record<string, string> {
  if (refused.problem !== 'sku-taken') return {};
  const fields = Object.entries(typed).filter(
    ([name, value]) => /(^|\.)sku$/.test(name) && refused.skus.includes(value.trim()),
  );
  return Object.fromEntries(fields.map(([name]) => [name, 'Another product has this SKU']));
}
