import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** Filters and sorts of the mails in /cms. */
export const MAIL_LIST = {
  sorts: ['-written'],
  filters: { state: ['sent', 'outbox'] },
} as const satisfies ListShape;

export type MailListQuery = ListQuery<typeof MAIL_LIST>;
