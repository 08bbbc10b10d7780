import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** What the library of pictures in /cms can be asked for. */
export const PICTURE_LIST = {
  sorts: ['-created'],
  filters: { use: ['used', 'unused'] },
} as const satisfies ListShape;

export type PictureListQuery = ListQuery<typeof PICTURE_LIST>;
