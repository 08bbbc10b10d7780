import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';
import { TICKET_KIND_NAMES } from './ticket.ts';

export const TICKET_SHOWN = ['overdue', 'closed', 'all'] as const;

/** The filter by state as people read it; without one the list shows what is open. */
export const TICKET_SHOWN_WORDS = {
  overdue: 'Overdue',
  closed: 'Closed',
  all: 'Open and closed',
} as const satisfies Record<(typeof TICKET_SHOWN)[number], string>;

/** Filters and sorts of the list in /cms. */
export const TICKET_LIST = {
  sorts: ['due', '-received', 'received'],
  filters: { state: TICKET_SHOWN, kind: TICKET_KIND_NAMES },
} as const satisfies ListShape;

export type TicketListQuery = ListQuery<typeof TICKET_LIST>;
