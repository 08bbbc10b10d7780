import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

export const DATED_SHOWN = ['running', 'scheduled', 'ended', 'cancelled', 'all'] as const;

/** Filters and sorts of the list in /cms; without a state it shows what is not over, in the order of the calendar. */
export const DATED_PRICE_LIST = {
  sorts: ['from', '-from', 'until', 'name'],
  filters: { state: DATED_SHOWN },
} as const satisfies ListShape;

export type DatedPriceListQuery = ListQuery<typeof DATED_PRICE_LIST>;
