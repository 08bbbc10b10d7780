import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;

export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** The statuses as people read them. */
export const SUBSCRIBER_WORDS = {
  pending: 'unconfirmed',
  confirmed: 'confirmed',
  unsubscribed: 'unsubscribed',
} as const satisfies Record<SubscriberStatus, string>;

/** Filters and sorts of the list in /cms. */
export const SUBSCRIBER_LIST = {
  sorts: ['-since', 'email'],
  filters: { status: SUBSCRIBER_STATUSES },
} as const satisfies ListShape;

export type SubscriberListQuery = ListQuery<typeof SUBSCRIBER_LIST>;
