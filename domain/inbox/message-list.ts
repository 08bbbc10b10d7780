import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';
import { COMPLAINT } from './complaint.ts';

export const MESSAGE_STATUSES = ['new', 'read', 'answered', 'archived'] as const;

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** The bulk changes; restoring from the archive brings back the earlier status. */
export const MESSAGE_MOVES = [...MESSAGE_STATUSES, 'restore'] as const;

export type MessageMove = (typeof MESSAGE_MOVES)[number];

export const MESSAGE_NOTE_MAX_LENGTH = 2000;

/** Filters and sorts of the inbox in /cms; without a status it omits archived messages. */
export const MESSAGE_LIST = {
  sorts: ['-received', 'received'],
  filters: { status: MESSAGE_STATUSES, kind: [COMPLAINT] },
} as const satisfies ListShape;

export type MessageListQuery = ListQuery<typeof MESSAGE_LIST>;
