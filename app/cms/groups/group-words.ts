import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { countText } from '#domain/text/count-text.ts';

/** What products are grouped by: managed alike, each under its own name and address. */
export type GroupKind = 'brand' | 'category';

export const GROUPS = {
  brand: {
    name: 'Brand',
    plural: 'brands',
    title: 'Brands',
    list: cmsPaths.brands,
    one: cmsPaths.brand,
    create: cmsPaths.newBrand,
    reorder: cmsPaths.brandOrder,
    inShop: paths.brand,
  },
  category: {
    name: 'Category',
    plural: 'categories',
    title: 'Categories',
    list: cmsPaths.categories,
    one: cmsPaths.category,
    create: cmsPaths.newCategory,
    reorder: cmsPaths.categoryOrder,
    inShop: paths.category,
  },
} as const;

/** '1 category', '7 categories' */
export function groupCount(kind: GroupKind, count: number): string {
  return countText(count, kind, GROUPS[kind].plural);
}
