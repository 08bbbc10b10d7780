import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** The states of an application for a trade account. */
export const APPLICATION_STATUSES = ['received', 'contacted', 'approved', 'declined'] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The commands for applications; a restored one has the state it had. */
export const APPLICATION_MOVES = [...APPLICATION_STATUSES, 'archive', 'restore'] as const;

export type ApplicationMove = (typeof APPLICATION_MOVES)[number];

export const APPLICATION_NOTE_MAX_LENGTH = 4000;

/** The sorts and filters of the list in /cms; without a status, all that is not archived. */
export const APPLICATION_LIST = {
  sorts: ['-received', 'received', 'business'],
  filters: { status: [...APPLICATION_STATUSES, 'archived'] },
} as const satisfies ListShape;

export type ApplicationListQuery = ListQuery<typeof APPLICATION_LIST>;
