import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** What the list of categories in /cms can be asked for. */
export const CATEGORY_LIST = {
  sorts: ['name', '-name', '-products', '-updated'],
  filters: { status: ['live', 'archived'] },
} as const satisfies ListShape;

export type CategoryListQuery = ListQuery<typeof CATEGORY_LIST>;
