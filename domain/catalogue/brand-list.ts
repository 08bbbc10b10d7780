import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** The sorts and filters of the list of brands in /cms. */
export const BRAND_LIST = {
  sorts: ['name', '-name', '-products', '-updated'],
  filters: { status: ['live', 'archived'], featured: ['yes', 'no'] },
} as const satisfies ListShape;

export type BrandListQuery = ListQuery<typeof BRAND_LIST>;
