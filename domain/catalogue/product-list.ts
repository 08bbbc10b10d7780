import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** What the list of products in /cms can be asked for. */
export const PRODUCT_LIST = {
  sorts: ['-updated', 'name', '-name', 'price', '-price', 'stock', '-stock'],
  filters: {
    status: ['published', 'draft', 'archived'],
    stock: ['in', 'low', 'out'],
    featured: ['yes', 'no'],
    category: 'any',
    brand: 'any',
  },
} as const satisfies ListShape;

export type ProductListQuery = ListQuery<typeof PRODUCT_LIST>;
