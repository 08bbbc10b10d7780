import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** What the list of brands in /cms can be asked for. */
export const BRAND_LIST = {
  sorts: ['name', '-name', '-products', '-updated'],
  filters: { status: ['live', 'archived'], featured: ['yes', 'no'] },
} as const satisfies ListShape;

export type BrandListQuery = ListQuery<typeof BRAND_LIST>;
