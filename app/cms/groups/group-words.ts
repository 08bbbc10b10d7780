import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';

/** The two ways products are grouped: managed alike, each under its own name and address. */
export type GroupKind = 'brand' | 'category';

export const GROUPS = {
  brand: {
    name: 'Brand',
    plural: 'brands',
    title: 'Brands',
    permissions: { view: 'brands.view', change: 'brands.edit', delete: 'brands.delete' },
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
    permissions: { view: 'categories.view', change: 'categories.edit', delete: 'categories.delete' },
    list: cmsPaths.categories,
    one: cmsPaths.category,
    create: cmsPaths.newCategory,
    reorder: cmsPaths.categoryOrder,
    inShop: paths.category,
  },
} as const;
