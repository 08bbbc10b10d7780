import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

export const DATED_SHOWN = ['running', 'scheduled', 'ended', 'cancelled'] as const;

/** Filters and sorts of the list in /cms, the latest beginning first. */
export const DATED_PRICE_LIST = {
  sorts: ['-from', 'from', 'until', 'name'],
  filters: { state: DATED_SHOWN },
} as const satisfies ListShape;

export type DatedPriceListQuery = ListQuery<typeof DATED_PRICE_LIST>;
