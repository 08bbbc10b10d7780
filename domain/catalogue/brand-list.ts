import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** Sort orders and filters of the brand list in /cms. */
export const BRAND_LIST = {
  sorts: ['name', '-name', '-products', '-updated'],
  filters: { status: ['live', 'archived'], featured: ['yes', 'no'] },
} as const satisfies ListShape;

export type BrandListQuery = ListQuery<typeof BRAND_LIST>;
