import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** Sort orders and filters of the types in /cms. */
export const TYPE_LIST = {
  sorts: ['name', '-name', '-products', '-updated'],
  filters: { status: ['live', 'archived'] },
} as const satisfies ListShape;

export type TypeListQuery = ListQuery<typeof TYPE_LIST>;
