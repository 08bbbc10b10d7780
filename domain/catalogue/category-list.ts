import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** The sorts and filters of the list of categories in /cms. */
export const CATEGORY_LIST = {
  sorts: ['name', '-name', '-products', '-updated'],
  filters: { status: ['live', 'archived'] },
} as const satisfies ListShape;

export type CategoryListQuery = ListQuery<typeof CATEGORY_LIST>;
