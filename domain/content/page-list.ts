import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';
import { FOOTER_PLACES, PAGE_KINDS, PAGE_STATUSES } from './page.ts';

/** Sort orders and filters of the list of pages and articles in /cms. */
export const PAGE_LIST = {
  sorts: ['-updated', 'updated', 'title', '-title', '-published', 'published'],
  filters: { kind: PAGE_KINDS, status: PAGE_STATUSES, footer: FOOTER_PLACES, archived: ['yes'] },
} as const satisfies ListShape;

export type PageListQuery = ListQuery<typeof PAGE_LIST>;
