import { type ListQuery, listSearch } from '#domain/lists/list-query.ts';
import type { ListSearch } from './list-declaration.ts';

type List = Pick<ListSearch, 'path' | 'shape'>;

export function listAddress(
  list: List,
  query: ListQuery,
  change: { page: number } | { sort: string },
): string {
  return list.path + listSearch(query, list.shape, change);
}

/** The addresses that sort a list by a column, null for a direction it does not have, and the direction it is in. */
export function sortLinks(
  list: List,
  query: ListQuery,
  name: string,
): { up: string | null; down: string | null; now: 'up' | 'down' | null } {
  const up = list.shape.sorts.find((sort) => sort === name);
  const down = list.shape.sorts.find((sort) => sort === `-${name}`);
  const address = (sort: string | undefined) => (sort ? listAddress(list, query, { sort }) : null);
  return {
    up: address(up),
    down: address(down),
    now: query.sort === up ? 'up' : query.sort === down ? 'down' : null,
  };
}
