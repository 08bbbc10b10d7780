import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** Sort orders and filters of the slide list in /cms. */
export const SLIDE_LIST = {
  sorts: ['order', 'title', '-title', '-updated'],
  filters: {
    status: ['active', 'inactive', 'archived'],
    type: ['default', 'featured', 'promotion', 'seasonal'],
  },
} as const satisfies ListShape;

export type SlideListQuery = ListQuery<typeof SLIDE_LIST>;
