import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** Where an application for a trade account stands. */
export const APPLICATION_STATUSES = ['received', 'contacted', 'approved', 'declined'] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What can be done with applications; what is taken back from the archive stands where it stood. */
export const APPLICATION_MOVES = [...APPLICATION_STATUSES, 'archive', 'restore'] as const;

export type ApplicationMove = (typeof APPLICATION_MOVES)[number];

export const APPLICATION_NOTE_MAX_LENGTH = 4000;

/** What the list in /cms can be asked for; without a status, all that is not archived. */
export const APPLICATION_LIST = {
  sorts: ['-received', 'received', 'business'],
  filters: { status: [...APPLICATION_STATUSES, 'archived'] },
} as const satisfies ListShape;

export type ApplicationListQuery = ListQuery<typeof APPLICATION_LIST>;
