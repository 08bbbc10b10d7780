import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** Sort orders and filters of the picture library in /cms. */
export const PICTURE_LIST = {
  sorts: ['-created'],
  filters: { use: ['used', 'unused'] },
} as const satisfies ListShape;

export type PictureListQuery = ListQuery<typeof PICTURE_LIST>;
