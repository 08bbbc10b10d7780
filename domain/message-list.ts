import type { ListQuery, ListShape } from './list-query.ts';

/** Where a contact message stands with the staff. */
export const MESSAGE_STATUSES = ['new', 'read', 'answered', 'archived'] as const;

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** What the inbox in /cms can be asked for; without a status, all that is not archived. */
export const MESSAGE_LIST = {
  sorts: ['-received', 'received'],
  filters: { status: MESSAGE_STATUSES },
} as const satisfies ListShape;

export type MessageListQuery = ListQuery<
  (typeof MESSAGE_LIST.sorts)[number],
  keyof (typeof MESSAGE_LIST)['filters']
>;
