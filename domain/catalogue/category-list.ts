import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** Sort orders and filters of the category list in /cms. */
export const CATEGORY_LIST = {
  sorts: ['name', '-name', '-products', '-updated'],
  filters: { status: ['live', 'archived'] },
} as const satisfies ListShape;

export type CategoryListQuery = ListQuery<typeof CATEGORY_LIST>;
