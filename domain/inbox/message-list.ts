import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** Where a contact message stands with the staff. */
export const MESSAGE_STATUSES = ['new', 'read', 'answered', 'archived'] as const;

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** What can be done with messages; what is taken back from the archive is answered or read, as it was. */
export const MESSAGE_MOVES = [...MESSAGE_STATUSES, 'restore'] as const;

export type MessageMove = (typeof MESSAGE_MOVES)[number];

export const MESSAGE_NOTE_MAX_LENGTH = 2000;

/** What the inbox in /cms can be asked for; without a status, all that is not archived. */
export const MESSAGE_LIST = {
  sorts: ['-received', 'received'],
  filters: { status: MESSAGE_STATUSES },
} as const satisfies ListShape;

export type MessageListQuery = ListQuery<typeof MESSAGE_LIST>;
