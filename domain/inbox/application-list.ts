import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

export const APPLICATION_STATUSES = ['received', 'contacted', 'approved', 'declined'] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The bulk changes; restoring from the archive brings back the earlier status. */
export const APPLICATION_MOVES = [...APPLICATION_STATUSES, 'archive', 'restore'] as const;

export type ApplicationMove = (typeof APPLICATION_MOVES)[number];

export const APPLICATION_NOTE_MAX_LENGTH = 4000;

/** Filters and sorts of the list in /cms; without a status it omits archived applications. */
export const APPLICATION_LIST = {
  sorts: ['-received', 'received', 'business'],
  filters: { status: [...APPLICATION_STATUSES, 'archived'] },
} as const satisfies ListShape;

export type ApplicationListQuery = ListQuery<typeof APPLICATION_LIST>;
