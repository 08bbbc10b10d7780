import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** The states of a contact message. */
export const MESSAGE_STATUSES = ['new', 'read', 'answered', 'archived'] as const;

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** The commands for messages; a restored one is answered or read, as it was. */
export const MESSAGE_MOVES = [...MESSAGE_STATUSES, 'restore'] as const;

export type MessageMove = (typeof MESSAGE_MOVES)[number];

export const MESSAGE_NOTE_MAX_LENGTH = 2000;

/** The sorts and filters of the inbox in /cms; without a status, all that is not archived. */
export const MESSAGE_LIST = {
  sorts: ['-received', 'received'],
  filters: { status: MESSAGE_STATUSES },
} as const satisfies ListShape;

export type MessageListQuery = ListQuery<typeof MESSAGE_LIST>;
