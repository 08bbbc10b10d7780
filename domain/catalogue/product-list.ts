import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** Sort orders and filters of the product list in /cms; without a status archived products are left out. */
export const PRODUCT_LIST = {
  sorts: ['-updated', 'name', '-name', 'price', '-price', 'stock', '-stock'],
  filters: {
    status: ['published', 'draft', 'archived', 'all'],
    stock: ['in', 'low', 'out'],
    featured: ['yes', 'no'],
    picture: ['none', 'elsewhere'],
    waiting: ['yes'],
    category: 'any',
    brand: 'any',
  },
} as const satisfies ListShape;

export type ProductListQuery = ListQuery<typeof PRODUCT_LIST>;
