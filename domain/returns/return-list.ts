import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';
import { RETURN_STATES } from './return.ts';
import { RETURN_CAUSES } from './return-situation.ts';

export const RETURNS_SHOWN = [...RETURN_STATES, 'overdue', 'all'] as const;

/** Filters and sorts of the list in /cms; without a state it shows what is open. */
export const RETURN_LIST = {
  sorts: ['due', '-asked', 'asked'],
  filters: { state: RETURNS_SHOWN, cause: RETURN_CAUSES },
} as const satisfies ListShape;

export type ReturnListQuery = ListQuery<typeof RETURN_LIST>;
