import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** The sorts and filters of the library of pictures in /cms. */
export const PICTURE_LIST = {
  sorts: ['-created'],
  filters: { use: ['used', 'unused'] },
} as const satisfies ListShape;

export type PictureListQuery = ListQuery<typeof PICTURE_LIST>;
